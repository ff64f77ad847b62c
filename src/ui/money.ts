/** A sum in whole minor units (cents) of an ISO 4217 currency. */
export interface Money {
  amount: number
  currency: string
}

/** One price, or a range if variants differ. */
export interface PriceRange {
  from: number
  to?: number
  currency: string
}

interface MoneyFormat {
  format: Intl.NumberFormat
  /** Minor units in a major one. */
  unit: number
}

/** By language and currency: creating a format takes longer than using it. */
const formats = new Map<string, MoneyFormat>()

function formatIn(locale: string, currency: string): MoneyFormat {
  const key = `${locale} ${currency}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const { maximumFractionDigits = 2 } = format.resolvedOptions()
  const created = { format, unit: 10 ** maximumFractionDigits }
  formats.set(key, created)
  return created
}

/**
 * Returns `$24.00`, `24,00 €`, `MX$24.00`: with the decimals of the currency, and distinct from
 * currencies with the same sign.
 */
export function moneyText({ amount, currency }: Money, locale: string): string {
  const { format, unit } = formatIn(locale, currency)
  return format.format(amount / unit)
}

/** Returns `$24.00 – $39.00`, or one price if both ends are equal. */
export function priceText({ from, to = from, currency }: PriceRange, locale: string): string {
  if (from === to) return moneyText({ amount: from, currency }, locale)
  const { format, unit } = formatIn(locale, currency)
  return format.formatRange(from / unit, to / unit)
}

/** Returns the saving as a fraction of 1, rounded down to whole percent so that it is never overstated. */
export function discount(regular: PriceRange, now: PriceRange): number {
  if (regular.from <= 0 || now.from >= regular.from) return 0
  return Math.floor(((regular.from - now.from) * 100) / regular.from) / 100
}
