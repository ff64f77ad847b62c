import { expect, test } from 'vitest'
import { regionsText } from './regions-text'

test('regions are named by country, each country once', () => {
  expect(regionsText(['US-CA', 'PT', 'US-GA'], 'en')).toBe('United States (California, Georgia) and Portugal')
  expect(regionsText(['US-CA', 'BR'], 'es')).toBe('Estados Unidos (California) y Brasil')
  expect(regionsText(['ES-O', 'ES-??'], 'es')).toBe('España (Asturias, ??)')
})
