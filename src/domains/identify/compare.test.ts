import { species as samples } from '@sample/index'
import { describe, expect, it } from 'vitest'
import { leadingEdibility } from '@/domains/species/edibility'
import type { KeyNote } from '@/domains/species/key-traits'
import type { LookAlike } from '@/domains/species/look-alikes'
import type { SpeciesView } from '@/domains/species/view'
import type { Edibility, Part } from '@/domains/species/vocabulary'
import { partial } from '@/testing/partial'
import { compareSpecies, parseCompared } from './compare'

/** What the comparison reads of a species of the sample content. */
function viewOf(slug: string): SpeciesView {
  const sample = samples.find((one) => one.slug === slug)
  if (!sample) throw new Error(slug)
  const { traits, characteristics, lookAlikes, keyNotes } = sample
  const notes = Object.entries(keyNotes).map(([state, frequency]) => ({ state, frequency }) as KeyNote)
  return partial<SpeciesView>({
    slug,
    edibility: leadingEdibility(sample.edibility),
    card: { slug, traits, keyNotes: notes, seasons: [] },
    characteristics: Object.fromEntries(
      Object.entries(characteristics).map(([part, text]) => [part, text?.en]),
    ),
    lookAlikes: lookAlikes.map(({ species, trait, own, other }) => ({
      species: { kind: 'species', slug: species },
      trait,
      own: own.en,
      other: other.en,
    })),
  })
}

describe('a comparison', () => {
  it('puts danger first, and the part that decides before those that differ', () => {
    const { species, recorded, rows } = compareSpecies(
      ['agaricus-campestris', 'amanita-phalloides'].map(viewOf),
    )
    expect(species.map(({ slug }) => slug)).toEqual(['amanita-phalloides', 'agaricus-campestris'])
    expect(recorded).toHaveLength(1)
    expect(rows[0]).toMatchObject({ part: 'gills', letter: 'a', difference: 'decides' })
    const differenceOf = Object.fromEntries(rows.map(({ part, difference }) => [part, difference]))
    expect(differenceOf).toMatchObject({ volva: 'differs', spores: 'differs' })
  })

  it('calls no ring alike that separates honey fungus from its deadly doubles', () => {
    const compared = ['galerina-marginata', 'pholiotina-rugosa', 'armillaria-mellea'].map(viewOf)
    for (const { part, difference } of compareSpecies(compared).rows)
      if (['ring', 'gills', 'flesh'].includes(part)) expect(difference, part).not.toBe('alike')
    const [galerina, , honeyFungus] = compared as [SpeciesView, SpeciesView, SpeciesView]
    const { rows } = compareSpecies([galerina, { ...honeyFungus, lookAlikes: [] }])
    expect(rows.find(({ part }) => part === 'ring')?.difference).not.toBe('alike')
  })

  it('calls a part of sample species alike only if it is described in the same words', () => {
    const described = (slug: string, part: Part) =>
      samples.find((one) => one.slug === slug)?.characteristics[part]?.en
    const pairs = samples.flatMap(({ slug, lookAlikes }) =>
      lookAlikes.flatMap(({ species }) => (species ? [[slug, species] as const] : [])),
    )
    const alike = pairs.flatMap(([one, other]) =>
      compareSpecies([viewOf(one), viewOf(other)]).rows.flatMap(({ part, difference }) =>
        difference === 'alike' ? [[described(one, part), described(other, part)]] : [],
      ),
    )
    expect(alike.length).toBeGreaterThan(0)
    for (const [one, other] of alike) expect(one).toBe(other)
  })

  it('names the look-alikes that have no page, the deadliest first', () => {
    const species = viewOf('agaricus-campestris')
    const unlisted = (scientificName: string, edibility: Edibility) =>
      partial<LookAlike>({ species: { kind: 'unlisted', scientificName, edibility }, trait: 'gills' })
    species.lookAlikes.push(
      unlisted('Agaricus pilatianus', 'poisonous'),
      unlisted('Amanita ocreata', 'deadly'),
    )
    const { recorded, unlisted: named } = compareSpecies([species, viewOf('amanita-phalloides')])
    expect(recorded).toHaveLength(1)
    expect(named.map(({ rival }) => rival.scientificName)).toEqual(['Amanita ocreata', 'Agaricus pilatianus'])
  })

  it('has at most four species, each once, by well-formed names', () => {
    expect(parseCompared({ species: ['a,b', 'a', '../x', 'c,d,e'] })).toEqual(['a', 'b', 'c', 'd'])
    expect(compareSpecies([])).toEqual({ species: [], recorded: [], unlisted: [], rows: [] })
  })
})
