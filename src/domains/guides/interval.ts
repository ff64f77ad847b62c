export interface Interval {
  min: number
  max: number
}

/** A recorded range; a single figure is both its ends. Null if nothing is recorded. */
export function intervalOf(
  range: { min?: number | null; max?: number | null } | null | undefined,
): Interval | null {
  if (typeof range?.min !== 'number') return null
  return { min: range.min, max: range.max ?? range.min }
}
