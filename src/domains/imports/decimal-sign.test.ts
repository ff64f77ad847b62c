import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { decimalSignOf } from './decimal-sign'

const columns = [
  { path: 'price', field: { name: 'price', type: 'number' } as FlattenedField, groups: [] },
  { path: 'title', field: { name: 'title', type: 'text' } as FlattenedField, groups: [] },
]
const rowsOf = (cells: readonly string[]) =>
  cells.map((price, index) => ({ row: index + 2, data: { price, title: '1,5' }, faults: [] }))

test.each([
  [';', ['1.5'], ','],
  [',', ['1.234', '2,5'], ','],
  ['\t', ['1.299,00'], ','],
  [',', ['1.234', '2.5'], '.'],
  [',', ['1.234'], '.'],
  [',', ['2,5', '2.5'], '.'],
  [undefined, [], '.'],
] as const)('with %j between cells, the numbers %j have decimals after %j', (separator, cells, sign) => {
  expect(decimalSignOf(separator, rowsOf(cells), columns)).toBe(sign)
})
