import { dayAt } from '@/foundation/days'
import { type LocalizedText, localizedText } from '@/foundation/i18n/localized-text'
import { toMinor } from '@/foundation/money/money'

/** A sale as stored; times in UTC. */
export interface Sales {
  active?: boolean | null
  scheduledSale?: boolean | null
  dateRange?: { from?: string | null; to?: string | null } | null
  salePrice?: number | null
  saleLabel?: string | null
}

/** What prices depend on. */
export interface Priced {
  baseInventory: { unitPrice: number; currency: string }
  sales?: Sales | null
}

export interface PricedVariant {
  pricing?: { price?: number | null } | null
  sales?: Sales | null
}

/** The price at a given time, in minor units of the product's currency. */
export interface EffectivePrice {
  amount: number
  /** The price without the sale; null if not on sale. */
  regular: number | null
  /** The vendor's name for the sale. */
  label: LocalizedText | null
  /** The last day of the price at the vendor's place, as `2026-11-27`; null without an end. */
  until: string | null
}

/** Start and end of a sale in milliseconds; the end is exclusive. */
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
  /** Minor units. */
  price: number
  label: LocalizedText | null
}

/**
 * The sales that may apply to a variant, by precedence: its own, then the product's if the variant has
 * the product's price. Ignores sales that are not cheaper or never begin.
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

/** The price of a product or one of its variants at a given time, with its last day in the vendor's time zone. */
export function priceAt(
  product: Priced,
  variant: PricedVariant | null,
  at: Date,
  timeZone = 'UTC',
): EffectivePrice {
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
    until: until === undefined ? null : dayAt(new Date(until - 1), timeZone),
  }
}

/** All scheduled price changes, in order. */
function priceChangesOf(product: Priced, variants: readonly PricedVariant[]): number[] {
  const sold = variants.length > 0 ? variants : [null]
  const boundaries = sold.flatMap((variant) => boundariesOf(salesOf(product, variant)))
  return [...new Set(boundaries)].sort((a, b) => a - b)
}

const toDate = (priceChangeAt: number | undefined) =>
  priceChangeAt === undefined ? null : new Date(priceChangeAt)

/** The next scheduled price change after a given time. */
export function nextPriceChange(product: Priced, variants: readonly PricedVariant[], at: Date): Date | null {
  return toDate(priceChangesOf(product, variants).find((priceChangeAt) => priceChangeAt > at.getTime()))
}

/** The last scheduled price change up to a given time. */
export function lastPriceChange(product: Priced, variants: readonly PricedVariant[], at: Date): Date | null {
  return toDate(priceChangesOf(product, variants).findLast((priceChangeAt) => priceChangeAt <= at.getTime()))
}
