interface Interval {
  min: number
  max: number
}

/** `10–21`, or `24` where both ends are the same; each end as `format` writes it. */
export function rangeText({ min, max }: Interval, format: (value: number) => string): string {
  return min === max ? format(min) : `${format(min)}–${format(max)}`
}
