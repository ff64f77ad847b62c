import fc from 'fast-check'
import { expect, test } from 'vitest'
import { locales } from '@/foundation/i18n/locales'
import { parseDate } from './read-date'

const day = { value: '2026-11-30' }

test.each([
  ['Mon, 30 Nov 2026 18:30:00 GMT', '2026-11-30T18:30:00Z'],
  ['Mon Nov 30 2026 18:30:00 GMT+0100 (Central European Standard Time)', '2026-11-30T18:30:00+01:00'],
  ['2026-11-30 18:30 UTC', '2026-11-30T18:30Z'],
  ['2026-11-30 18:30:15 +14:00', '2026-11-30T18:30:15+14:00'],
  ['30/11/2026 00:00 -1100', '2026-11-30T00:00:00-11:00'],
])('%s is a moment with its time zone', (cell, value) => {
  expect(parseDate(cell, 'en')).toEqual({ value })
})

test.each([
  '2026-11-30',
  '30/11/2026',
  '30.11.2026',
  '30-11-2026',
  '30-nov-26',
  '30 nov. 2026',
  '30 de noviembre de 2026',
  '30 de novembro de 2026',
  'November 30, 2026',
  '30 November 2026',
  '2026/11/30',
  '2026.11.30',
  '30-nov-2026 0:00',
  '2026-11-30 00:00',
  '2026-11-30 00:00:00',
  '2026-11-30T00:00:00.000',
  '30-XI-2026',
  '30.xi.26',
  '30‑11‑2026',
  '30 / 11 / 2026',
  '20261130',
  '３０／１１／２０２６',
  '2026年11月30日',
  'Mon, 30 Nov 2026',
  'lun 30 nov 2026',
  'lunes, 30 de noviembre de 2026',
  'segunda-feira, 30 de novembro de 2026',
  'Monday, November 30, 2026',
  'lun., 30 nov. 2026',
  'lun. 30/11/2026',
  '30/11/2026.',
  "30 nov '26",
  '30º de novembro de 2026',
  '30.º de noviembre de 2026',
  '30NOV2026',
  '30nov26',
  '2026-Nov-30',
  '2026 November 30',
])('%s is a day in every language', (cell) => {
  for (const locale of locales) expect(parseDate(cell, locale)).toEqual(day)
})

test('the day comes first in Spanish and Portuguese; English writes both and tells only with a day above twelve', () => {
  for (const locale of ['es', 'pt'] as const) {
    expect(parseDate('11/12/2026', locale)).toEqual({ value: '2026-12-11' })
    expect(parseDate('30/11/26', locale)).toEqual(day)
    expect(parseDate('11/30/2026', locale)).toBe('wrong')
  }
  expect(parseDate('11/30/2026', 'en')).toEqual(day)
  expect(parseDate('11/12/2026', 'en')).toEqual({ ambiguous: ['2026-12-11', '2026-11-12'] })
  expect(parseDate('11.12.2026', 'en')).toEqual({ value: '2026-12-11' })
  expect(parseDate('11/11/2026', 'en')).toEqual({ value: '2026-11-11' })
  expect(parseDate('30/11/26', 'en')).toBe('wrong')
})

test('a time stays a time', () => {
  expect(parseDate('2026-11-30T18:30:00Z', 'es')).toEqual({ value: '2026-11-30T18:30:00Z' })
  expect(parseDate('2026-11-30T00:00:00Z', 'es')).toEqual({ value: '2026-11-30T00:00:00Z' })
  expect(parseDate('2026-11-30 00:00:01', 'es')).toEqual({ value: '2026-11-30 00:00:01' })
  expect(parseDate('30/11/2026 8:30', 'es')).toEqual({ value: '2026-11-30T08:30:00' })
  expect(parseDate('30/11/2026 25:30', 'es')).toBe('wrong')
  expect(parseDate('30/11/2026 6:30 p.\u00a0m.', 'es')).toEqual({ value: '2026-11-30T18:30:00' })
  expect(parseDate('11/30/2026 6:30 AM', 'en')).toEqual({ value: '2026-11-30T06:30:00' })
  expect(parseDate('11/30/2026 12:00 AM', 'en')).toEqual(day)
  expect(parseDate('11/30/2026 12:30 PM', 'en')).toEqual({ value: '2026-11-30T12:30:00' })
  expect(parseDate('11/30/2026 13:30 PM', 'en')).toBe('wrong')
})

test('a serial number names the day that it stands for', () => {
  expect(parseDate('46356', 'en')).toEqual({ serial: '2026-11-30' })
  expect(parseDate('46356,5', 'es')).toEqual({ serial: '2026-11-30' })
})

test.each([
  '',
  'soon',
  '31/02/2026',
  '2026-02-30',
  '2026-99-99',
  '2026/2/30',
  '30-foo-26',
  '30 november',
  '2026',
  'mar 2026',
  '30/11/0026',
  '30-XIII-2026',
  'martes, 30 de noviembre de 2026',
  'soon, 30 de noviembre de 2026',
  '20261340',
  '2026-Nov-31',
  '31NOV2026',
  '30ABC2026',
])('%j is no day', (cell) => {
  for (const locale of locales) expect(parseDate(cell, locale)).toBe('wrong')
})

test('a text that is longer than any date is refused at once', () => {
  const start = performance.now()
  expect(parseDate('T'.repeat(100_000), 'en')).toBe('wrong')
  expect(performance.now() - start).toBeLessThan(2000)
})

test('a day that a language writes is read as it was, or refused', () => {
  const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  const style = fc.constantFrom('short', 'medium', 'long', 'full')
  fc.assert(
    fc.property(days, fc.constantFrom(...locales), style, (date, locale, dateStyle) => {
      const text = new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' }).format(date)
      const reading = parseDate(text, locale)
      if (typeof reading === 'object' && 'value' in reading)
        expect(reading.value).toBe(date.toISOString().slice(0, 10))
    }),
  )
})
