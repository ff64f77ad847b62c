import Link from 'next/link'
import type { ReactNode } from 'react'

interface PagerLinkProps {
  /** Null where there is no such page. */
  href: string | null
  rel: 'prev' | 'next'
  children: ReactNode
}

/** One step through a list; at its ends the button stays in place and says that it leads nowhere. */
export function PagerLink({ href, rel, children }: PagerLinkProps) {
  if (href === null) {
    return (
      <span className="button line" aria-disabled="true">
        {children}
      </span>
    )
  }
  return (
    <Link className="button line" href={href} rel={rel}>
      {children}
    </Link>
  )
}
