import { expect, test } from 'vitest'
import { editDistance } from './edit-distance'

test.each([
  ['berlin', 'berlin', 0],
  ['berlni', 'berlin', 1],
  ['corvalis', 'corvallis', 1],
  ['madird', 'madrid', 1],
  ['bolder', 'boulder', 1],
  ['denvr', 'dnver', 2],
  ['paris', 'london', 3],
])('%s and %s differ by %i', (one, other, slips) => {
  expect(editDistance(one, other, 2)).toBe(slips)
  expect(editDistance(other, one, 2)).toBe(slips)
})
