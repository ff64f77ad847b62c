/** How long a rotating row rests, and how long it takes to move on. Milliseconds. */
export const restsFor = 5000
export const movesFor = 500

/** How far an arrow key pushes a row. Pixels. */
export const arrowStep = 320

/** Items passed in one step. */
export function strideOf(count: number): number {
  return count > 5 ? 3 : 1
}

interface Row {
  count: number
  /** How many are in full view. */
  shown: number
}

/** The first item in view after a step; beyond either end the row begins again at the other. */
export function stepFrom(first: number, direction: 1 | -1, { count, shown }: Row): number {
  const last = Math.max(0, count - shown)
  if (direction === 1) return first >= last ? 0 : Math.min(first + strideOf(count), last)
  return first <= 0 ? last : Math.min(last, Math.max(0, first - strideOf(count)))
}
