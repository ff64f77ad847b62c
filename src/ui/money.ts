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

function formatIn(locale: string, currency: string) {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const { maximumFractionDigits = 2 } = format.resolvedOptions()
  return { format, unit: 10 ** maximumFractionDigits }
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
