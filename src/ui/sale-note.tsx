import { useFormatter, useTranslations } from 'next-intl'
import { discount, type PriceRange } from './money'

export interface Sale {
  price: PriceRange
  /** What it costs when it is not on sale; absent where it is not. */
  regular?: PriceRange | null
  /** The last day of the sale. */
  until?: string | null
}

/** A sale in words: by how much, and how long. */
export function SaleNote({ price, regular, until }: Sale) {
  const say = useTranslations('ui.sale')
  const format = useFormatter()
  const share = regular ? discount(regular, price) : 0
  // Where only a dearer variant is on sale, the price one begins with is what it was.
  if (share === 0) return null
  const percent = format.number(share, { style: 'percent' })
  return (
    <p className="caption">
      {until
        ? say('until', { percent, date: format.dateTime(new Date(until), { day: 'numeric', month: 'long' }) })
        : say('less', { percent })}
    </p>
  )
}
