import { describe, expect, it } from 'vitest'
import type { SpeciesCard } from '@/domains/species/listing'
import type { Shape } from '@/domains/species/shapes'
import type { Edibility } from '@/domains/species/vocabulary'
import { leadingPlates } from './featured-plates'

function card(id: string, edibility: Edibility, typical: string): SpeciesCard {
  return { id, edibility, traits: { colours: { cap: { typical } } } } as SpeciesCard
}

function shelf(shape: Shape, ...cards: SpeciesCard[]) {
  return { shape, total: cards.length, cards }
}

const ids = (cards: SpeciesCard[]) => cards.map(({ id }) => id)

describe('the plates the home page opens with', () => {
  it('are one of each shape, the brightest of it', () => {
    const shelves = [
      shelf('gills', card('brown', 'edible', '#8a6a4a'), card('red', 'poisonous', '#c8321f')),
      shelf('ridges', card('yellow', 'choice', '#e7a62b')),
    ]
    expect(ids(leadingPlates(shelves, 2))).toEqual(['yellow', 'red'])
  })

  it('show a class that is not there yet rather than the brightest', () => {
    const shelves = [
      shelf('ridges', card('yellow', 'choice', '#e7a62b')),
      shelf('gills', card('orange', 'choice', '#f0801f'), card('grey', 'deadly', '#a0a08a')),
    ]
    expect(ids(leadingPlates(shelves, 2))).toEqual(['yellow', 'grey'])
  })

  it('go round again where shapes are few, never twice the same', () => {
    const both = card('oyster', 'choice', '#667788')
    const shelves = [shelf('gills', both, card('field', 'edible', '#eeeeee')), shelf('bracket', both)]
    expect(ids(leadingPlates(shelves, 7)).toSorted()).toEqual(['field', 'oyster'])
  })

  it('are none where nothing is recorded', () => {
    expect(leadingPlates([], 7)).toEqual([])
  })
})
