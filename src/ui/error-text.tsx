import type { ReactNode } from 'react'

/** The error message of a field, or nothing. */
export function ErrorText({ id, children }: { id: string; children?: ReactNode }) {
  if (!children) return null
  return (
    <p className="error-text" id={`${id}-error`}>
      {children}
    </p>
  )
}
