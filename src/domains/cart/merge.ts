import { type KeptLine, lineKey, mostOfOne } from './line'

/** How many there are of a line's thing; undefined where it is not sold any more. */
export type StockOf = (line: Pick<KeptLine, 'product' | 'variant'>) => number | undefined

/** A quantity that can be had. What is sold out or not sold any more keeps its line, to be told of. */
export function bounded(quantity: number, stock = mostOfOne): number {
  return Math.max(1, Math.min(quantity, stock, mostOfOne))
}

/**
 * Puts the lines of a browser behind those of a cart, however many there are. Where a thing lies in both, the larger
 * quantity holds: so it may be done twice, as by two pages that open at once. Lines that share a stock keep what each
 * wanted of it, so that whoever looks is told what there is not.
 */
export function merge(cart: readonly KeptLine[], brought: readonly KeptLine[], stockOf: StockOf): KeptLine[] {
  const lines = new Map<string, KeptLine>()
  for (const line of [...cart, ...brought]) {
    const there = lines.get(lineKey(line))
    const quantity = bounded(Math.max(line.quantity, there?.quantity ?? 0), stockOf(line))
    lines.set(lineKey(line), { ...(there ?? line), quantity })
  }
  return [...lines.values()]
}
