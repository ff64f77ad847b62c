import type { ReactNode } from 'react'

interface RowProps {
  id: string
  title: ReactNode
  /** A caption below the heading. */
  note?: ReactNode
  /** The level of the heading. */
  level?: 2 | 3
  /** Says only that nothing is known, in one line. */
  slim?: boolean
  children: ReactNode
}

/** A section of a page: the heading in the margin, the content beside it. */
export function Row({ id, title, note, level = 2, slim = false, children }: RowProps) {
  const Heading = `h${level}` as const
  return (
    <section className={slim ? 'row is-slim' : 'row'} id={id} aria-labelledby={`${id}-heading`}>
      <div className="row-head">
        <Heading id={`${id}-heading`}>{title}</Heading>
        {note ? <p className="caption">{note}</p> : null}
      </div>
      {children}
    </section>
  )
}
