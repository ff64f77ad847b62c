import { potencyPath } from '@/domains/species/potency'
import { type Measured, scaleEnd } from '@/domains/species/scale'
import type { Compound, SpeciesView } from '@/domains/species/view'
import { localePath } from '@/foundation/routing/locale-path'
import { capitalize } from '@/ui/capitalize'
import { InlineText } from '@/ui/inline-text'
import { rangeText } from '@/ui/range-text'
import { Row } from '@/ui/row'
import { useFormatter, useLocale, useTranslations } from '@/ui/texts'

function Name({ compound: { name, url, benefits } }: { compound: Compound }) {
  const locale = useLocale()
  return (
    <>
      <a href={localePath(locale, url)}>
        <InlineText text={name} />
      </a>
      {benefits ? (
        <span className="caption block">
          <InlineText text={benefits} />
        </span>
      ) : null}
    </>
  )
}

/** Returns a function that writes an amount with its unit; languages differ in the space before a percent sign. */
function useAmountText() {
  const t = useTranslations('species.chemistry')
  return (amount: string, units: string | null) =>
    units === '%' ? t('percent', { amount }) : [amount, units].filter(Boolean).join(' ')
}

/** A published range on the scale of its table. */
function MeasuredRow({ compound, end }: { compound: Measured; end: number }) {
  const t = useTranslations()
  const format = useFormatter()
  const amountText = useAmountText()
  const { amount, units, basis, part, collections, source } = compound
  const sample = [
    part ? t(`vocabulary.measuredPart.${part}`) : [],
    collections ? t('species.chemistry.collections', { count: collections }) : [],
  ].flat()
  const share = (value: number) => (value / end) * 100
  return (
    <tr>
      <th scope="row">
        <Name compound={compound} />
      </th>
      <td className="drawn">
        <span className="range" aria-hidden="true">
          <i
            aria-hidden="true"
            style={{ '--a': share(amount.min), '--b': share(amount.max) } as React.CSSProperties}
          />
        </span>
      </td>
      <td className="amount">
        <span className="numeric">
          {amountText(
            rangeText(amount, (value) => format.number(value, { maximumFractionDigits: 3 })),
            units,
          )}
        </span>
        {basis ? (
          <span className="caption block">
            {t('species.chemistry.of', { basis: t(`vocabulary.basis.${basis}`) })}
          </span>
        ) : null}
        {sample.length > 0 ? <span className="caption block">{capitalize(sample.join(', '))}</span> : null}
        {source ? <span className="caption block">{t('species.chemistry.source', { source })}</span> : null}
      </td>
    </tr>
  )
}

/** Compounds with the same unit, on one scale. */
function MeasuredTable({ compounds, units }: { compounds: Measured[]; units: string | null }) {
  const t = useTranslations('species.chemistry')
  const format = useFormatter()
  const amountText = useAmountText()
  const end = scaleEnd(compounds)
  return (
    <table className="compounds">
      <thead>
        <tr>
          <th scope="col">
            <span className="hidden-visually">{t('compound')}</span>
          </th>
          <td className="drawn" aria-hidden="true">
            <span className="scale numeric">
              <span>{format.number(0)}</span>
              <span>{amountText(format.number(end), units)}</span>
            </span>
          </td>
          <th scope="col">
            <span className="hidden-visually">{t('amount')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {compounds.map((compound) => (
          <MeasuredRow
            key={[compound.url, compound.part, compound.source, compound.amount.min].join(' ')}
            compound={compound}
            end={end}
          />
        ))}
      </tbody>
    </table>
  )
}

function CompoundClass({ name, compounds }: { name: string; compounds: Compound[] }) {
  const t = useTranslations('species')
  if (compounds.length === 0) return null
  const measured = compounds.filter((compound): compound is Measured => compound.amount !== null)
  const unmeasured = compounds.filter(
    ({ amount, url }) => amount === null && !measured.some((other) => other.url === url),
  )
  const units = [...new Set(measured.map((compound) => compound.units))]
  return (
    <section className="compound-class">
      <h3>{name}</h3>
      {units.map((unit) => (
        <MeasuredTable
          key={unit}
          units={unit}
          compounds={measured.filter((compound) => compound.units === unit)}
        />
      ))}
      {unmeasured.length > 0 ? (
        <>
          <p className="unmeasured unknown-value">{t('chemistry.unmeasured')}</p>
          <ul className="unmeasured">
            {unmeasured.map((compound) => (
              <li key={compound.url}>
                <Name compound={compound} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  )
}

/** Compounds with their published ranges. */
export function Chemistry({ species }: { species: SpeciesView }) {
  const t = useTranslations('species')
  const locale = useLocale()
  return (
    <Row id="chemistry" title={t('sections.chemistry')} note={t('chemistry.lead')}>
      <div className="row-wide stack">
        <CompoundClass name={t('chemistry.psychoactive')} compounds={species.psychoactiveChem} />
        {species.potency.length > 0 ? (
          <p>
            <a href={localePath(locale, potencyPath(species.card))} rel="nofollow">
              {t('chemistry.potency')}
            </a>
          </p>
        ) : null}
        <CompoundClass name={t('chemistry.medicinal')} compounds={species.medicinalChem} />
      </div>
    </Row>
  )
}
