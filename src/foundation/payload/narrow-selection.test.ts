import type { FlattenedField, SelectType } from 'payload'
import { expect, test } from 'vitest'
import { narrowSelection } from './narrow-selection'

const field = (type: string, name: string, flattenedFields?: FlattenedField[]) =>
  ({ type, name, ...(flattenedFields && { flattenedFields }) }) as FlattenedField

const fields = [
  field('text', 'title'),
  field('group', 'specie', [
    field('text', 'name'),
    field('array', 'names', [field('text', 'name'), field('group', 'size', [field('number', 'min')])]),
    field('group', 'effects', [
      field('array', 'helpsWith', [field('text', 'what')]),
      field('tab', 'more', []),
    ]),
  ]),
  field('array', 'steps', [field('text', 'text')]),
]

const narrow = (select: SelectType) => narrowSelection(fields, select)

test('groups that a selection does not name are selected with nothing in them', () => {
  expect(narrow({ title: true })).toEqual({ title: true, specie: { effects: { more: {} } } })
  expect(narrow({})).toEqual({ specie: { effects: { more: {} } } })
})

test('groups within a group or a row that a selection names in part are narrowed, too', () => {
  expect(narrow({ specie: { name: true, names: { name: true } } })).toEqual({
    specie: { name: true, names: { name: true, size: {} }, effects: { more: {} } },
  })
})

test('groups and arrays that are selected as a whole stay so', () => {
  const select = { specie: true, steps: true } as const
  expect(narrow(select)).toEqual(select)
  expect(narrow({ specie: { effects: true } })).toEqual({ specie: { effects: true } })
})

test('arrays that a selection does not name are not selected', () => {
  expect(narrow({ title: true })).not.toHaveProperty('steps')
})

test('a selection that excludes fields stays as it is', () => {
  expect(narrow({ specie: { effects: false } })).toEqual({ specie: { effects: false } })
})
