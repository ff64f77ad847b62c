import { type LocalizedText, localizedText } from '@/foundation/i18n/localized-text'
import { toMinor } from '@/foundation/money/money'

/** A lower price as it is recorded; its moments are UTC. */
export interface Sales {
  active?: boolean | null
  scheduledSale?: boolean | null
  dateRange?: { from?: string | null; to?: string | null } | null
  salePrice?: number | null
  saleLabel?: string | null
}

/** What of a product and its variants decides about prices. */
export interface Priced {
  baseInventory: { unitPrice: number; currency: string }
  sales?: Sales | null
}

export interface PricedVariant {
  pricing?: { price?: number | null } | null
  sales?: Sales | null
}

/** What one costs at a moment, in whole minor units of the product's currency. */
export interface EffectivePrice {
  amount: number
  /** What it costs when it is not on sale; null where it is not. */
  regular: number | null
  /** What the vendor calls the sale. */
  label: LocalizedText | null
  /** The moment from which it costs something else; null where no end is set. */
  until: string | null
}

/** Beginning and end of a sale in milliseconds: from the first up to, and not including, the second. */
function windowOf({ scheduledSale, dateRange }: Sales): { from: number; to: number } {
  if (!scheduledSale) return { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }
  const { from, to } = dateRange ?? {}
  return {
    from: from ? Date.parse(from) : Number.NEGATIVE_INFINITY,
    to: to ? Date.parse(to) : Number.POSITIVE_INFINITY,
  }
}

function regularOf({ baseInventory }: Priced, variant: PricedVariant | null): number {
  return variant?.pricing?.price ?? baseInventory.unitPrice
}

interface SaleSpan {
  from: number
  to: number
  /** Whole minor units. */
  price: number
  label: LocalizedText | null
}

/**
 * The sales that a variant may be in, the one that goes before first: its own, and the product's where it costs what the
 * product costs. What would not be cheaper, or never begins, is none.
 */
function salesOf(product: Priced, variant: PricedVariant | null): SaleSpan[] {
  const hasProductPrice = typeof variant?.pricing?.price !== 'number'
  const minor = (decimal: number) => toMinor(decimal, product.baseInventory.currency)
  return [variant?.sales, hasProductPrice ? product.sales : null].flatMap((sales) => {
    if (!sales?.active || typeof sales.salePrice !== 'number') return []
    const { from, to } = windowOf(sales)
    const price = minor(sales.salePrice)
    if (price >= minor(regularOf(product, variant)) || from >= to) return []
    return [{ from, to, price, label: localizedText(sales, 'saleLabel') }]
  })
}

const boundariesOf = (sales: readonly SaleSpan[]) =>
  sales.flatMap(({ from, to }) => [from, to]).filter(Number.isFinite)

/** What a product, or one of its variants, costs at a moment. */
export function priceAt(product: Priced, variant: PricedVariant | null, at: Date): EffectivePrice {
  const { currency } = product.baseInventory
  const regular = toMinor(regularOf(product, variant), currency)
  const sales = salesOf(product, variant)
  const saleAt = (time: number) => sales.find(({ from, to }) => time >= from && time < to)
  const sale = saleAt(at.getTime())
  if (!sale) return { amount: regular, regular: null, label: null, until: null }
  const until = boundariesOf(sales)
    .filter((priceChangeAt) => priceChangeAt > at.getTime() && saleAt(priceChangeAt)?.price !== sale.price)
    .sort((a, b) => a - b)[0]
  return {
    amount: sale.price,
    regular,
    label: sale.label,
    until: until === undefined ? null : new Date(until).toISOString(),
  }
}

/** Every moment at which a price may change by itself, in order. */
function priceChangesOf(product: Priced, variants: readonly PricedVariant[]): number[] {
  const sold = variants.length > 0 ? variants : [null]
  const boundaries = sold.flatMap((variant) => boundariesOf(salesOf(product, variant)))
  return [...new Set(boundaries)].sort((a, b) => a - b)
}

const toDate = (priceChangeAt: number | undefined) =>
  priceChangeAt === undefined ? null : new Date(priceChangeAt)

/** When a price next changes by itself, after a moment. */
export function nextPriceChange(product: Priced, variants: readonly PricedVariant[], at: Date): Date | null {
  return toDate(priceChangesOf(product, variants).find((priceChangeAt) => priceChangeAt > at.getTime()))
}

/** When a price last changed by itself, up to a moment. */
export function lastPriceChange(product: Priced, variants: readonly PricedVariant[], at: Date): Date | null {
  return toDate(priceChangesOf(product, variants).findLast((priceChangeAt) => priceChangeAt <= at.getTime()))
}
