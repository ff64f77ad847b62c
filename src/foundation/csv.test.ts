import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCsv } from './csv'
import { readTable } from './read-table'

test('what is written as CSV is read back', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.constantFrom('=1+1', "'=1+1", "''@a", '-5', '+a', '"', '\r', 'a\r\nb'),
  )
  const rows = fc.array(fc.tuple(fc.constant('key'), cell, cell), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(rows, (written) => {
      expect(readTable(toCsv(written)).rows.slice(0, -1)).toEqual(written)
    }),
  )
})

test('cells that a spreadsheet would run as formulas begin with an apostrophe, and numbers do not', () => {
  expect(toCsv([['=1+1', '@a', '-5,5', '-a']])).toBe("\uFEFF'=1+1,'@a,\"-5,5\",'-a\r\n")
})
