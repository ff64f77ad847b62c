import { expect, test } from 'vitest'
import type { Edibility } from '@/domains/species/vocabulary'
import { nextSorting, parseSorting, type SortValue, sortingQuery, sortRows } from './sorting'

const columns = ['species', 'protein'] as const

const row = (scientificName: string, protein: SortValue, edibility: Edibility = 'edible') => ({
  species: { scientificName, edibility },
  protein,
})

const rows = [
  row('Boletus', 1),
  row('Agaricus', null),
  row('Cantharellus', 3, 'choice'),
  row('Gyromitra', 2, 'deadly'),
]

const sorted = (sort?: string) =>
  sortRows(rows, parseSorting(columns, { sort }), (one, column) =>
    column === 'protein' ? one.protein : one.species.scientificName,
  ).map(({ species }) => species.scientificName[0])

test('the poisonous stand first in every order, and what is not measured last', () => {
  expect(sorted()).toEqual(['G', 'A', 'B', 'C'])
  expect(sorted('protein')).toEqual(['G', 'B', 'C', 'A'])
  expect(sorted('protein-desc')).toEqual(['G', 'C', 'B', 'A'])
  expect(sorted('species-desc')).toEqual(['G', 'C', 'B', 'A'])
  expect(sorted('poison')).toEqual(sorted())
})

test('a heading leads to the order that people want first, then to the other', () => {
  const first = nextSorting(null, 'protein', true)
  expect(sortingQuery(first)).toBe('?sort=protein-desc')
  expect(sortingQuery(nextSorting(first, 'protein', true))).toBe('?sort=protein')
  expect(sortingQuery(nextSorting(first, 'species', false))).toBe('?sort=species')
  expect(sortingQuery(null)).toBe('')
})
