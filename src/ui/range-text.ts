interface Interval {
  min: number
  max: number
}

/** Returns `10–21`, or `24` if both ends are equal, each formatted with `format`. No line ends after the dash. */
export function rangeText({ min, max }: Interval, format: (value: number) => string): string {
  return min === max ? format(min) : `${format(min)}–\u2060${format(max)}`
}
