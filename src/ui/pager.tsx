interface PagerProps {
  label: string
  /** "Page 2 of 5". */
  place: string
  previous: { label: string; href?: string }
  next: { label: string; href?: string }
}

function Step({ label, href, rel }: { label: string; href?: string; rel: 'prev' | 'next' }) {
  if (href) {
    return (
      <a className="button line" href={href} rel={rel}>
        {label}
      </a>
    )
  }
  return (
    <span className="button line" aria-disabled="true">
      {label}
    </span>
  )
}

/** The way through a list, page by page. */
export function Pager({ label, place, previous, next }: PagerProps) {
  return (
    <nav className="pager" aria-label={label}>
      <Step {...previous} rel="prev" />
      <span className="numeric">{place}</span>
      <Step {...next} rel="next" />
    </nav>
  )
}
