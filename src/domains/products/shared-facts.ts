import { plainText } from '@/foundation/i18n/localized-text'
import type { ProductView } from './view'

const dimensions = {
  weight: ['g', 'kg', 'mg', 'oz', 'lb', 'lbs'],
  volume: ['ml', 'cl', 'l', 'fl oz'],
  length: ['mm', 'cm', 'm', 'in'],
} as const

type Dimension = keyof typeof dimensions | 'count'

/** What a label like "250 g" or "6 pieces" measures; null for other labels. */
function dimensionOf(label: string): Dimension | null {
  const unit = /^\d[\d.,]*\s*(\p{L}[\p{L} .]*)$/u.exec(label.trim())?.[1]?.toLowerCase()
  if (!unit) return null
  const measured = (['weight', 'volume', 'length'] as const).find((dimension) =>
    dimensions[dimension].some((one) => one === unit),
  )
  return measured ?? 'count'
}

const contentDimensions: Record<NonNullable<ProductView['quantity']>['unit'], Dimension> = {
  piece: 'count',
  g: 'weight',
  kg: 'weight',
  oz: 'weight',
  lb: 'weight',
  ml: 'volume',
  l: 'volume',
  'fl-oz': 'volume',
}

type Measured = Pick<ProductView, 'keys' | 'variants' | 'quantity' | 'shipping'>

/** The dimensions in which the variants of a product differ. */
function varyingDimensions({ keys, variants }: Pick<ProductView, 'keys' | 'variants'>): Set<Dimension> {
  const varying = keys.flatMap(({ identifier, options }) => {
    const sold = options.filter((option) =>
      variants.some((variant) => variant.options[identifier] === option.identifier),
    )
    return sold.length > 1 ? sold.flatMap(({ label }) => dimensionOf(plainText(label)) ?? []) : []
  })
  return new Set(varying)
}

/** Contents, weight and size of a product as far as they are the same for all variants. */
export function sharedFacts(product: Measured): Pick<Measured, 'quantity' | 'shipping'> {
  const { quantity, shipping } = product
  const varying = varyingDimensions(product)
  const isQuantityShared = quantity === null || !varying.has(contentDimensions[quantity.unit])
  // A label that counts, like "120 volts", says nothing of weight unless pieces are sold.
  const isSizeShared =
    isQuantityShared && !(['weight', 'volume', 'length'] as const).some((one) => varying.has(one))
  return {
    quantity: isQuantityShared ? quantity : null,
    shipping: isSizeShared ? shipping : { weight: null, size: null },
  }
}
