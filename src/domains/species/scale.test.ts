import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Measured, scaleEnd } from './scale'

const measured = (max: number) => ({ amount: { min: 0, max } }) as Measured

test.each([
  [[1.96], 2],
  [[0.37, 1.3], 2],
  [[0.0004], 0.0005],
  [[7], 10],
  [[100], 100],
  [[0], 1],
])('a scale for %j ends at %d', (amounts, end) => {
  expect(scaleEnd(amounts.map(measured))).toBe(end)
})

test('no range exceeds its scale, and the longest fills at least two fifths of it', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 1e-6, max: 1e6, noNaN: true }), { minLength: 1 }), (amounts) => {
      const end = scaleEnd(amounts.map(measured))
      const most = Math.max(...amounts)
      expect(most).toBeLessThanOrEqual(end)
      expect(most / end).toBeGreaterThanOrEqual(0.399)
    }),
  )
})
