'use client'

import Link, { useLinkStatus } from 'next/link'
import type { ReactNode } from 'react'

interface PagerLinkProps {
  href: string
  rel: 'prev' | 'next'
  /** Announced while the page loads. */
  loading: string
  children: ReactNode
}

/** While the next page is on its way, the list's place is held by its skeleton (see `lists.css`). */
function Pending({ loading }: Pick<PagerLinkProps, 'loading'>) {
  const { pending } = useLinkStatus()
  return (
    <span className="hidden-visually" role="status" data-pending={pending || undefined}>
      {pending ? loading : ''}
    </span>
  )
}

/** A previous or next link. */
export function PagerLink({ href, rel, loading, children }: PagerLinkProps) {
  return (
    <Link className="button line" href={href} rel={rel}>
      {children}
      <Pending loading={loading} />
    </Link>
  )
}
