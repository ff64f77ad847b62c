import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { celsius, daysScale, positionOn, ticksOf } from './scale'

const interval = fc
  .tuple(fc.nat(5000), fc.nat(5000))
  .map(([one, other]) => ({ min: Math.min(one, other), max: Math.max(one, other) }))

describe('a drawn scale', () => {
  it('fits any time and has ticks at whole steps from 0 to its end', () => {
    fc.assert(
      fc.property(interval, (days) => {
        const scale = daysScale(days)
        expect(scale.end).toBeGreaterThanOrEqual(days.max)
        if (days.max > 0) expect(ticksOf(scale)).toEqual([0, 1, 2, 3, 4].map((mark) => mark * scale.step))
      }),
    )
  })

  it('keeps a range in order and within its ends', () => {
    fc.assert(
      fc.property(interval, (range) => {
        const { from, to } = positionOn(celsius, range)
        expect(from).toBeGreaterThanOrEqual(0)
        expect(to).toBeGreaterThanOrEqual(from)
        expect(to).toBeLessThanOrEqual(100)
      }),
    )
  })

  it('is the shortest one that fits', () => {
    expect(daysScale({ min: 19, max: 33 }).end).toBe(40)
    expect(daysScale({ min: 180, max: 365 }).end).toBe(480)
  })
})
