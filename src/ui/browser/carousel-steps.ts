/** Milliseconds between two automatic steps, and of the movement itself. */
export const restMilliseconds = 5000
export const moveMilliseconds = 500

/** Pixels by which an arrow key scrolls the row. */
export const arrowStep = 320

/** Returns the number of items moved in one step. */
export function itemsPerStep(count: number): number {
  return count > 5 ? 3 : 1
}

interface RowSize {
  count: number
  /** Number of items in full view. */
  inView: number
}

/** Returns the first item in view after a step, wrapping around at either end. */
export function nextIndex(first: number, direction: 1 | -1, { count, inView }: RowSize): number {
  const last = Math.max(0, count - inView)
  if (direction === 1) return first >= last ? 0 : Math.min(first + itemsPerStep(count), last)
  return first <= 0 ? last : Math.min(last, Math.max(0, first - itemsPerStep(count)))
}
