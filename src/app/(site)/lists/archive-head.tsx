import type { ReactNode } from 'react'

interface ArchiveHeadProps {
  title: ReactNode
  lead?: ReactNode
  /** What the title belongs to. */
  above?: ReactNode
  drawing?: ReactNode
  /** What can be done from here. */
  children?: ReactNode
}

/** How every list opens. */
export function ArchiveHead({ title, lead, above, drawing, children }: ArchiveHeadProps) {
  return (
    <header className="archive-head">
      {drawing ? <div className="archive-drawing">{drawing}</div> : null}
      <div className="stack-tight">
        {above ? <p className="eyebrow">{above}</p> : null}
        <h1>{title}</h1>
        {lead ? <p className="lead">{lead}</p> : null}
      </div>
      {children}
    </header>
  )
}
