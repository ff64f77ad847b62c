import type { ReactNode } from 'react'

export interface RowProps {
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

/** What is in a row: its heading and its content. */
export function RowContent({ id, title, note, level = 2, children }: Omit<RowProps, 'slim'>) {
  const Heading = `h${level}` as const
  return (
    <>
      <div className="row-head">
        <Heading id={`${id}-heading`}>{title}</Heading>
        {note ? <p className="caption">{note}</p> : null}
      </div>
      {children}
    </>
  )
}

/** A section of a page: the heading in the margin, the content beside it. */
export function Row({ slim = false, ...content }: RowProps) {
  const { id } = content
  return (
    <section className={slim ? 'row is-slim' : 'row'} id={id} aria-labelledby={`${id}-heading`}>
      <RowContent {...content} />
    </section>
  )
}
