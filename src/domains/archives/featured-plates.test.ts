import { describe, expect, it } from 'vitest'
import type { SpeciesCard } from '@/domains/species/listing'
import type { Shape } from '@/domains/species/shapes'
import type { Edibility } from '@/domains/species/vocabulary'
import { selectFeaturedPlates } from './featured-plates'

function card(id: string, edibility: Edibility, typical: string): SpeciesCard {
  return { id, edibility, traits: { colours: { cap: { typical } } } } as SpeciesCard
}

function section(shape: Shape, ...cards: SpeciesCard[]) {
  return { shape, total: cards.length, cards }
}

const ids = (cards: SpeciesCard[]) => cards.map(({ id }) => id)

describe('selectFeaturedPlates', () => {
  it('selects the most vivid plate of each shape', () => {
    const sections = [
      section('gills', card('brown', 'edible', '#8a6a4a'), card('red', 'poisonous', '#c8321f')),
      section('ridges', card('yellow', 'choice', '#e7a62b')),
    ]
    expect(ids(selectFeaturedPlates(sections, 2))).toEqual(['yellow', 'red'])
  })

  it('prefers an edibility that is not shown yet to a more vivid plate', () => {
    const sections = [
      section('ridges', card('yellow', 'choice', '#e7a62b')),
      section('gills', card('orange', 'choice', '#f0801f'), card('grey', 'deadly', '#a0a08a')),
    ]
    expect(ids(selectFeaturedPlates(sections, 2))).toEqual(['yellow', 'grey'])
  })

  it('repeats shapes but never a species if there are few shapes', () => {
    const both = card('oyster', 'choice', '#667788')
    const sections = [section('gills', both, card('field', 'edible', '#eeeeee')), section('bracket', both)]
    expect(ids(selectFeaturedPlates(sections, 7)).toSorted()).toEqual(['field', 'oyster'])
  })

  it('selects nothing without species', () => {
    expect(selectFeaturedPlates([], 7)).toEqual([])
  })
})
