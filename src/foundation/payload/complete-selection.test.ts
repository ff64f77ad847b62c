import type { FlattenedField, SelectType } from 'payload'
import { expect, test } from 'vitest'
import { completeSelection } from './complete-selection'

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

const complete = (select: SelectType) => completeSelection(fields, select)

test('groups that a selection does not name are selected with nothing in them', () => {
  expect(complete({ title: true })).toEqual({ title: true, specie: { effects: { more: {} } } })
  expect(complete({})).toEqual({ specie: { effects: { more: {} } } })
})

test('groups within a group or a row that a selection names in part are completed, too', () => {
  expect(complete({ specie: { name: true, names: { name: true } } })).toEqual({
    specie: { name: true, names: { name: true, size: {} }, effects: { more: {} } },
  })
})

test('groups and arrays that are selected as a whole stay so', () => {
  const select = { specie: true, steps: true } as const
  expect(complete(select)).toEqual(select)
  expect(complete({ specie: { effects: true } })).toEqual({ specie: { effects: true } })
})

test('arrays that a selection does not name are not selected', () => {
  expect(complete({ title: true })).not.toHaveProperty('steps')
})

test('a selection that excludes fields names the others', () => {
  expect(complete({ title: false })).toEqual({ specie: true, steps: true })
  expect(complete({ specie: { effects: false } })).toEqual({
    title: true,
    specie: { name: true, names: true },
    steps: true,
  })
  expect(complete({ specie: { names: { size: false } } })).toEqual({
    title: true,
    specie: { name: true, names: { name: true }, effects: true },
    steps: true,
  })
})
