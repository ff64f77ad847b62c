import type { LocalizedText } from '@/foundation/i18n/localized-text'
import type { PriceRange } from '@/ui/money'
import { type Priced, type PricedVariant, priceAt } from './sale'
import { type StoredVariant, type Varied, variantsOf } from './variants'

/** What a product costs at a moment, over all its variants. */
export interface EffectivePriceRange {
  price: PriceRange
  /** What it costs when nothing of it is on sale; null where nothing is. */
  regular: PriceRange | null
  label: LocalizedText | null
  /** When the first of its sales ends; null where none has an end. */
  until: string | null
}

/** From the least to the most that one has to pay for a product at a moment. */
export function priceRangeAt(
  product: Priced & Varied<PricedVariant & StoredVariant>,
  at: Date,
): EffectivePriceRange {
  const { currency } = product.baseInventory
  const variants = variantsOf(product)
  const prices = (variants.length > 0 ? variants : [null]).map((variant) => priceAt(product, variant, at))
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
