import type { ReactNode } from 'react'

interface ArchiveHeadProps {
  title: ReactNode
  lead?: ReactNode
  /** A link to the parent, above the title. */
  eyebrow?: ReactNode
  drawing?: ReactNode
  /** Actions. */
  children?: ReactNode
}

/** The heading of a list page. */
export function ArchiveHead({ title, lead, eyebrow, drawing, children }: ArchiveHeadProps) {
  return (
    <header className="archive-head">
      {drawing ? <div className="archive-drawing">{drawing}</div> : null}
      <div className="stack-tight">
        {eyebrow ? <p className="eyebrow">{eyebrow}</p> : null}
        <h1>{title}</h1>
        {lead ? <p className="lead">{lead}</p> : null}
      </div>
      {children}
    </header>
  )
}
