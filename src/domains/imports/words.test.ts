import fc from 'fast-check'
import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { joinWords, splitWords } from './words'

const texts: FlattenedField = { name: 'synonyms', type: 'text', hasMany: true }
const words: FlattenedField = {
  name: 'edibility',
  type: 'select',
  hasMany: true,
  options: ['choice', 'edible'],
}
const relation = (relationTo: 'categories' | 'references'): FlattenedField => ({
  name: 'relation',
  type: 'relationship',
  relationTo,
  hasMany: true,
})

test('any list of texts is read back from its cell', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.string(), fc.constantFrom('a; b', '[', ' ', 'a, b', '')), { maxLength: 5 }),
      (list) => {
        expect(splitWords(joinWords(list), texts)).toEqual(list)
      },
    ),
  )
})

test('lists are written with semicolons, and as JSON only if a text contains one', () => {
  expect(joinWords(['choice', 'edible'])).toBe('choice; edible')
  expect(joinWords([1, 2.5])).toBe('1; 2.5')
  expect(joinWords(['L., 1753', 'a; b'])).toBe('["L., 1753","a; b"]')
})

test('commas separate words, slugs and paths, but not texts and titles', () => {
  for (const cell of ['choice, edible', ' choice ;edible;', '["choice","edible"]'])
    expect(splitWords(cell, words)).toEqual(['choice', 'edible'])
  expect(splitWords('a/b, c', relation('categories'))).toEqual(['a/b', 'c'])
  expect(splitWords('Keys, and more; Other', relation('references'))).toEqual(['Keys, and more', 'Other'])
  expect(splitWords('Amanita muscaria (L., 1753)', texts)).toEqual(['Amanita muscaria (L., 1753)'])
  expect(splitWords('["choice"', words)).toBeUndefined()
})
