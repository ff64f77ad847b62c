import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseCsv, separatorOf, toCsv } from './csv'

test('what is written as CSV is read back', () => {
  const cell = fc.string().filter((text) => !text.startsWith("'"))
  const rows = fc.array(fc.tuple(fc.constant('key'), cell, cell), { maxLength: 5 })
  fc.assert(
    fc.property(rows, (written) => {
      expect(parseCsv(toCsv(written))).toEqual(written)
    }),
  )
})

test('CSV of spreadsheets is read: byte order mark, other line ends, empty lines, no last line end', () => {
  expect(parseCsv('\uFEFFa,b\r\n\r\n"1, ""one""\nmore",2\rx,')).toEqual([
    ['a', 'b'],
    ['1, "one"\nmore', '2'],
    ['x', ''],
  ])
  expect(() => parseCsv('a,b\n"open,c')).toThrow('Row 2')
})

test('the separator of the heading separates all cells', () => {
  expect(['a,b;c,d', 'a;b;c,d', 'a\tb', 'a'].map(separatorOf)).toEqual([',', ';', '\t', ','])
  expect(parseCsv('a;b\n"1;2";3,4', { separator: ';' })).toEqual([
    ['a', 'b'],
    ['1;2', '3,4'],
  ])
})
