import type { ReactNode } from 'react'

interface ErrorStateProps {
  title: string
  drawing?: ReactNode
  /** What happened, and what is kept. */
  children?: ReactNode
  /** The way to try again: a button in an island, a link to the same address elsewhere. */
  retry: ReactNode
}

/** What stands in the place of something that could not be fetched. */
export function ErrorState({ title, drawing, children, retry }: ErrorStateProps) {
  return (
    <div className="state" role="alert">
      {drawing}
      <p className="state-title">{title}</p>
      {children}
      {retry}
    </div>
  )
}
