import { nutrients } from '@/domains/species/nutrients'
import {
  comparedNutrients,
  type NutritionColumn,
  type NutritionRow,
  nutritionColumns,
} from '@/domains/tables/nutrition'
import type { Sorting } from '@/domains/tables/sorting'
import { InlineText } from '@/ui/inline-text'
import { rangeText } from '@/ui/range-text'
import { useFormatter, useTranslations } from '@/ui/texts'
import { ColumnHeading } from './column-heading'
import { Source, SpeciesHeading } from './species-heading'

const maximumFractionDigits = 2

function NotMeasured() {
  const t = useTranslations('species')
  return <span className="not-measured">{t('notMeasured')}</span>
}

function Heading({ column }: { column: NutritionColumn }) {
  const t = useTranslations()
  if (column === 'species') return t('tables.columns.species')
  if (column === 'calories')
    return t.rich('tables.columns.calories', { unit: (unit) => <small>{unit}</small> })
  if (column === 'ergothioneine')
    return t.rich('tables.columns.ergothioneine', { unit: (unit) => <small>{unit}</small> })
  return (
    <>
      {t(`nutrients.${column}`)} <small>{nutrients[column].unit}</small>
    </>
  )
}

function Ergothioneine({ found }: { found: NonNullable<NutritionRow['ergothioneine']> }) {
  const t = useTranslations()
  const format = useFormatter()
  const { amount, basis, source } = found
  return (
    <>
      {rangeText(amount, (value) => format.number(value, { maximumFractionDigits }))}
      {basis ? (
        <small className="block">
          {t('species.chemistry.of', { basis: t(`vocabulary.basis.${basis}`) })}
        </small>
      ) : null}
      {source ? (
        <small className="block">
          <Source source={source} />
        </small>
      ) : null}
    </>
  )
}

function Row({ row }: { row: NutritionRow }) {
  const format = useFormatter()
  const { species, serving, amounts, ergothioneine, source } = row
  return (
    <tr>
      <SpeciesHeading species={species}>
        {serving ? (
          <small className="block">
            <InlineText text={serving} />
          </small>
        ) : null}
      </SpeciesHeading>
      {(['calories', ...comparedNutrients] as const).map((name) => (
        <td key={name} className="numeric">
          {amounts[name] === null ? <NotMeasured /> : format.number(amounts[name], { maximumFractionDigits })}
        </td>
      ))}
      <td className="numeric">{ergothioneine ? <Ergothioneine found={ergothioneine} /> : <NotMeasured />}</td>
      <td>{source ? <Source source={source} /> : null}</td>
    </tr>
  )
}

interface NutritionTableProps {
  rows: readonly NutritionRow[]
  sorting: Sorting<NutritionColumn> | null
  path: string
}

/** Nutrients of species in 100 g. On narrow screens it scrolls beside the names. */
export function NutritionTable({ rows, sorting, path }: NutritionTableProps) {
  const t = useTranslations('tables')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className="wide-table" aria-label={t('nutrition.caption')} tabIndex={0}>
      <table className="comparison-table">
        <caption className="hidden-visually">{t('nutrition.caption')}</caption>
        <thead>
          <tr>
            {nutritionColumns.map((column) => (
              <ColumnHeading
                key={column}
                column={column}
                sorting={sorting}
                descendingFirst={column !== 'species'}
                path={path}
              >
                <Heading column={column} />
              </ColumnHeading>
            ))}
            <th scope="col">{t('columns.source')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.species.id} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  )
}
