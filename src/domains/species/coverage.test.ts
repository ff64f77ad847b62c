import { expect, test } from 'vitest'
import type { Mushroom } from '@/payload-types'
import { coverageOf, missingFields } from './coverage'

const specie = (more: Partial<Mushroom['specie']>) =>
  ({
    edibility: ['edible'],
    traits: { growthForm: 'agaric', hymenium: 'gills' },
    ...more,
  }) as Mushroom['specie']

test('a field counts only for the species that it concerns, and 0 is recorded', () => {
  const species = [
    specie({ nutrients: { calories: 0 } }),
    specie({ redList: [{ redListCategory: 'LC', scope: 'global' }] }),
    specie({ edibility: ['deadly'], poisoning: { syndrome: 'amatoxin' } }),
  ]
  const coverage = Object.fromEntries(coverageOf(species).map(({ name, ...counts }) => [name, counts]))
  expect(coverage).toMatchObject({
    nutrients: { recorded: 1, concerned: 2 },
    redList: { recorded: 1, concerned: 3 },
    poisoning: { recorded: 0, concerned: 1 },
    psychoactiveChem: { recorded: 0, concerned: 0 },
  })
  expect(missingFields(species[2] ?? specie({}))).toEqual(expect.arrayContaining(['poisoning', 'references']))
  expect(missingFields(species[2] ?? specie({}))).not.toContain('flavors')
})
