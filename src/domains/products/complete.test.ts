import { expect, test } from 'vitest'
import { isDescribed, namesSpecies } from './complete'

const root = (...children: object[]) => ({ root: { type: 'root', children } })

test.each([
  ['nothing', null, false],
  ['an empty paragraph', root({ type: 'paragraph', children: [] }), false],
  ['blanks', root({ type: 'paragraph', children: [{ type: 'text', text: '  ' }] }), false],
  ['a sentence', root({ type: 'paragraph', children: [{ type: 'text', text: 'Fresh.' }] }), true],
  ['a block', root({ type: 'block' }), true],
  ['a text instead of a document', 'Fresh.', false],
])('%s is a description: %j %s', (_, description, expected) => {
  expect(isDescribed(description)).toBe(expected)
})

test('a product names its species or says that it has none', () => {
  expect(namesSpecies({ species: ['1'] })).toBe(true)
  expect(namesSpecies({ species: [], withoutSpecies: true })).toBe(true)
  expect(namesSpecies({ species: [] })).toBe(false)
})
