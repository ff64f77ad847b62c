import type { ReactNode } from 'react'

interface RowProps {
  id: string
  title: ReactNode
  /** A caption below the heading. */
  note?: ReactNode
  children: ReactNode
}

/** A section of a page: the heading in the margin, the content beside it. */
export function Row({ id, title, note, children }: RowProps) {
  return (
    <section className="row" id={id} aria-labelledby={`${id}-heading`}>
      <div className="row-head">
        <h2 id={`${id}-heading`}>{title}</h2>
        {note ? <p className="caption">{note}</p> : null}
      </div>
      {children}
    </section>
  )
}
