import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxServings, readServing, servingParams } from './scale'

test.each([
  ['1', 4, 1],
  ['99', 4, 99],
  ['79', 80, 79],
  ['100', 4, 100],
  ['101', 4, 4],
  ['0', 4, 4],
  ['-2', 4, 4],
  ['2.5', 4, 4],
  ['1e2', 4, 4],
  ['', 4, 4],
])('“%s” of a recipe for %d are %d servings', (serves, written, servings) => {
  expect(readServing({ serves }, written).servings).toBe(servings)
})

test('every number of servings that a recipe may have is read from its address', () => {
  const count = fc.integer({ min: 1, max: maxServings })
  const system = fc.constantFrom('metric' as const, 'us' as const)
  fc.assert(
    fc.property(count, count, system, (servings, written, units) => {
      const serving = { servings, system: units }
      expect(readServing(servingParams(serving, written), written)).toEqual(serving)
    }),
  )
})
