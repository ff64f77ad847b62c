import fc from 'fast-check'
import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { toCsv } from '@/foundation/csv'
import { columnsOf } from './columns'
import { columnMatcher } from './match-columns'
import { readFile } from './read-file'

const group = (name: string, flattenedFields: FlattenedField[]): FlattenedField => ({
  name,
  type: 'group',
  fields: [],
  flattenedFields,
})

const fields: FlattenedField[] = [
  { name: 'title', type: 'text' },
  { name: 'sku', type: 'text' },
  group('baseInventory', [
    { name: 'unitPrice', type: 'number' },
    { name: 'stock', type: 'number' },
  ]),
  group('sales', [{ name: 'salePrice', type: 'number' }]),
]

const columns = columnsOf(fields)
const t = (key: string, values = {}) => [key, ...Object.values(values)].join(' ')

function read(text: string) {
  const content = readFile(text, {
    isJson: false,
    columns,
    matchColumn: columnMatcher('products', columns),
    quotesTabs: false,
    t,
  })
  const { rows, faults } = content
  return {
    paths: content.columns.map(({ path }) => path),
    headings: content.columns.map(({ heading }) => heading),
    faults: faults.map(({ row, message }) => `${row} ${message}`),
    rows: rows.map(({ row, data }) => ({ row, data })),
  }
}

const merged = ['title', 'sku', 'baseInventory.unitPrice', 'sales.salePrice']

test.each([
  ['columns merged downwards', 'Nombre;SKU;Precio;\n;;Normal;Oferta\nNíscalo;A1;12;9\n', merged],
  ['columns merged upwards', ';;Precio;\nNombre;SKU;Normal;Oferta\nNíscalo;A1;12;9\n', merged],
  [
    'a group above columns with names of their own',
    'Producto;;Venta;\nNombre;SKU;Precio;Precio rebajado\nNíscalo;A1;12;9\n',
    merged,
  ],
  [
    'a title above both rows',
    'Tarifa de otoño;;;\n;;;\nNombre;SKU;Price;\n;;Regular;Sale\nNíscalo;A1;12;9\n',
    merged,
  ],
])('%s: a heading in two rows is read as one', (_, text) => {
  const { paths, faults, rows } = read(text)
  expect(paths).toEqual(merged)
  expect(faults).toEqual([])
  const data = { title: 'Níscalo', sku: 'A1', baseInventory: { unitPrice: '12' }, sales: { salePrice: '9' } }
  expect(rows.map((row) => row.data)).toEqual([data])
})

test('a column in two rows that is no field is reported by both of its names', () => {
  const { headings, faults } = read('Nombre;Precio;;\n;Normal;Oferta;Mayorista\nNíscalo;12;9;7\n')
  expect(headings).toEqual(['Nombre', 'Precio Normal', 'Precio Oferta', 'Precio Mayorista'])
  expect(faults).toEqual(['1 columnUnknown Precio Mayorista'])
})

test('two rows that may be a heading are refused with what to do', () => {
  const { faults } = read('Nombre;SKU;Medidas;\n;;Alto;Ancho\nNíscalo;A1;12;9\n')
  expect(faults).toEqual(['1 columnUnknown Medidas', '1 columnUnknown D', '2 headingDivided 1 2'])
})

test('an entry below a heading with an empty column is no part of the heading', () => {
  expect(read('Nombre;;SKU\nNíscalo;;A1\nPrecio;;B2\n').rows.map(({ row }) => row)).toEqual([2, 3])
  expect(read('Nombre;;SKU\nNíscalo;Normal;A\n').rows.map(({ row }) => row)).toEqual([2])
})

test('a heading reads the same in one row and with any of its columns merged downwards', () => {
  const names = ['Nombre', 'SKU', 'Precio Normal', 'Precio Oferta', 'Stock']
  const order = fc.shuffledSubarray(names, { minLength: 3 })
  fc.assert(
    fc.property(order, (unsorted) => {
      // Columns of a group stand beside one another.
      const prices = unsorted.filter((name) => name.startsWith('Precio'))
      const headings = [...unsorted.filter((name) => !prices.includes(name)), ...prices]
      fc.pre(prices.length === 2)
      const upper = headings.map((name) => (name === prices[1] ? '' : (name.split(' ')[0] ?? '')))
      const lower = headings.map((name) => name.split(' ')[1] ?? '')
      const entry = headings.map((_, index) => String(index))
      const one = read(toCsv([headings, entry]))
      const two = read(toCsv([upper, lower, entry]))
      expect(two.paths).toEqual(one.paths)
      expect(two.rows.map(({ data }) => data)).toEqual(one.rows.map(({ data }) => data))
    }),
  )
})
