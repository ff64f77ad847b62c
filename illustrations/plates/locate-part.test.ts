import { species } from '@sample/index'
import { describe, expect, it } from 'vitest'
import type { PlateView } from './address'
import { comparePart, locatePart, type PlatedSpecies } from './locate-part'
import type { PlateTraits } from './traits'

const plated = (slug: string): PlatedSpecies => {
  const record = species.find((s) => s.slug === slug)
  if (!record) throw new Error(`no sample species ${slug}`)
  return { slug, traits: record.traits as PlateTraits }
}

describe('comparePart', () => {
  it('shows every recorded visible difference on the same view of both species', () => {
    for (const { slug, lookAlikes } of species)
      for (const { species: other, trait } of lookAlikes) {
        if (!other) continue
        const comparison = comparePart(trait, plated(slug), plated(other))
        if (trait === 'odour') expect(comparison).toBeNull()
        else expect(comparison, `${slug} ${other} ${trait}`).not.toBeNull()
        for (const { x, y } of comparison?.marks ?? []) {
          expect(x).toBeGreaterThan(0)
          expect(x).toBeLessThan(1)
          expect(y).toBeGreaterThan(0)
          expect(y).toBeLessThan(1)
        }
      }
  }, 60_000)

  it.each<[string, string, Parameters<typeof comparePart>[0], PlateView]>([
    ['amanita-phalloides', 'agaricus-campestris', 'gills', 'habit'],
    ['amanita-phalloides', 'volvariella-volvacea', 'spores', 'spore-print'],
    ['amanita-phalloides', 'agaricus-bisporus', 'volva', 'habit'],
    ['morchella-esculenta', 'gyromitra-esculenta', 'flesh', 'section'],
    ['cantharellus-cibarius', 'omphalotus-olearius', 'gills', 'habit'],
    ['marasmius-oreades', 'clitocybe-rivulosa', 'gills', 'section'],
  ])('%s and %s: %s on the %s', (one, other, part, view) => {
    expect(comparePart(part, plated(one), plated(other))?.view).toBe(view)
  })
})

describe('locatePart', () => {
  it('returns the place of a ring on a species without one', () => {
    expect(locatePart('ring', plated('amanita-phalloides'), 'habit')?.present).toBe(true)
    expect(locatePart('ring', plated('omphalotus-olearius'), 'habit')?.present).toBe(false)
  })

  it('finds the volva below the ring and the ring below the cap', () => {
    const at = (part: 'cap' | 'ring' | 'volva') =>
      locatePart(part, plated('amanita-phalloides'), 'section')?.y ?? Number.NaN
    expect(at('cap')).toBeLessThan(at('ring'))
    expect(at('ring')).toBeLessThan(at('volva'))
  })

  it('returns null for a spore print that is not recorded', () => {
    const { slug, traits } = plated('boletus-edulis')
    expect(locatePart('spores', { slug, traits: { ...traits, sporePrint: [] } }, 'spore-print')).toBeNull()
  })
})
