import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stageTimes } from './stages'

const days = fc
  .tuple(fc.nat(400), fc.nat(400))
  .map(([one, other]) => ({ min: Math.min(one, other), max: Math.max(one, other) }))

describe('the time plan of a guide', () => {
  it('lets each stage begin where the one before ends', () => {
    fc.assert(
      fc.property(fc.array(days, { maxLength: 6 }), (durations) => {
        const times = stageTimes(durations)
        times.forEach(({ usual }, index) => {
          expect(usual.min).toBe(times[index - 1]?.usual.max ?? 0)
        })
      }),
    )
  })

  it('ends after the sum of all stages, at the earliest and at the latest', () => {
    fc.assert(
      fc.property(fc.array(days, { minLength: 1, maxLength: 6 }), (durations) => {
        const last = stageTimes(durations).at(-1)
        const total = (end: 'min' | 'max') => durations.reduce((sum, range) => sum + range[end], 0)
        expect(last?.possible.max).toBe(total('max'))
        expect(last?.usual.max).toBeCloseTo((total('min') + total('max')) / 2)
        expect(last?.usual.min).toBeGreaterThanOrEqual(last?.possible.min ?? 0)
        expect(last?.usual.max).toBeLessThanOrEqual(last?.possible.max ?? 0)
      }),
    )
  })
})
