import type { LocalizedText } from '@/foundation/i18n/localized-text'
import type { PriceRange } from '@/ui/money'
import { type Priced, type PricedVariant, priceAt } from './sale'
import { type StoredVariant, type Varied, variantsOf } from './variants'

/** The price range of a product over all its variants. */
export interface EffectivePriceRange {
  price: PriceRange
  /** The range without sales; null if nothing is on sale. */
  regular: PriceRange | null
  label: LocalizedText | null
  /** The last day of the first sale to end, at the vendor's place; null if none ends. */
  until: string | null
}

/** The price range of a product at a given time. */
export function priceRangeAt(
  product: Priced & Varied<PricedVariant & StoredVariant>,
  at: Date,
  timeZone = 'UTC',
): EffectivePriceRange {
  const { currency } = product.baseInventory
  const variants = variantsOf(product)
  const prices = (variants.length > 0 ? variants : [null]).map((variant) =>
    priceAt(product, variant, at, timeZone),
  )
  const range = (amounts: readonly number[]): PriceRange => ({
    from: Math.min(...amounts),
    to: Math.max(...amounts),
    currency,
  })
  const onSale = prices.filter(({ regular }) => regular !== null)
  return {
    price: range(prices.map(({ amount }) => amount)),
    regular: onSale.length > 0 ? range(prices.map(({ amount, regular }) => regular ?? amount)) : null,
    label: onSale.find(({ label }) => label)?.label ?? null,
    until: onSale.flatMap(({ until }) => until ?? []).sort()[0] ?? null,
  }
}
