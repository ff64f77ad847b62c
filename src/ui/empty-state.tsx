import type { ReactNode } from 'react'

interface EmptyStateProps {
  title: string
  /** Decorative. */
  drawing?: ReactNode
  /** Possible reasons. */
  children?: ReactNode
  /** A link or button that leads on. */
  action?: ReactNode
}

/** Replaces an empty list. */
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
