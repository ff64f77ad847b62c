import { describe, expect, test } from 'vitest'
import { placeText, regionText } from './place-text'

const nowhere = { city: null, state: null, postalCode: null, latitude: null, longitude: null }

describe('location texts', () => {
  test.each([
    [{ ...nowhere, city: 'Eugene', state: 'OR', country: 'US' }, 'es', 'Eugene, OR'],
    [{ ...nowhere, city: 'Leiria', state: 'Leiria', country: 'PT' }, 'en', 'Leiria, Portugal'],
    [{ ...nowhere, city: 'Soria', state: null, country: 'ES' }, 'pt', 'Soria, Espanha'],
    [{ ...nowhere, country: 'BR' }, 'es', 'Brasil'],
    [{ ...nowhere, country: 'US' }, 'en', ''],
  ] as const)('%o in %s is %s', (place, locale, text) => {
    expect(placeText(place, locale)).toBe(text)
  })

  test.each([
    ['US-CA', 'en', 'CA, United States'],
    ['US/OR', 'es', 'OR, Estados Unidos'],
    ['PT', 'pt', 'Portugal'],
    ['FR/Île-de-France', 'en', 'Île-de-France, France'],
    ['IT/Lazio (Roma)', 'es', 'Lazio (Roma), Italia'],
    ['GB/Here/There, and so on', 'en', 'Here/There, and so on, United Kingdom'],
  ] as const)('the region %s in %s is %s', (code, locale, text) => {
    expect(regionText(code, locale)).toBe(text)
  })
})
