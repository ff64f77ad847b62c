import { expect, test } from 'vitest'
import { distanceText, distanceUnit } from './distance'

test('distances are in the unit of the language', () => {
  expect(distanceUnit('en')).toBe('mile')
  expect(distanceUnit('pt')).toBe('kilometer')
})

test.each([
  ['mile', 'en', '31 mi'],
  ['kilometer', 'en', '50 km'],
  ['kilometer', 'es', '50 km'],
  ['kilometer', 'pt', '50 km'],
] as const)('50 km as %s in %s', (unit, locale, text) => {
  expect(distanceText(50, unit, locale)).toBe(text)
})
