import { expect, test } from 'vitest'
import { withoutSentRows } from './server-function-args'

const args = { collectionSlug: 'products', columns: [], data: { docs: [{ id: 'x' }] } }

test('a table never shows rows that a browser sent', () => {
  const { args: passed } = withoutSentRows({ name: 'table-state', args })
  expect(passed).toEqual({ collectionSlug: 'products', columns: [] })
})

test('other calls of the panel keep their data, which forms need', () => {
  expect(withoutSentRows({ name: 'form-state', args })).toEqual({ name: 'form-state', args })
})
