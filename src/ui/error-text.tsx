import type { ReactNode } from 'react'

/** What must be mended in a field; nothing where nothing must. */
export function ErrorText({ id, children }: { id: string; children?: ReactNode }) {
  if (!children) return null
  return (
    <p className="error-text" id={`${id}-error`}>
      {children}
    </p>
  )
}
