import fc from 'fast-check'
import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { toCsv } from '@/foundation/csv'
import { columnsOf } from './columns'
import { maxRows, readFile, UnreadableFile } from './read-file'

const fields: FlattenedField[] = [
  { name: 'title', type: 'text' },
  {
    name: 'meta',
    type: 'group',
    fields: [],
    flattenedFields: [{ name: 'description', type: 'textarea' }],
  },
]

const t = (key: string, values = {}) => [key, ...Object.values(values)].join(' ')

const read = (text: string, isJson = false) => readFile(text, isJson, columnsOf(fields), t)

test('rows have the numbers of a spreadsheet: quoted line breaks are one row, empty rows count', () => {
  const { rows } = read('\uFEFFtitle,meta.description\r\na,"two\r\n\r\nlines"\r\n\r\nb,x\r\n,\r\nc,\r\n')
  expect(rows).toEqual([
    { row: 2, data: { title: 'a', meta: { description: 'two\r\n\r\nlines' } }, faults: [] },
    { row: 4, data: { title: 'b', meta: { description: 'x' } }, faults: [] },
    { row: 6, data: { title: 'c', meta: { description: null } }, faults: [] },
  ])
  expect(read('\n\ntitle\na\n\nb').rows.map(({ row }) => row)).toEqual([4, 6])
})

test('each row that has a value is found under its number, whatever its cells contain', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', '\n', '\r', ',', ' ') })
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 6 }), (cells) => {
      fc.pre(cells.some((row) => row.join('').trim() !== ''))
      const { rows } = read(toCsv([['title', 'meta.description'], ...cells]))
      const written = cells.map((row, index) => ({ row: index + 2, cells: row }))
      expect(rows.map(({ row, data }) => ({ row, title: data?.title }))).toEqual(
        written
          .filter(({ cells: row }) => row.some((one) => one.trim() !== ''))
          .map(({ row, cells: [title] }) => ({ row, title: title || null })),
      )
    }),
  )
})

test('unknown and repeated columns are reported, and the others are read', () => {
  expect(read('title,invented,title,meta.description\na,b,a,c')).toEqual({
    faults: [
      { row: 1, column: 'invented', message: 'columnUnknown invented' },
      { row: 1, column: 'title', message: 'columnRepeated title' },
    ],
    rows: [{ row: 2, data: { title: 'a', meta: { description: 'c' } }, faults: [] }],
  })
})

test('a row with too few or too many cells has no values', () => {
  expect(read('title,id\na\nb,,').rows).toEqual([
    { row: 2, data: null, faults: [{ row: 2, column: '', message: 'cellCount 1 2' }] },
    { row: 3, data: null, faults: [{ row: 3, column: '', message: 'cellCount 3 2' }] },
  ])
})

test.each([';', '\t'])(
  'cells may be separated by %j, as Spanish and Portuguese spreadsheets write them',
  (separator) => {
    const text = `id${separator}title\n\na${separator}"b${separator}c, d"\n`
    expect(read(text, false).rows).toEqual([
      { row: 3, data: { id: 'a', title: `b${separator}c, d` }, faults: [] },
    ])
  },
)

test('entries of a JSON file are numbered from 1', () => {
  expect(read('[{"title":"a"},"b"]', true).rows).toEqual([
    { row: 1, data: { title: 'a' }, faults: [] },
    { row: 2, data: null, faults: [{ row: 2, column: '', message: 'noObject' }] },
  ])
})

test.each([
  ['title\n"a', false, 'unreadable'],
  ['[', true, 'unreadable'],
  ['{}', true, 'noList'],
  ['[]', true, 'noRows'],
  ['title\n', false, 'noRows'],
  ['nothing,known\na,b', false, 'noColumns'],
  [`title\n${'a\n'.repeat(maxRows + 1)}`, false, `tooManyRows ${maxRows}`],
])('%j cannot be read', (text, isJson, message) => {
  expect(() => read(text, isJson)).toThrow(new UnreadableFile(message))
})
