import type { Interval } from './interval'

/** A drawn scale from nought, with a mark at every step. */
export interface Scale {
  end: number
  step: number
}

/** What mushrooms are grown at, in °C. */
export const celsius: Scale = { end: 40, step: 10 }

export const percent: Scale = { end: 100, step: 25 }

const daysScales: readonly Scale[] = [
  { end: 40, step: 10 },
  { end: 80, step: 20 },
  { end: 120, step: 30 },
  { end: 240, step: 60 },
  { end: 480, step: 120 },
  { end: 960, step: 240 },
]

/** The shortest scale on which a time in days has room. */
export function daysScale({ max }: Interval): Scale {
  const last = { end: Math.ceil(max / 4) * 4, step: Math.ceil(max / 4) }
  return daysScales.find(({ end }) => max <= end) ?? last
}

/** Where a range lies on a scale: its ends in per cent of the scale's length, within it. */
export function positionOn({ end }: Scale, { min, max }: Interval): { from: number; to: number } {
  const place = (value: number) => (Math.min(Math.max(value, 0), end) / end) * 100
  return { from: place(min), to: place(max) }
}

/** The marks of a scale. */
export function ticksOf({ end, step }: Scale): number[] {
  return Array.from({ length: Math.floor(end / step) + 1 }, (_, index) => index * step)
}
