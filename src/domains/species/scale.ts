import type { Compound } from './view'

/** A compound with a published amount. */
export type Measured = Compound & { amount: NonNullable<Compound['amount']> }

/** The end of a scale that fits all amounts: 1, 2 or 5 times a power of ten, so that it is easy to read. */
export function scaleEnd(compounds: readonly Pick<Measured, 'amount'>[]): number {
  const max = Math.max(...compounds.map(({ amount }) => amount.max))
  if (max <= 0) return 1
  const order = 10 ** Math.floor(Math.log10(max))
  const step = [1, 2, 5, 10].find((factor) => factor * order >= max) ?? 10
  return Number((step * order).toPrecision(1))
}
