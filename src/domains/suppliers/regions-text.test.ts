import { expect, test } from 'vitest'
import { regionsText } from './regions-text'

test('regions are named by country, each once', () => {
  expect(regionsText(['US-CA', 'PT', 'US-GA'], 'en')).toBe('United States (CA, GA) and Portugal')
  expect(regionsText(['US-CA', 'BR'], 'es')).toBe('Estados Unidos (CA) y Brasil')
})
