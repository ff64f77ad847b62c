import type { ReactNode } from 'react'

interface TipLinkProps {
  href: string
  /** Unique on the page, because it connects the note with the link. */
  id: string
  /** Shown on hover and focus. */
  tip: string
  children: ReactNode
}

/** A link with a note about what it requires. */
export function TipLink({ href, id, tip, children }: TipLinkProps) {
  return (
    <span className="with-tip">
      <a className="button quiet" href={href} aria-describedby={id} rel="nofollow">
        {children}
      </a>
      <span className="tip" role="tooltip" id={id}>
        {tip}
      </span>
    </span>
  )
}
