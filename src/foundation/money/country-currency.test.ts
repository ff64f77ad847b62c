import { expect, test } from 'vitest'
import { countryCurrency } from './country-currency'

test.each([
  ['PT', 'EUR'],
  ['ES', 'EUR'],
  ['BG', 'EUR'],
  ['GB', 'GBP'],
  ['CA', 'CAD'],
  ['MX', 'MXN'],
  ['BR', 'BRL'],
  ['US', 'USD'],
])('prices in %s are in %s', (country, currency) => {
  expect(countryCurrency(country)).toBe(currency)
})

test('prices are in dollars where none of the currencies is paid or the country is not known', () => {
  for (const country of ['JP', 'CH', '', 'toString', null, undefined])
    expect(countryCurrency(country)).toBe('USD')
})
