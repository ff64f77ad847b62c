import { expect, test } from 'vitest'
import { locales } from '@/foundation/i18n/locales'
import { builtInLinesIn, byCountry, lastChecked } from './view'

const [first] = builtInLinesIn('en')

test('the poison lines of the countries that speak a language stand first, none is left out', () => {
  const countriesIn = (locale: (typeof locales)[number]) =>
    byCountry(builtInLinesIn(locale), locale).map(({ country }) => country)
  expect(countriesIn('en')[0]).toBe('US')
  expect(countriesIn('es').slice(0, 5)).toEqual(['ES', 'MX', 'AR', 'CL', 'CO'])
  expect(countriesIn('pt').slice(0, 2)).toEqual(['BR', 'PT'])
  for (const locale of locales) {
    const numbers = byCountry(builtInLinesIn(locale), locale).flatMap(({ lines }) => lines)
    expect(numbers).toHaveLength(builtInLinesIn(locale).length)
  }
})

test('the names of countries are in the language of the reader', () => {
  expect(byCountry(builtInLinesIn('pt'), 'pt')[0]?.name).toBe('Brasil')
})

test('the date of the last check is the earliest one, and unknown if a number was never checked', () => {
  if (!first) throw new Error('There are no built-in lines.')
  const checked = (checkedOn: string | null) => ({ ...first, checkedOn })
  expect(lastChecked([checked('2026-05-02'), checked('2026-03-01')])).toBe('2026-03-01')
  expect(lastChecked([checked('2026-05-02'), checked(null)])).toBeNull()
})
