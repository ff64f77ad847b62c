import fc from 'fast-check'
import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { toCsv } from '@/foundation/csv'
import { columnsOf } from './columns'
import { maxRows } from './limits'
import { columnMatcher } from './match-columns'
import { columnLetters, isJsonText, readFile, UnreadableFile } from './read-file'

const fields: FlattenedField[] = [
  { name: 'title', type: 'text' },
  { name: 'slug', type: 'text' },
  {
    name: 'meta',
    type: 'group',
    fields: [],
    flattenedFields: [{ name: 'description', type: 'textarea' }],
  },
]

const t = (key: string, values = {}) => [key, ...Object.values(values)].join(' ')

const columns = columnsOf(fields)
const matchColumn = columnMatcher('references', columns)

function read(text: string, isJson = false, options = {}) {
  const {
    rows,
    faults,
    columns: found,
  } = readFile(text, {
    isJson,
    columns,
    matchColumn,
    quotesTabs: false,
    t,
    ...options,
  })
  return { rows, faults, columns: found.map(({ path }) => path) }
}

test('rows have the numbers of a spreadsheet: quoted line breaks are one row, empty rows count', () => {
  const { rows } = read('\uFEFFtitle,meta.description\r\na,"two\r\n\r\nlines"\r\n\r\nb,x\r\n,\r\nc,\r\n')
  expect(rows).toEqual([
    { row: 2, data: { title: 'a', meta: { description: 'two\r\n\r\nlines' } }, faults: [] },
    { row: 4, data: { title: 'b', meta: { description: 'x' } }, faults: [] },
    { row: 6, data: { title: 'c', meta: { description: null } }, faults: [] },
  ])
  expect(read('\n\ntitle\na\n\nb').rows.map(({ row }) => row)).toEqual([4, 6])
})

test('an empty cell empties a text and leaves the web address as it is', () => {
  const { rows } = read('title,meta.description,slug\na,,b\nc,,\n')
  expect(rows.map(({ data }) => data)).toEqual([
    { title: 'a', meta: { description: null }, slug: 'b' },
    { title: 'c', meta: { description: null } },
  ])
})

test('a heading that is repeated on every page of a table is no entry', () => {
  const { rows } = read('title;meta.description\na;b\ntitle;meta.description\nc;d\n')
  expect(rows.map(({ row }) => row)).toEqual([2, 4])
})

test('files that were joined, and tables in plain text, have no entries but their own', () => {
  const joined = read('\uFEFFtitle,meta.description\r\na,b\r\n\uFEFFtitle, meta.description\r\nc,d\r\n')
  expect(joined.rows.map(({ row }) => row)).toEqual([2, 4])
  const plain = read('| title | meta.description |\n|:---|---|\n| a | b |\n| --- | --- |\n')
  expect(plain.rows.map(({ row }) => row)).toEqual([3, 4])
})

test('a heading in a lost encoding or in other quotation marks is refused with what to do', () => {
  expect(read('T\u00c3\u00adtulo;title\na;b\n').faults).toMatchObject([
    { row: 1, message: expect.stringContaining('columnDamaged') },
  ])
  expect(read('“title”,“meta.description”\n“a”,“b”\n').faults).toEqual([
    { row: 1, column: '', message: 'otherQuotes' },
  ])
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
    columns: ['title', undefined, 'title', 'meta.description'],
    faults: [
      { row: 1, column: 'invented', message: 'columnUnknown invented' },
      { row: 1, column: 'title', message: 'columnRepeated title title' },
    ],
    rows: [{ row: 2, data: { title: 'a', meta: { description: 'c' } }, faults: [] }],
  })
})

test('columns fill the fields that the editor has chosen, and those that are left out fill none', () => {
  const { rows, faults } = read('title,invented,other\na,b,c', false, { chosen: ['', 'title', ''] })
  expect(faults).toEqual([])
  expect(rows).toEqual([{ row: 2, data: { title: 'b' }, faults: [] }])
  // Made for another heading, the choice is not used.
  expect(read('title\na', false, { chosen: ['', 'title'] }).columns).toEqual(['title'])
})

test('titles above the heading, empty columns, short rows and notes are told from the table', () => {
  const text = 'Fungi of Spain,,,\n,,,\nid,title,meta.description,\n1,a,b,\n2,c\nSource: nobody\n,,,\n3,d,,\n'
  expect(read(text)).toEqual({
    columns: ['id', 'title', 'meta.description', null],
    faults: [],
    rows: [
      { row: 4, data: { id: '1', title: 'a', meta: { description: 'b' } }, faults: [] },
      // What is not there stays as it is.
      { row: 5, data: { id: '2', title: 'c' }, faults: [] },
      { row: 6, data: null, faults: [{ row: 6, column: '', message: 'cellCount 1 4' }] },
      { row: 8, data: { id: '3', title: 'd', meta: { description: null } }, faults: [] },
    ],
  })
})

test('a column without a heading that has values is reported by its letter', () => {
  expect(read('title,\na,b').faults).toEqual([{ row: 1, column: 'B', message: 'columnUnknown B' }])
  expect([1, 26, 27, 703].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'AAA'])
})

test('a row with too many cells has no values', () => {
  expect(read('title,id\nb,,c').rows).toEqual([
    { row: 2, data: null, faults: [{ row: 2, column: '', message: 'cellCount 3 2' }] },
  ])
})

test('names of prototypes are no columns and change no objects', () => {
  const { columns: found, faults } = read('__proto__,constructor,toString,title\na,b,c,d')
  expect(found).toEqual([undefined, undefined, undefined, 'title'])
  expect(faults).toHaveLength(3)
  expect({}).not.toHaveProperty('polluted')
})

test.each([';', '\t'])(
  'cells may be separated by %j, as Spanish and Portuguese spreadsheets write them',
  (separator) => {
    const text = `id${separator}title\n\na${separator}"b${separator}c, d"\n`
    expect(read(text).rows).toEqual([{ row: 3, data: { id: 'a', title: `b${separator}c, d` }, faults: [] }])
  },
)

test('entries of a JSON file are numbered from 1', () => {
  expect(read('[{"title":"a"},"b"]', true).rows).toEqual([
    { row: 1, data: { title: 'a' }, faults: [] },
    { row: 2, data: null, faults: [{ row: 2, column: '', message: 'noObject' }] },
  ])
})

test.each([
  '{"title": "a", "meta.description": "b"}',
  '{"docs": [{"Título": "a", "meta": {"description": "b"}}], "totalDocs": 1}',
  '{"title": "a", "meta": {"description": "b"}}\n\n',
  '[{"title": "a", "Description": "b"}]',
])('entries are read from %s', (text) => {
  expect(isJsonText(text)).toBe(true)
  const data = { title: 'a', meta: { description: 'b' } }
  expect(read(text, true).rows).toEqual([{ row: 1, data, faults: [] }])
})

test.each([
  [{ 'meta.description': 'b', meta: { title: 'x' } }, { meta: { title: 'x', description: 'b' } }],
  [
    { Título: 'a', TITLE: 'b' },
    { title: 'a', TITLE: 'b' },
  ],
  [
    { Título: 'a', title: 'b' },
    { title: 'b', Título: 'a' },
  ],
  [
    { 'meta.description': 'b', meta: 'text' },
    { meta: 'text', 'meta.description': 'b' },
  ],
  [
    { Description: 'a', 'meta.description': null, meta: { description: 'c' } },
    { meta: { description: 'c' }, Description: 'a', 'meta.description': null },
  ],
])('no value of %j is lost: what has no place keeps its key', (written, data) => {
  expect(read(JSON.stringify([written]), true).rows).toEqual([{ row: 1, data, faults: [] }])
})

test('JSON with an entry in each line is read as a list', () => {
  const { rows } = read('{"title": "a"}\r\n\r\n{"title": "b"}\r\n', true)
  expect(rows.map(({ data }) => data?.title)).toEqual(['a', 'b'])
})

test('a table whose first cell looks like JSON is a table', () => {
  expect(isJsonText('{"title",\na')).toBe(false)
  expect(isJsonText('title\n{"a":1}')).toBe(false)
})

test('a repeated column without values is left out', () => {
  const { columns: paths, rows } = read('title,Título\na,\n')
  expect({ paths, title: rows[0]?.data?.title }).toEqual({ paths: ['title', null], title: 'a' })
})

test.each([
  ['title,id\nb,\n"a', false, 'quotes 3 A'],
  [`${'['.repeat(200)}${']'.repeat(200)}`, true, 'unreadable'],
  ['[', true, 'unreadable'],
  ['{}', true, 'noList'],
  ['[]', true, 'noRows'],
  ['title\n', false, 'noRows'],
  [`title\n${'a\n'.repeat(maxRows + 1)}`, false, `tooManyRows ${maxRows}`],
  [`title${','.repeat(100_000)}\na`, false, 'tooManyColumns 1000'],
])('%.40j cannot be read', (text, isJson, message) => {
  expect(() => read(String(text), Boolean(isJson))).toThrow(new UnreadableFile(message))
})

test('a row that a list of names marks as a synonym is refused, whether or not the column is imported', () => {
  const text = 'title\ttaxonomicStatus\na\taccepted\nb\tHETEROTYPIC_SYNONYM\nc\tambiguous synonym\nd\t\n'
  for (const chosen of [undefined, ['title', '']])
    expect(
      read(text, false, { chosen }).rows.map(({ faults }) => faults.map(({ column }) => column)),
    ).toEqual([[], ['taxonomicStatus'], ['taxonomicStatus'], []])
})
