/** The currencies of prices. */
export const currencies = ['USD', 'EUR', 'GBP', 'CAD', 'MXN', 'BRL'] as const

export type Currency = (typeof currencies)[number]

/** Larger amounts, multiplied by a cart's quantities, exceed exact integers in minor units. */
export const maxAmount = 10_000_000

/** By currency. */
const units = new Map<string, number>()

function unitOf(currency: string): number {
  const known = units.get(currency)
  if (known !== undefined) return known
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions()
  const unit = 10 ** maximumFractionDigits
  units.set(currency, unit)
  return unit
}

/** Converts `24.5` dollars to `2450` cents and rounds finer fractions. */
export function toMinor(decimal: number, currency: string): number {
  return Math.round(decimal * unitOf(currency))
}

/** Converts `2450` cents to `24.5` dollars. */
export function fromMinor(minor: number, currency: string): number {
  return minor / unitOf(currency)
}

/**
 * Whether an amount can be paid: not negative, not above `maxAmount`, with no more decimals than the
 * currency has.
 */
export function isSum(decimal: number, currency: string): boolean {
  return decimal >= 0 && decimal <= maxAmount && fromMinor(toMinor(decimal, currency), currency) === decimal
}
