import { lineKey, maxQuantity, type StoredLine } from './line'

/** The stock of a line; undefined if the product is not sold any more. */
export type StockOf = (line: Pick<StoredLine, 'product' | 'variant'>) => number | undefined

/** Limits a quantity to the stock, but not below 1: a sold-out line stays in the cart and says so. */
export function clampQuantity(quantity: number, stock = maxQuantity): number {
  return Math.max(1, Math.min(quantity, stock, maxQuantity))
}

/**
 * Appends the lines of a browser to those of a cart, without a limit on their number. Of a line in both, the larger
 * quantity counts, so that merging twice (two pages opened at once) changes nothing. Lines that share a stock keep their
 * quantities: the cart shows what is missing.
 */
export function merge(
  cart: readonly StoredLine[],
  browserLines: readonly StoredLine[],
  stockOf: StockOf,
): StoredLine[] {
  const lines = new Map<string, StoredLine>()
  for (const line of [...cart, ...browserLines]) {
    const existing = lines.get(lineKey(line))
    const quantity = clampQuantity(Math.max(line.quantity, existing?.quantity ?? 0), stockOf(line))
    lines.set(lineKey(line), { ...(existing ?? line), quantity })
  }
  return [...lines.values()]
}
