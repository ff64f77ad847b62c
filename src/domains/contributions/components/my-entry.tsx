import type { ReactNode } from 'react'

interface MyEntryProps {
  /** Its status, and its rating where it has one. */
  children: ReactNode
  headline?: string
  text: string
  /** For a declined entry, the page that gives the reasons. */
  reasons?: { href: string; label: string } | null
  /** Its pictures, and what the reader can do with it. */
  after?: ReactNode
}

/** The reader's own entry in its latest version. */
export function MyEntry({ children, headline, text, reasons, after }: MyEntryProps) {
  return (
    <article className="my-entry stack-tight">
      {children}
      {headline ? <p className="my-entry-headline">{headline}</p> : null}
      <p className="my-entry-text">{text}</p>
      {reasons ? <a href={reasons.href}>{reasons.label}</a> : null}
      {after}
    </article>
  )
}
