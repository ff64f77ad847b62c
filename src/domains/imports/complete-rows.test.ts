import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { completeRows } from './complete-rows'
import { isSameValue } from './same-value'

const rowFields: FlattenedField[] = [
  { name: 'name', type: 'text' },
  { name: 'note', type: 'text' },
  { name: 'line', type: 'text', virtual: true },
  { name: 'id', type: 'text' },
]
const rows: FlattenedField = { name: 'rows', type: 'array', fields: [], flattenedFields: rowFields }
const stored = {
  rows: [
    { id: '1', name: 'one', note: 'first', line: 'computed' },
    { id: '2', name: 'two', note: 'second' },
  ],
}
const complete = (...given: object[]) => completeRows([rows], { rows: given }, stored).rows

test('rows without an id are those that say the same, else the next that is left', () => {
  expect(complete({ name: 'two' }, { name: 'three' })).toEqual([
    { id: '2', name: 'two', note: 'second' },
    { id: '1', name: 'three', note: 'first' },
  ])
  expect(complete({ name: 'new' }, { name: ' one ' }, { name: 'two', note: 'other' })).toEqual([
    { name: 'new' },
    { id: '1', name: ' one ', note: 'first' },
    { name: 'two', note: 'other' },
  ])
})

test('rows with an id keep what a file leaves out', () => {
  expect(complete({ id: '2', note: '' }, { id: '3', name: 'one' })).toEqual([
    { id: '2', name: 'two', note: '' },
    { id: '3', name: 'one' },
  ])
})

test.each<[FlattenedField, unknown, unknown, boolean]>([
  [{ name: 'a', type: 'text' }, ' one\u00a0 two', 'one two', true],
  [{ name: 'a', type: 'text' }, '', null, true],
  [{ name: 'a', type: 'textarea' }, 'a\r\nb', 'a\nb', true],
  [{ name: 'a', type: 'textarea' }, 'a b', 'a  b', false],
  [{ name: 'a', type: 'checkbox' }, null, false, true],
  [{ name: 'a', type: 'number' }, null, 0, false],
  [{ name: 'a', type: 'date' }, '2026-11-30', '2026-11-30T00:00:00.000Z', true],
  [{ name: 'a', type: 'date' }, '2026-11-30 18:30', '2026-11-30T18:30:00.000Z', true],
  [rows, [{ name: 'one' }], [{ id: '1', name: 'one', note: null, line: 'computed' }], true],
  [rows, [{ name: 'one' }, { name: 'two' }], [{ name: 'two' }, { name: 'one' }], false],
])('%j: %j and %j mean the same: %s', (field, first, second, isSame) => {
  expect(isSameValue(field, first, second)).toBe(isSame)
})
