import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type SavedFormatName, savedFormats, saveTable } from '@/testing/spreadsheets'
import { hasValues, readTable, TooManyLines, UnreadableTable } from './read-table'
import { decodeText } from './text/decode-text'

const rowsOf = (text: string, options = {}) =>
  readTable(text, options).rows.filter((row) => row.some((cell) => cell !== ''))

test('byte order mark, mixed line ends, empty lines and a missing last line end are read', () => {
  expect(readTable('\uFEFFa,b\r\n\r\n"1, ""one""\nmore",2\nx,').rows).toEqual([
    ['a', 'b'],
    [''],
    ['1, "one"\nmore', '2'],
    ['x', ''],
  ])
  expect(readTable('a;b\r1;2').rows).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
})

test.each([
  ['a,b;c,d\n1,2,3', ','],
  ['a;b;c,d\n1;2;3', ';'],
  ['a\tb\n1\t2', '\t'],
  // A single column: the separator is what its texts do not contain.
  ['title\nKeys, and more\nOther', ';'],
  ['slug,names\nboletus-edulis,Penny bun; Cep; King bolete', ','],
  ['sep=;\r\na;b,c;d\r\n1;2;3', ';'],
  ['a|b\n1, 2|3, 4', '|'],
  ['sep=|\na|b;c\n1|2', '|'],
])('the cells of %j are separated by %j', (text, separator) => {
  expect(readTable(text).separator).toBe(separator)
})

test('rows that a spreadsheet has saved as one cell each are taken apart', () => {
  expect(readTable('title,year\n"""Setas, etc."",2001"\nClave,2002\n').rows.slice(0, 3)).toEqual([
    ['title', 'year'],
    ['Setas, etc.', '2001'],
    ['Clave', '2002'],
  ])
  expect(rowsOf('"title,year"\n"Setas,2001"')).toEqual([
    ['title', 'year'],
    ['Setas', '2001'],
  ])
  expect(rowsOf('title\n"a, b"\n"c, d"')).toEqual([['title'], ['a, b'], ['c, d']])
})

test('cells that show nothing make no row', () => {
  expect(['', ' \u00a0', '\u200b', '\u001a', '\ufeff'].map((cell) => hasValues([cell, '']))).not.toContain(
    true,
  )
  expect(hasValues(['', '0'])).toBe(true)
})

test('a million empty rows below a table are left out, rows that are empty within it stay', () => {
  const empty = ';;\r\n'.repeat(400_000)
  expect(readTable(`a;b;c\r\n\r\n1;2;\r\n${empty}`).rows).toEqual([
    ['a', 'b', 'c'],
    [''],
    ['1', '2', ''],
    [''],
  ])
  expect(rowsOf(`a,b\n1,"2\n\n"\n${'\n'.repeat(1_000_000)}`)).toEqual([
    ['a', 'b'],
    ['1', '2\n\n'],
  ])
})

test.each(['a', 'é', '"a"', '1,2'])('a table of a million lines such as %j is refused', (line) => {
  expect(() => readTable(`title,b\n${`${line}\n`.repeat(1_000_000)}`)).toThrow(TooManyLines)
})

test('the names of columns tell the separator where rows could be read with two', () => {
  const text = 'title, short;link, full\na, b;c, d'
  expect(readTable(text, { isHeading: (name: string) => name === 'link, full' }).separator).toBe(';')
})

test('quotation marks enclose cells after spaces, unless they belong to the text', () => {
  expect(rowsOf('title, year, summary\n"Setas", 2001, "one, ""two"", three"')).toEqual([
    ['title', ' year', ' summary'],
    ['Setas', ' 2001', 'one, "two", three'],
  ])
  expect(rowsOf('title;text\nA; "b" and c')).toEqual([
    ['title', 'text'],
    ['A', ' "b" and c'],
  ])
})

test('a line break that a program writes as a code of Excel is one', () => {
  expect(rowsOf('title,text\nA,one_x000D_\nB,"one_x000D_\ntwo"')).toEqual([
    ['title', 'text'],
    ['A', 'one\n'],
    ['B', 'one\ntwo'],
  ])
})

test('quotation marks in a file with tabs are part of the text, unless they enclose cells', () => {
  expect(rowsOf('name\tyear\nAmanita sp. "MA-01"\t2001\n"Candidatus" list\t2002\n"All"\t2003')).toEqual([
    ['name', 'year'],
    ['Amanita sp. "MA-01"', '2001'],
    ['"Candidatus" list', '2002'],
    ['"All"', '2003'],
  ])
  expect(rowsOf('name\tyear\n"two\nlines"\t2001\n"a\tb"\t2002')).toEqual([
    ['name', 'year'],
    ['two\nlines', '2001'],
    ['a\tb', '2002'],
  ])
  expect(rowsOf('name\n"""MA-01"" sp."')).toEqual([['name'], ['"MA-01" sp.']])
  expect(rowsOf('"name"\t"year"\n"a"\t"2001"')).toEqual([
    ['name', 'year'],
    ['a', '2001'],
  ])
  expect(rowsOf('name\tyear\n"Bull., 1782"\t2001', { quotesTabs: true })[1]).toEqual(['Bull., 1782', '2001'])
})

test.each([
  ['a,b\n1,2\n\n3,"Candidatus" list\n4,5', 4, 2],
  ['a;b\n"1\n2";"open;c\n', 2, 2],
])('the quotation marks of %j do not match in row %i, column %i', (text, row, column) => {
  expect(() => readTable(text)).toThrow(new UnreadableTable(row, column))
})

const cellOf = fc.string({
  unit: fc.constantFrom('a', 'ñ', 'É', ' ', ',', ';', '.', '"', "'", '\n', '\r\n', '\t', '5', '|', '-'),
  maxLength: 8,
})

/** What a format has no way to write. */
const isWritable = (text: string, name: SavedFormatName) =>
  // An apostrophe before these signs keeps a spreadsheet from running them.
  !/^'+[-\t\r]/.test(text) && ('needsQuotes' in savedFormats[name] || !/[\t\r\n]|^"[^"]*""/.test(text))

test.each(Object.keys(savedFormats) as SavedFormatName[])('a table is read as it was: %s', (name) => {
  const cell = cellOf.filter((text) => isWritable(text, name))
  const table = fc.array(fc.tuple(cell, cell, cell), { maxLength: 5 })
  const headings = ['slug', 'title', 'specie.commonNames']
  fc.assert(
    fc.property(table, (cells) => {
      const { text = '', encoding } = decodeText(saveTable([headings, ...cells], name)) ?? {}
      const isHeading = (heading: string) => headings.includes(heading)
      const { rows } = readTable(text, { isHeading, quotesTabs: encoding !== 'utf-8' })
      expect(rows.slice(0, cells.length + 1)).toEqual([headings, ...cells])
    }),
  )
})

/** How people and programs write commas, semicolons and bars that no spreadsheet writes. */
const dialects = fc.record({
  separator: fc.constantFrom(',', ';', '|'),
  spaces: fc.constantFrom('', ' ', '   '),
  lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
  quotesAll: fc.boolean(),
  trailing: fc.boolean(),
  emptyLines: fc.boolean(),
})

test('a table is read as it was with spaces after separators, separators at the end, or empty lines', () => {
  const headings = ['slug', 'title', 'specie.commonNames']
  const cell = cellOf.filter((text) => isWritable(text, 'LibreOffice, CSV') && !/[\r\n]/.test(text))
  fc.assert(
    fc.property(
      fc.array(fc.tuple(cell, cell, cell), { maxLength: 5 }),
      dialects,
      (cells, { separator, spaces, lineEnd, quotesAll, trailing, emptyLines }) => {
        const write = (text: string) =>
          quotesAll || /[,;|"]|^\s|\s$|^$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
        const lines = [headings, ...cells].map(
          (row) => row.map(write).join(separator + spaces) + (trailing ? separator : ''),
        )
        const text = lines.join(emptyLines ? lineEnd + lineEnd : lineEnd) + lineEnd
        const { rows } = readTable(text, { isHeading: (heading) => headings.includes(heading.trim()) })
        // Spaces before a cell without quotation marks belong to it; the import removes them.
        const trimmed = (row: readonly string[]) => row.slice(0, 3).map((one) => one.trimStart())
        const read = rows.filter((row) => row.join('') !== '' || row.length > 2)
        expect(read.map(trimmed)).toEqual([headings, ...cells].map(trimmed))
      },
    ),
  )
})
