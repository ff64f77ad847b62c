import { useFormatter, useLocale, useTranslations } from '@/ui/texts'
import { discount, moneyText, type PriceRange } from './money'

export interface Sale {
  price: PriceRange
  /** The price outside the sale; absent without a sale. */
  regular?: PriceRange | null
  /** The last day of the sale, as `2026-11-27`. */
  until?: string | null
  /** The variant on sale, if others are not. */
  saleVariant?: { options: string; price: number; regular: number } | null
}

const day = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const

/** Describes a sale: the discount and its last day. */
export function SaleNote({ price, regular, until, saleVariant }: Sale) {
  const t = useTranslations('ui.sale')
  const format = useFormatter()
  const locale = useLocale()
  if (saleVariant) {
    const money = (amount: number) => moneyText({ amount, currency: price.currency }, locale)
    const { options } = saleVariant
    return (
      <p className="caption">
        {t('variant', { options, price: money(saleVariant.price), regular: money(saleVariant.regular) })}
      </p>
    )
  }
  const share = regular ? discount(regular, price) : 0
  // When only a dearer variant is on sale, the lowest price is unchanged.
  if (share === 0) return null
  const percent = format.number(share, { style: 'percent' })
  return (
    <p className="caption">
      {until ? t('until', { percent, date: format.dateTime(new Date(until), day) }) : t('less', { percent })}
    </p>
  )
}
