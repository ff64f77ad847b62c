import { expect, test } from 'vitest'
import { distanceText, distanceUnit } from './distance'

test('distances are in miles where roads are, else in kilometres', () => {
  expect(distanceUnit('US', 'es')).toBe('mile')
  expect(distanceUnit('GB', 'en')).toBe('mile')
  expect(distanceUnit('DE', 'en')).toBe('kilometer')
  expect(distanceUnit(null, 'en')).toBe('mile')
  expect(distanceUnit(null, 'pt')).toBe('kilometer')
})

test.each([
  ['mile', 'en', '31 mi'],
  ['kilometer', 'en', '50 km'],
  ['kilometer', 'es', '50 km'],
  ['kilometer', 'pt', '50 km'],
] as const)('50 km as %s in %s', (unit, locale, text) => {
  expect(distanceText(50, unit, locale)).toBe(text)
})
