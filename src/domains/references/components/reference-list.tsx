import type { ReferenceItem } from '@/domains/references/view'
import { InlineText } from '@/ui/inline-text'
import { Row } from '@/ui/row'
import { useTranslations } from '@/ui/texts'
import { unbrokenFigures } from '@/ui/unbroken-figures'

/** References shown at once. */
const step = 10

function Item({ reference }: { reference: ReferenceItem }) {
  const t = useTranslations('species.references')
  const { id, title, authors, publication, year, link, summary, draft } = reference
  return (
    <li className={draft ? 'draft' : undefined}>
      <p>
        <a href={link} rel="noopener external">
          {title}
        </a>
      </p>
      <p className="caption">{unbrokenFigures([authors, publication, year].filter(Boolean).join(' · '))}</p>
      <p>
        <InlineText text={summary} />
      </p>
      {draft ? (
        <p>
          <b>{t('draft')}</b> <a href={`/admin/collections/references/${id}`}>{t('admin')}</a>
        </p>
      ) : null}
    </li>
  )
}

interface FoldedProps {
  references: ReferenceItem[]
  isOpen?: boolean
}

/** References in nested disclosures of ten each, so that closing one hides only those from there on. */
function Folded({ references, isOpen = false }: FoldedProps) {
  const t = useTranslations('species.references')
  if (references.length === 0) return null
  const shown = references.slice(0, step)
  return (
    <details className="fold" open={isOpen}>
      <summary>
        <span className="when-closed">{t('more', { count: shown.length })}</span>
        <span className="when-open">{t('fewer')}</span>
      </summary>
      <List references={shown} />
      <Folded references={references.slice(step)} />
    </details>
  )
}

function List({ references }: { references: ReferenceItem[] }) {
  return (
    <ul className="reference-list">
      {references.map((reference) => (
        <Item key={reference.id} reference={reference} />
      ))}
    </ul>
  )
}

/** References; from ten on with controls that show ten more or fewer. */
export function References({ references }: { references: ReferenceItem[] }) {
  return references.length < step ? (
    <List references={references} />
  ) : (
    <Folded references={references} isOpen />
  )
}

/** The references that the page cites. */
export function ReferenceList({ references }: { references: ReferenceItem[] }) {
  const t = useTranslations('species')
  if (references.length === 0) return null
  return (
    <Row id="references" title={t('sections.references')}>
      <div className="row-wide">
        <References references={references} />
      </div>
    </Row>
  )
}
