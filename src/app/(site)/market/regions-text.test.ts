import { expect, test } from 'vitest'
import { countryOptions } from '@/domains/orders/countries'
import { onlyCountriesText, regionsText } from './regions-text'

test('regions are named by country, each once', () => {
  expect(regionsText(['US-CA', 'PT', 'US-GA'], 'en')).toBe('United States (CA, GA) and Portugal')
  expect(regionsText(['US-CA', 'BR'], 'es')).toBe('Estados Unidos (CA) y Brasil')
})

test('the only countries left are named if they are few', () => {
  const others = countryOptions('en').flatMap(({ value }) => (/^(?:US|PT)$/.test(value) ? [] : [value]))
  expect(onlyCountriesText([...others, 'PT', 'US-CA'], 'en')).toBe('United States')
  expect(onlyCountriesText(others, 'es')).toBe('Estados Unidos y Portugal')
  expect(onlyCountriesText(['DE', 'US-CA'], 'en')).toBeNull()
})
