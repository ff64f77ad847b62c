import type { CSSProperties } from 'react'
import { inWeight, type Potency } from '@/domains/species/potency'
import { scaleEnd } from '@/domains/species/scale'
import { localePath } from '@/foundation/routing/locale-path'
import { InlineText } from '@/ui/inline-text'
import { useFormatter, useLocale, useTranslations } from '@/ui/texts'

interface PotencyTableProps {
  caption: string
  potency: readonly Potency[]
  grams: number
}

/** The interval of each compound in a weight, over all studies, drawn on one scale. */
export function PotencyTable({ caption, potency, grams }: PotencyTableProps) {
  const t = useTranslations('potency')
  const format = useFormatter()
  const locale = useLocale()
  const rows = potency.map((one) => ({ ...one, amount: inWeight(one.perGram, grams) }))
  const end = scaleEnd(rows)
  const number = (value: number) => format.number(value, { maximumSignificantDigits: 3 })
  return (
    <table className="compounds potency-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="hidden-visually">{t('compound')}</span>
          </th>
          <td className="drawn" aria-hidden="true">
            <span className="scale numeric">
              <span>{format.number(0)}</span>
              <span>{format.number(end)} mg</span>
            </span>
          </td>
          <th scope="col">
            <span className="hidden-visually">{t('range')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ compound, url, amount: { min, max } }) => (
          <tr key={url}>
            <th scope="row">
              <a href={localePath(locale, url)}>
                <InlineText text={compound} />
              </a>
            </th>
            <td className="drawn">
              <span className="range" aria-hidden="true">
                <i style={{ '--a': (min / end) * 100, '--b': (max / end) * 100 } as CSSProperties} />
              </span>
            </td>
            <td className="amount">
              <span className="numeric">
                {number(min)}–{number(max)} mg
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
