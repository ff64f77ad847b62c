import type { ReactNode } from 'react'

interface Link {
  href: string
  rel: 'prev' | 'next'
  label: string
}

interface PagerProps {
  label: string
  /** "Page 2 of 5". */
  place: string
  previous: { label: string; href?: string }
  next: { label: string; href?: string }
  /** Renders a link to another page; a plain link by default. */
  link?: (link: Link) => ReactNode
}

function plainLink({ href, rel, label }: Link) {
  return (
    <a className="button line" href={href} rel={rel}>
      {label}
    </a>
  )
}

/** Pagination of a list. */
export function Pager({ label, place, previous, next, link = plainLink }: PagerProps) {
  const step = (rel: Link['rel'], { href, label: words }: PagerProps['next']) =>
    href ? (
      link({ href, rel, label: words })
    ) : (
      <span className="button line" aria-disabled="true">
        {words}
      </span>
    )
  return (
    <nav className="pager" aria-label={label}>
      {step('prev', previous)}
      <span className="numeric">{place}</span>
      {step('next', next)}
    </nav>
  )
}
