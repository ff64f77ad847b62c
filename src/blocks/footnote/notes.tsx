import type { ReferenceItem } from '@/domains/references/view'
import { useTranslations } from '@/ui/texts'
import type { Note } from './footnotes'

const markId = (scope: string, { number }: Note, mark: number) =>
  `${scope}-mark-${number}${mark > 0 ? `-${mark + 1}` : ''}`
const noteId = (scope: string, { number }: Note) => `${scope}-note-${number}`

interface FootnoteMarkProps {
  note: Note
  /** Which of the note's marks. */
  mark: number
  /** Distinguishes the notes of several texts on a page. */
  scope: string
}

/** The number of a note in the text. */
export function FootnoteMark({ note, mark, scope }: FootnoteMarkProps) {
  const t = useTranslations('blocks.notes')
  return (
    <sup className="footnote-mark">
      <a
        id={markId(scope, note, mark)}
        href={`#${noteId(scope, note)}`}
        aria-label={t('mark', { number: note.number })}
      >
        {note.number}
      </a>
    </sup>
  )
}

function BackLinks({ note, scope }: Omit<FootnoteMarkProps, 'mark'>) {
  const t = useTranslations('blocks.notes')
  return note.marks.map((_, mark) => {
    const id = markId(scope, note, mark)
    return (
      <a key={id} href={`#${id}`} aria-label={t('back', { number: note.number })}>
        ↑
      </a>
    )
  })
}

/** The work that a note cites, and where in it. */
function Citation({ reference, place }: { reference: ReferenceItem; place: string | null }) {
  const { authors, title, publication, year, link } = reference
  const details = [publication, year, place].filter(Boolean).join(', ')
  return (
    <>
      {authors ? `${authors.replace(/\.$/, '')}. ` : null}
      <a href={link} rel="noopener external">
        {title}
      </a>
      {details ? `. ${details} ` : ' '}
    </>
  )
}

/** The notes below a text. */
export function Footnotes({ notes, scope }: { notes: readonly Note[]; scope: string }) {
  const t = useTranslations('blocks.notes')
  if (notes.length === 0) return null
  return (
    // No landmark: the notes of several texts on a page would be landmarks of one name.
    <div className="footnotes">
      <ol aria-label={t('title')}>
        {notes.map((note) => (
          <li key={note.number} id={noteId(scope, note)}>
            {note.reference ? <Citation place={note.place} reference={note.reference} /> : null}
            {note.text ? `${note.text} ` : null}
            <BackLinks note={note} scope={scope} />
          </li>
        ))}
      </ol>
    </div>
  )
}
