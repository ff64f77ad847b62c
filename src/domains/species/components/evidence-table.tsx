import type { ReactNode } from 'react'
import { TaxonName } from '@/domains/cards/taxon-name'
import type { BenefitEvidence } from '@/domains/species/benefit-evidence'
import { localePath } from '@/foundation/routing/locale-path'
import { documentPath } from '@/foundation/routing/paths'
import { InlineText } from '@/ui/inline-text'
import { useLocale, useTranslations } from '@/ui/texts'
import { EdibilityLabel } from './edibility-label'
import { FindingMark } from './finding-mark'
import { Plate } from './plate'
import { StudyKind } from './study-kind'

const columns = ['species', 'finding', 'study', 'sideEffects', 'source'] as const

/** A cell with the heading of its column, which phones show because they have no columns. */
function Cell({ column, children }: { column: (typeof columns)[number]; children: ReactNode }) {
  const t = useTranslations('species.benefit.columns')
  return (
    <td>
      <span className="label" aria-hidden="true">
        {t(column)}
      </span>
      {children}
    </td>
  )
}

function SpeciesCell({ species }: Pick<BenefitEvidence, 'species'>) {
  const locale = useLocale()
  const { slug, scientificName, commonName, edibility } = species
  return (
    <th scope="row">
      <div className="evidence-species">
        <div className="plate">
          <Plate species={species} alt="" listed />
        </div>
        <div>
          <a className="binomial" href={localePath(locale, documentPath('mushrooms', slug))} lang="la">
            <TaxonName name={scientificName} />
          </a>
          {commonName ? (
            <p>
              <InlineText text={commonName} />
            </p>
          ) : null}
          <EdibilityLabel edibility={edibility} />
        </div>
      </div>
    </th>
  )
}

function SideEffects({ sideEffects }: Pick<BenefitEvidence, 'sideEffects'>) {
  const t = useTranslations('species')
  const locale = useLocale()
  if (sideEffects.length === 0) return <span className="unknown-value">{t('notKnown')}</span>
  return (
    <ul className="stack-tight">
      {sideEffects.map(({ title, url, description }) => (
        <li key={url}>
          <a href={localePath(locale, url)}>
            <InlineText text={title} />
          </a>
          {description ? ': ' : null}
          <InlineText text={description} />
        </li>
      ))}
    </ul>
  )
}

function EvidenceRow({ species, benefit, sideEffects }: BenefitEvidence) {
  const t = useTranslations('species.benefit')
  const { finding, description, source } = benefit
  return (
    <tr>
      <SpeciesCell species={species} />
      <Cell column="finding">
        {finding ? <FindingMark finding={finding} /> : null}
        <p>
          <InlineText text={description} />
        </p>
      </Cell>
      <Cell column="study">
        <StudyKind {...benefit} />
      </Cell>
      <Cell column="sideEffects">
        <SideEffects sideEffects={sideEffects} />
      </Cell>
      <Cell column="source">
        {source ? (
          <a href={source.url}>{source.citation}</a>
        ) : (
          <span className="unknown-value">{t('noSource')}</span>
        )}
      </Cell>
    </tr>
  )
}

interface EvidenceTableProps {
  caption: string
  evidence: readonly BenefitEvidence[]
}

/** The evidence for a benefit, a row for each species. */
export function EvidenceTable({ caption, evidence }: EvidenceTableProps) {
  const t = useTranslations('species.benefit.columns')
  return (
    <table className="evidence-table">
      <caption className="hidden-visually">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {evidence.map((row) => (
          <EvidenceRow key={`${row.species.id} ${row.benefit.source?.url}`} {...row} />
        ))}
      </tbody>
    </table>
  )
}
