import type { ReactNode } from 'react'

interface ErrorStateProps {
  title: string
  drawing?: ReactNode
  /** What happened, and what was not lost. */
  children?: ReactNode
  /** A retry button in a client component, elsewhere a link to the same URL. */
  retry: ReactNode
}

/** Replaces content that could not be loaded. */
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
