import type { ReactNode } from 'react'

interface BadgeProps {
  /** `count` how many are on, `sale` a price for a while, `state` how far something is. */
  kind: 'count' | 'sale' | 'state'
  children: ReactNode
}

/** A word or a figure set off from what it belongs to. */
export function Badge({ kind, children }: BadgeProps) {
  return <span className={`badge is-${kind}`}>{children}</span>
}
