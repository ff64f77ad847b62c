import type { ReactNode } from 'react'

interface MyEntryProps {
  /** Its status, and its rating where it has one. */
  children: ReactNode
  headline?: string
  text: string
  /** For a declined entry, the page that gives the reasons. */
  reasons?: { href: string; label: string } | null
}

/** The reader's own entry, which others cannot see in this version. */
export function MyEntry({ children, headline, text, reasons }: MyEntryProps) {
  return (
    <article className="my-entry stack-tight">
      {children}
      {headline ? <h3>{headline}</h3> : null}
      <p className="my-entry-text">{text}</p>
      {reasons ? <a href={reasons.href}>{reasons.label}</a> : null}
    </article>
  )
}
