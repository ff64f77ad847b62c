import { expect, test } from 'vitest'
import type { SpeciesCard } from '@/domains/species/listing'
import { deadlyDoubles } from './deadly-doubles'

const card = (id: string, edibility: SpeciesCard['edibility']) => ({ id, edibility }) as SpeciesCard

const cards = [
  card('field', 'edible'),
  card('caesar', 'choice'),
  card('stainer', 'poisonous'),
  card('cap', 'deadly'),
  card('angel', 'deadly'),
]

const difference = (species: string, lookAlike: string) => ({
  species,
  lookAlike,
  trait: 'gills',
  texts: [null, null] as const,
})

const named = (differences: ReturnType<typeof difference>[], limit = 6) =>
  deadlyDoubles(differences, cards, limit).map(({ species }) => species.map(({ id }) => id))

test('a species that is eaten stands beside a deadly one, and none stands in two pairs', () => {
  expect(
    named([
      difference('field', 'stainer'),
      difference('cap', 'field'),
      difference('field', 'cap'),
      difference('field', 'angel'),
      difference('caesar', 'cap'),
      difference('caesar', 'angel'),
      difference('caesar', 'unpublished'),
    ]),
  ).toEqual([
    ['field', 'cap'],
    ['caesar', 'angel'],
  ])
  expect(named([difference('field', 'cap'), difference('caesar', 'angel')], 1)).toHaveLength(1)
})
