import { expect, test } from 'vitest'
import type { Cards } from '@/domains/catalog/query'
import { ofDifferentGenera } from './load'

const card = (scientificName: string) => ({ scientificName }) as Cards['mushrooms']
const namesOf = (names: string[], limit: number) =>
  ofDifferentGenera(names.map(card), limit).map(({ scientificName }) => scientificName)

test('the first species of each genus come before other species of the same genera', () => {
  const names = ['Amanita bisporigera', 'Amanita phalloides', 'Cortinarius orellanus', 'Galerina marginata']
  expect(namesOf(names, 3)).toEqual(['Amanita bisporigera', 'Cortinarius orellanus', 'Galerina marginata'])
  expect(namesOf(names, 9)).toEqual([
    'Amanita bisporigera',
    'Cortinarius orellanus',
    'Galerina marginata',
    'Amanita phalloides',
  ])
  expect(namesOf([], 4)).toEqual([])
})
