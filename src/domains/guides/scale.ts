import type { Interval } from './interval'

/** A scale from 0 with a tick at every step. */
export interface Scale {
  end: number
  step: number
}

/** Growing temperatures in °C. */
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

/** The shortest scale that a number of days fits on. */
export function daysScale({ max }: Interval): Scale {
  const last = { end: Math.ceil(max / 4) * 4, step: Math.ceil(max / 4) }
  return daysScales.find(({ end }) => max <= end) ?? last
}

/** The position of a range on a scale, in per cent of its length. */
export function positionOn({ end }: Scale, { min, max }: Interval): { from: number; to: number } {
  const place = (value: number) => (Math.min(Math.max(value, 0), end) / end) * 100
  return { from: place(min), to: place(max) }
}

/** The ticks of a scale. */
export function ticksOf({ end, step }: Scale): number[] {
  return Array.from({ length: Math.floor(end / step) + 1 }, (_, index) => index * step)
}
