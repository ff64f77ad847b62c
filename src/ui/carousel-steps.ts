/** Milliseconds between two automatic steps, and of the movement itself. */
export const restsFor = 5000
export const movesFor = 500

/** Pixels by which an arrow key scrolls the row. */
export const arrowStep = 320

/** Returns the number of items moved in one step. */
export function strideOf(count: number): number {
  return count > 5 ? 3 : 1
}

interface Row {
  count: number
  /** Number of items in full view. */
  shown: number
}

/** Returns the first item in view after a step, wrapping around at either end. */
export function stepFrom(first: number, direction: 1 | -1, { count, shown }: Row): number {
  const last = Math.max(0, count - shown)
  if (direction === 1) return first >= last ? 0 : Math.min(first + strideOf(count), last)
  return first <= 0 ? last : Math.min(last, Math.max(0, first - strideOf(count)))
}
