import { localizedText, plainText } from '@/foundation/i18n/localized-text'
import type { Product } from '@/payload-types'
import { type EffectivePrice, priceAt } from './sale'
import { choiceOf, variantsOf } from './variants'

/** A variant that is on sale while others are not. */
export interface SaleVariant {
  /** Its options: "500 g", "500 g, oak". */
  options: string
  /** In minor units. */
  price: number
  regular: number
}

type Variant = NonNullable<NonNullable<Product['variants']>['variants']>[number]

function optionsOf({ variants }: Product, variant: Variant): string {
  const choice = choiceOf(variant)
  const labels = (variants?.keys ?? []).map(({ identifier, options }) =>
    plainText(
      localizedText(
        options?.find((option) => option.identifier === choice[identifier]),
        'label',
      ),
    ),
  )
  return labels.filter(Boolean).join(', ')
}

const saving = ({ amount, regular }: EffectivePrice) => (regular ?? amount) - amount

/** The variant with the largest saving, or null if all variants or none are on sale. */
export function saleVariantAt(product: Product, at: Date): SaleVariant | null {
  const priced = variantsOf<Variant>(product).map((variant) => ({
    variant,
    price: priceAt(product, variant, at),
  }))
  const onSale = priced.filter(({ price }) => price.regular !== null)
  const [best] = onSale.toSorted((one, other) => saving(other.price) - saving(one.price))
  if (!best || onSale.length === priced.length) return null
  const { amount, regular } = best.price
  return { options: optionsOf(product, best.variant), price: amount, regular: regular ?? amount }
}
