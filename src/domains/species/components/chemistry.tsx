import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { localePath } from '../../../foundation/routing/locale-path'
import { Marked } from '../../../ui/marked'
import { rangeText } from '../../../ui/range-text'
import { Row } from '../../../ui/row'
import type { Compound, SpeciesView } from '../view'

/** Compounds measured in the same units share one scale, so that their bars can be compared. */
function scaleOf(compounds: Compound[], units: string | null): number {
  return Math.max(
    ...compounds.filter((compound) => compound.units === units).map(({ amount }) => amount?.max ?? 0),
    0,
  )
}

function CompoundRow({ compound, scale }: { compound: Compound; scale: number }) {
  const say = useTranslations()
  const format = useFormatter()
  const locale = useLocale()
  const { name, url, amount, units, basis, benefits, source } = compound
  const figure = (value: number) => format.number(value, { maximumFractionDigits: 3 })
  return (
    <tr>
      <th scope="row">
        <a href={localePath(locale, url)}>{name}</a>
        {benefits ? (
          <span className="caption block">
            <Marked text={benefits} />
          </span>
        ) : null}
      </th>
      <td className="drawn">
        {amount && scale > 0 ? (
          <span className="range" aria-hidden="true">
            <i
              aria-hidden="true"
              style={
                {
                  '--a': (amount.min / scale) * 100,
                  '--b': (amount.max / scale) * 100,
                } as React.CSSProperties
              }
            />
          </span>
        ) : null}
      </td>
      <td className="amount">
        {amount ? (
          <>
            <span className="numeric">
              {rangeText(amount, figure)} {units}
            </span>
            {basis ? (
              <span className="caption block">
                {say('species.chemistry.of', { basis: say(`vocabulary.basis.${basis}`) })}
              </span>
            ) : null}
            {source ? (
              <span className="caption block">{say('species.chemistry.source', { source })}</span>
            ) : null}
          </>
        ) : (
          <span className="not-known">{say('species.amountNotRecorded')}</span>
        )}
      </td>
    </tr>
  )
}

function CompoundTable({ name, compounds }: { name: string; compounds: Compound[] }) {
  if (compounds.length === 0) return null
  return (
    <table className="compounds">
      <caption>{name}</caption>
      <tbody>
        {compounds.map((compound) => (
          <CompoundRow key={compound.url} compound={compound} scale={scaleOf(compounds, compound.units)} />
        ))}
      </tbody>
    </table>
  )
}

/** What it holds, as published intervals. */
export function Chemistry({ species }: { species: SpeciesView }) {
  const say = useTranslations('species')
  return (
    <Row id="chemistry" title={say('sections.chemistry')} note={say('chemistry.lead')}>
      <div className="row-wide stack">
        <CompoundTable name={say('chemistry.psychoactive')} compounds={species.psychoactiveChem} />
        <CompoundTable name={say('chemistry.medicinal')} compounds={species.medicinalChem} />
      </div>
    </Row>
  )
}
