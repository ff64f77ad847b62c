import { useTranslations } from 'next-intl'
import { Marked } from '../../../ui/marked'
import { Row } from '../../../ui/row'
import type { ReferenceItem } from '../view'

/** How many are shown at once, and from which number on the rest is folded. */
const step = 10

function Item({ reference }: { reference: ReferenceItem }) {
  const say = useTranslations('species.references')
  const { id, title, authors, publication, year, link, summary, draft } = reference
  return (
    <li className={draft ? 'draft' : undefined}>
      <p>
        <a href={link} rel="noopener external">
          {title}
        </a>
      </p>
      <p className="caption">{[authors, publication, year].filter(Boolean).join(' · ')}</p>
      <p>
        <Marked text={summary} />
      </p>
      {draft ? (
        <p>
          <b>{say('draft')}</b> <a href={`/admin/collections/references/${id}`}>{say('admin')}</a>
        </p>
      ) : null}
    </li>
  )
}

/** Ten at a time; each fold opens the next ten and holds those after it, so that closing it shows ten fewer. */
function Folded({ references }: { references: ReferenceItem[] }) {
  const say = useTranslations('species.references')
  if (references.length === 0) return null
  const shown = references.slice(0, step)
  return (
    <details className="fold">
      <summary>
        <span className="when-closed">{say('more', { count: shown.length })}</span>
        <span className="when-open">{say('fewer')}</span>
      </summary>
      <ul className="reference-list">
        {shown.map((reference) => (
          <Item key={reference.id} reference={reference} />
        ))}
      </ul>
      <Folded references={references.slice(step)} />
    </details>
  )
}

/** The works statements and figures are taken from. */
export function ReferenceList({ references }: { references: ReferenceItem[] }) {
  const say = useTranslations('species')
  if (references.length === 0) return null
  return (
    <Row id="references" title={say('sections.references')}>
      <div className="row-wide">
        <ul className="reference-list">
          {references.slice(0, step).map((reference) => (
            <Item key={reference.id} reference={reference} />
          ))}
        </ul>
        <Folded references={references.slice(step)} />
      </div>
    </Row>
  )
}
