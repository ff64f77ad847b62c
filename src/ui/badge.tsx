import type { ReactNode } from 'react'

interface BadgeProps {
  /** `count` is a number of selected items, `sale` a temporary price, `state` a progress. */
  kind: 'count' | 'sale' | 'state'
  children: ReactNode
}

/** A short label or number that is set apart visually. */
export function Badge({ kind, children }: BadgeProps) {
  return <span className={`badge is-${kind}`}>{children}</span>
}
