import { expect, test } from 'vitest'
import { countryOptions } from '@/foundation/i18n/countries'
import { onlyCountriesText } from './only-countries-text'

test('the only countries left are named if they are few', () => {
  const others = countryOptions('en').flatMap(({ value }) => (/^(?:US|PT)$/.test(value) ? [] : [value]))
  expect(onlyCountriesText([...others, 'PT', 'US-CA'], 'en')).toBe('United States')
  expect(onlyCountriesText(others, 'es')).toBe('Estados Unidos y Portugal')
  expect(onlyCountriesText(['DE', 'US-CA'], 'en')).toBeNull()
})
