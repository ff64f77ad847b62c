import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { withoutForeignIds } from './foreign-rows'

const steps: FlattenedField = {
  name: 'steps',
  type: 'array',
  fields: [],
  flattenedFields: [{ name: 'text', type: 'text' }],
}
const rows: FlattenedField = { name: 'rows', type: 'array', fields: [], flattenedFields: [steps] }
const fields: FlattenedField[] = [
  { name: 'id', type: 'text' },
  { name: 'group', type: 'group', fields: [], flattenedFields: [rows] },
]

const data = { id: 'a', group: { rows: [{ id: '1', steps: [{ id: '2', text: 'two' }] }, { id: '3' }] } }

test('a new entry gets rows of its own, and a stored one keeps those that it has', () => {
  expect(withoutForeignIds(fields, data, undefined)).toEqual({
    id: 'a',
    group: { rows: [{ steps: [{ text: 'two' }] }, {}] },
  })
  expect(
    withoutForeignIds(fields, data, { group: { rows: [{ id: '3' }, { steps: [{ id: '2' }] }] } }),
  ).toEqual({
    id: 'a',
    group: { rows: [{ steps: [{ id: '2', text: 'two' }] }, { id: '3' }] },
  })
})
