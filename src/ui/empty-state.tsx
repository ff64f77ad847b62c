import type { ReactNode } from 'react'

interface EmptyStateProps {
  title: string
  /** Decorative. */
  drawing?: ReactNode
  /** Why it may be so. */
  children?: ReactNode
  /** A way on. */
  action?: ReactNode
}

/** What stands in the place of a list that has nothing. */
export function EmptyState({ title, drawing, children, action }: EmptyStateProps) {
  return (
    <div className="state">
      {drawing}
      <p className="state-title">{title}</p>
      {children}
      {action}
    </div>
  )
}
