import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseNumber } from './read-number'

test.each([
  ['12.5', 12.5],
  ['12,5', 12.5],
  ['2001,0', 2001],
  ['1.234,56', 1234.56],
  ['1,234.56', 1234.56],
  ['1.234.567', 1234567],
  ['1\u00a0234,5', 1234.5],
  ['0,125', 0.125],
  ['0.125', 0.125],
  ['−5', -5],
  ['1e3', 1000],
  ['１２．５', 12.5],
  ["1'234.50", 1234.5],
  ['1’234’567', 1234567],
  ['½', 0.5],
  ['1½', 1.5],
  ['2 ¾', 2.75],
  ['1 1/2', 1.5],
  ['1⁄3', 0.3333],
  ['⅞', 0.875],
])('%s is a number in every file', (cell, value) => {
  expect(parseNumber(cell, '.')).toEqual({ value })
  expect(parseNumber(cell, ',')).toEqual({ value })
})

test('what could be thousands or decimals is read by the decimal sign of the file, or not at all', () => {
  expect(parseNumber('1,234', ',')).toEqual({ value: 1.234 })
  expect(parseNumber('1.234', '.')).toEqual({ value: 1.234 })
  expect(parseNumber('1.234', ',')).toBe('ambiguous')
  expect(parseNumber('1,234', '.')).toBe('ambiguous')
  expect(parseNumber('2.000', '.')).toBe('ambiguous')
  expect(parseNumber('2,000', ',')).toBe('ambiguous')
  expect(parseNumber('0.000', '.')).toEqual({ value: 0 })
})

test.each([
  '',
  '30/11',
  '12/30',
  '3/2',
  '1/0',
  '½½',
  '2-3',
  '½–1',
  'many',
  '12,5 €',
  '1,2,3',
  '1.2.3',
  '12 34',
  '1.23,456.7',
  'Infinity',
  '0x10',
  '9'.repeat(400),
])('%s is no number', (cell) => {
  expect(parseNumber(cell, '.')).toBe('wrong')
  expect(parseNumber(cell, ',')).toBe('wrong')
})

test('a number that a language writes is read as it was, or refused', () => {
  const number = fc
    .double({ min: -1e9, max: 1e9, noNaN: true })
    .map((value) => Math.round(value * 1000) / 1000 || 0)
  fc.assert(
    fc.property(number, fc.constantFrom('en', 'es', 'pt'), fc.boolean(), (value, locale, useGrouping) => {
      const text = new Intl.NumberFormat(locale, { useGrouping }).format(value)
      const reading = parseNumber(text, locale === 'en' ? '.' : ',')
      expect(['ambiguous', { value }]).toContainEqual(reading)
    }),
  )
})
