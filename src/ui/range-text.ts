interface Interval {
  min: number
  max: number
}

/** Returns `10–21`, or `24` if both ends are equal, each formatted with `format`. */
export function rangeText({ min, max }: Interval, format: (value: number) => string): string {
  return min === max ? format(min) : `${format(min)}–${format(max)}`
}
