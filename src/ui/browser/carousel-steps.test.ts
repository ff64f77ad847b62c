import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { itemsPerStep, nextIndex } from './carousel-steps'

const row = fc.record({ count: fc.integer({ min: 1, max: 24 }), inView: fc.integer({ min: 1, max: 3 }) })

describe('carousel steps', () => {
  test('move by three with more than five items, otherwise by one', () => {
    expect([1, 5, 6, 12].map(itemsPerStep)).toEqual([1, 1, 3, 3])
  })

  test('wrap around at either end', () => {
    expect([0, 3, 6, 9].map((first) => nextIndex(first, 1, { count: 12, inView: 3 }))).toEqual([3, 6, 9, 0])
    expect([9, 6, 3, 0].map((first) => nextIndex(first, -1, { count: 12, inView: 3 }))).toEqual([6, 3, 0, 9])
  })

  test('never leave an empty space at the end', () => {
    fc.assert(
      fc.property(
        row,
        fc.nat(23),
        fc.constantFrom(1 as const, -1 as const),
        ({ count, inView }, from, direction) => {
          const first = nextIndex(from % count, direction, { count, inView })
          expect(first).toBeGreaterThanOrEqual(0)
          expect(first).toBeLessThanOrEqual(Math.max(0, count - inView))
        },
      ),
    )
  })

  test('show every item in one round, in either direction', () => {
    fc.assert(
      fc.property(row, fc.constantFrom(1 as const, -1 as const), ({ count, inView }, direction) => {
        const visible = new Set<number>()
        let first = 0
        // A step moves by three, so with fewer in view the items between would never be shown.
        const width = Math.max(inView, itemsPerStep(count))
        for (let step = 0; step <= count; step++) {
          for (let index = first; index < Math.min(first + width, count); index++) visible.add(index)
          first = nextIndex(first, direction, { count, inView })
        }
        expect(visible.size).toBe(count)
      }),
    )
  })
})
