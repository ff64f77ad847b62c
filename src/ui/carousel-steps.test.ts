import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stepFrom, strideOf } from './carousel-steps'

const row = fc.record({ count: fc.integer({ min: 1, max: 24 }), shown: fc.integer({ min: 1, max: 3 }) })

describe('carousel steps', () => {
  test('move by three with more than five items, otherwise by one', () => {
    expect([1, 5, 6, 12].map(strideOf)).toEqual([1, 1, 3, 3])
  })

  test('wrap around at either end', () => {
    expect([0, 3, 6, 9].map((first) => stepFrom(first, 1, { count: 12, shown: 3 }))).toEqual([3, 6, 9, 0])
    expect([9, 6, 3, 0].map((first) => stepFrom(first, -1, { count: 12, shown: 3 }))).toEqual([6, 3, 0, 9])
  })

  test('never leave an empty space at the end', () => {
    fc.assert(
      fc.property(
        row,
        fc.nat(23),
        fc.constantFrom(1 as const, -1 as const),
        ({ count, shown }, from, way) => {
          const first = stepFrom(from % count, way, { count, shown })
          expect(first).toBeGreaterThanOrEqual(0)
          expect(first).toBeLessThanOrEqual(Math.max(0, count - shown))
        },
      ),
    )
  })

  test('show every item in one round, in either direction', () => {
    fc.assert(
      fc.property(row, fc.constantFrom(1 as const, -1 as const), ({ count, shown }, way) => {
        const seen = new Set<number>()
        let first = 0
        // A step moves by three, so with fewer in view the items between would never be shown.
        const inView = Math.max(shown, strideOf(count))
        for (let step = 0; step <= count; step++) {
          for (let place = first; place < Math.min(first + inView, count); place++) seen.add(place)
          first = stepFrom(first, way, { count, shown })
        }
        expect(seen.size).toBe(count)
      }),
    )
  })
})
