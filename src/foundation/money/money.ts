/** Currencies that prices are given in. */
export const currencies = ['USD', 'EUR', 'GBP', 'CAD', 'MXN', 'BRL'] as const

export type Currency = (typeof currencies)[number]

/** Sums above this could not be counted exactly in the smallest unit, nor multiplied by what fits into a cart. */
export const maxAmount = 10_000_000

function unitOf(currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions()
  return 10 ** maximumFractionDigits
}

/** `24.5` dollars are `2450` cents. What is finer than the smallest unit is rounded to it. */
export function toMinor(decimal: number, currency: string): number {
  return Math.round(decimal * unitOf(currency))
}

/** `2450` cents are `24.5` dollars. */
export function fromMinor(minor: number, currency: string): number {
  return minor / unitOf(currency)
}

/** Whether a sum can be paid: not below nothing, not beyond counting, nothing finer than the smallest unit. */
export function isSum(decimal: number, currency: string): boolean {
  return decimal >= 0 && decimal <= maxAmount && fromMinor(toMinor(decimal, currency), currency) === decimal
}
