import { expect, test } from 'vitest'
import { locales } from '@/foundation/i18n/locales'
import { byCountry, fallbackLines, lastChecked } from './view'

const [first] = fallbackLines

test('the poison lines of the countries that speak a language stand first, none is left out', () => {
  const countriesIn = (locale: (typeof locales)[number]) =>
    byCountry(fallbackLines, locale).map(({ country }) => country)
  expect(countriesIn('en').slice(0, 4)).toEqual(['US', 'CA', 'GB', 'IE'])
  expect(countriesIn('es').slice(0, 8)).toEqual(['ES', 'MX', 'AR', 'CL', 'CO', 'PE', 'UY', 'EC'])
  expect(countriesIn('pt').slice(0, 2)).toEqual(['BR', 'PT'])
  for (const locale of locales) {
    const numbers = byCountry(fallbackLines, locale).flatMap(({ lines }) => lines)
    expect(numbers).toHaveLength(fallbackLines.length)
  }
})

test('every country has its emergency number, and no hours or check that no editor has entered', () => {
  for (const { country, lines } of byCountry(fallbackLines, 'en'))
    expect(
      lines.some(({ kind }) => kind === 'emergency-number'),
      country,
    ).toBe(true)
  const emergencyIn = (country: string) =>
    fallbackLines.flatMap((line) =>
      line.country === country && line.kind === 'emergency-number' ? [line.number] : [],
    )
  expect(emergencyIn('US')).toEqual(['911'])
  expect(emergencyIn('GB')).toEqual(['999', '112'])
  expect(emergencyIn('PT')).toEqual(['112'])
  expect(emergencyIn('BR')).toEqual(['192'])
  for (const line of fallbackLines) expect(line).toMatchObject({ hours: null, note: null, checkedOn: null })
})

test('the names of countries are in the language of the reader', () => {
  expect(byCountry(fallbackLines, 'pt')[0]?.name).toBe('Brasil')
})

test('the date of the last check is the earliest one, and unknown if a number was never checked', () => {
  if (!first) throw new Error('There are no built-in lines.')
  const checked = (checkedOn: string | null) => ({ ...first, checkedOn })
  expect(lastChecked([checked('2026-05-02'), checked('2026-03-01')])).toBe('2026-03-01')
  expect(lastChecked([checked('2026-05-02'), checked(null)])).toBeNull()
})
