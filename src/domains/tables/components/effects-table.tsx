import type { ReactNode } from 'react'
import { FindingMark } from '@/domains/species/components/finding-mark'
import { StudyKind } from '@/domains/species/components/study-kind'
import { type EffectColumn, type EffectRow, effectColumns } from '@/domains/tables/effects'
import type { Sorting } from '@/domains/tables/sorting'
import { localePath } from '@/foundation/routing/locale-path'
import { InlineText } from '@/ui/inline-text'
import { useLocale, useTranslations } from '@/ui/texts'
import { ColumnHeading } from './column-heading'
import { SpeciesHeading } from './species-heading'

/** A cell with the heading of its column, which phones show because they have no columns. */
function Cell({ column, children }: { column: EffectColumn; children: ReactNode }) {
  const t = useTranslations('tables.columns')
  return (
    <td>
      <span className="label" aria-hidden="true">
        {t(column)}
      </span>
      {children}
    </td>
  )
}

function Row({ row: { species, benefit } }: { row: EffectRow }) {
  const t = useTranslations('species')
  const locale = useLocale()
  const { title, url, description, finding, source } = benefit
  return (
    <tr>
      <SpeciesHeading species={species} />
      <Cell column="effect">
        <a href={localePath(locale, url)}>
          <InlineText text={title} />
        </a>
      </Cell>
      <Cell column="finding">
        {finding ? <FindingMark finding={finding} /> : null}
        <p>
          <InlineText text={description} />
        </p>
      </Cell>
      <Cell column="evidence">
        <StudyKind {...benefit} />
      </Cell>
      <Cell column="source">
        {source ? (
          <a href={source.url}>{source.citation}</a>
        ) : (
          <span className="unknown-value">{t('benefit.noSource')}</span>
        )}
      </Cell>
    </tr>
  )
}

interface EffectsTableProps {
  rows: readonly EffectRow[]
  sorting: Sorting<EffectColumn> | null
  path: string
}

/** Reported effects of all species with what studies found. On narrow screens each row is a card. */
export function EffectsTable({ rows, sorting, path }: EffectsTableProps) {
  const t = useTranslations('tables')
  return (
    <table className="evidence-table effects-table">
      <caption className="hidden-visually">{t('effects.caption')}</caption>
      <thead>
        <tr>
          {effectColumns.map((column) => (
            <ColumnHeading
              key={column}
              column={column}
              sorting={sorting}
              descendingFirst={column === 'evidence'}
              path={path}
            >
              {t(`columns.${column}`)}
            </ColumnHeading>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={`${row.species.id} ${row.benefit.url} ${row.benefit.source?.url}`} row={row} />
        ))}
      </tbody>
    </table>
  )
}
