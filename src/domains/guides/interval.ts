export interface Interval {
  min: number
  max: number
}

/** A recorded range, its end equal to its beginning where only one figure is known; null where none is. */
export function intervalOf(
  range: { min?: number | null; max?: number | null } | null | undefined,
): Interval | null {
  if (typeof range?.min !== 'number') return null
  return { min: range.min, max: range.max ?? range.min }
}
