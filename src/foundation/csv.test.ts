import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCsv } from './csv'
import { readTable } from './read-table'

const separator = fc.constantFrom(',', ';')

test('what is written as CSV is read back', () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom('=1+1', "'=1+1", "''@a", '-5', '+a', '"', '\r', 'a\r\nb', '="a"', '="a"";"', '1,5', ';'),
  )
  const cell = fc.oneof(
    text,
    text.map((one) => ({ text: one })),
  )
  const rows = fc.array(fc.tuple(fc.constant('key'), cell, cell), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(rows, separator, (written, between) => {
      const texts = written.map((row) => row.map((one) => (typeof one === 'string' ? one : one.text)))
      const table = readTable(toCsv([['key', 'a', 'b'], ...written], between), {
        isHeading: (name) => ['key', 'a', 'b'].includes(name),
      })
      expect(table.rows.slice(1, -1)).toEqual(texts)
    }),
  )
})

test('texts that a spreadsheet would take for numbers or dates are written as formulas of a text', () => {
  expect(toCsv([[{ text: '00123' }, '1,5']], ';')).toBe('\uFEFF"=""00123""";1,5\r\n')
})

test('cells that a spreadsheet would run as formulas begin with an apostrophe, and numbers do not', () => {
  expect(toCsv([['=1+1', '@a', '-5,5', '-a']])).toBe("\uFEFF'=1+1,'@a,\"-5,5\",'-a\r\n")
})
