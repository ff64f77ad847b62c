import { useFormatter, useTranslations } from 'next-intl'
import { discount, type PriceRange } from './money'

export interface Sale {
  price: PriceRange
  /** What it costs when it is not on sale; absent where it is not. */
  regular?: PriceRange | null
  /** The moment from which it costs something else. */
  until?: string | null
}

/** The last day of a sale, which its end is not part of: a sale up to midnight ends on the day before. UTC. */
const lastDayOf = (until: string) => new Date(Date.parse(until) - 1)

const day = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const

/** A sale in words: by how much, and how long. */
export function SaleNote({ price, regular, until }: Sale) {
  const t = useTranslations('ui.sale')
  const format = useFormatter()
  const share = regular ? discount(regular, price) : 0
  // Where only a dearer variant is on sale, the price one begins with is what it was.
  if (share === 0) return null
  const percent = format.number(share, { style: 'percent' })
  return (
    <p className="caption">
      {until ? t('until', { percent, date: format.dateTime(lastDayOf(until), day) }) : t('less', { percent })}
    </p>
  )
}
