import { expect, test } from 'vitest'
import { locales } from '@/foundation/i18n/locales'
import { poisonLinesFor } from './poison-lines'

test('the poison lines of the countries that speak a language stand first', () => {
  const countriesOf = (locale: (typeof locales)[number]) =>
    poisonLinesFor(locale).map(({ country }) => country)
  expect(countriesOf('en')[0]).toBe('us')
  expect(countriesOf('es').slice(0, 5)).toEqual(['es', 'mx', 'ar', 'cl', 'co'])
  expect(countriesOf('pt').slice(0, 2)).toEqual(['br', 'pt'])
})

test('every language lists all poison lines', () => {
  const [first = [], ...others] = locales.map((locale) =>
    poisonLinesFor(locale)
      .flatMap(({ numbers }) => numbers)
      .sort(),
  )
  expect(first).toContain('0800 722 6001')
  for (const other of others) expect(other).toEqual(first)
})
