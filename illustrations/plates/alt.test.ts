import en from '@messages/en/plates.json'
import es from '@messages/es/plates.json'
import pt from '@messages/pt/plates.json'
import { species } from '@sample/index'
import fc from 'fast-check'
import { createTranslator } from 'use-intl'
import { describe, expect, it } from 'vitest'
import { plateAlt } from './alt'
import { anyTraits } from './any-traits'
import { colourName } from './colour-name'
import type { PlateTraits } from './traits'

const locales = { en, es, pt } as const
type Locale = keyof typeof locales

function alt(name: string, traits: PlateTraits, locale: Locale): string {
  const t = createTranslator({
    locale,
    messages: { plates: locales[locale] },
    namespace: 'plates',
    onError: (error) => {
      throw error
    },
  })
  return plateAlt(name, traits, t as Parameters<typeof plateAlt>[2], locale)
}

const ofSpecies = (slug: string, locale: Locale): string => {
  const record = species.find((s) => s.slug === slug)
  if (!record) throw new Error(`no sample species ${slug}`)
  return alt(record.scientificName, record.traits as PlateTraits, locale)
}

describe('plateAlt', () => {
  it.each<[Locale, string]>([
    [
      'en',
      'Drawing of Amanita phalloides, a gilled mushroom growing in groups among fallen leaves: olive green domed cap with fine fibres; white gills, free of the stem; white stem with zigzag bands, a ring and a volva.',
    ],
    [
      'es',
      'Dibujo de Amanita phalloides, seta con láminas que crece en grupos entre la hojarasca: píleo convexo de color verde oliva con fibrillas finas; láminas de color blanco, que no llegan al pie; pie de color blanco con bandas en zigzag, anillo y volva.',
    ],
    [
      'pt',
      'Desenho de Amanita phalloides, cogumelo com lâminas que cresce em grupos entre folhas caídas: chapéu convexo de cor verde-oliva com fibrilas finas; lâminas de cor branca, que não chegam ao estipe; estipe de cor branca com faixas em zigue-zague, anel e volva.',
    ],
  ])('describes a death cap in %s', (locale, sentence) => {
    expect(ofSpecies('amanita-phalloides', locale)).toBe(sentence)
  })

  it('describes look-alikes differently', () => {
    expect(ofSpecies('agaricus-campestris', 'en')).toContain('pink gills')
    expect(ofSpecies('omphalotus-olearius', 'es')).toContain('sin anillo')
    expect(ofSpecies('volvariella-volvacea', 'pt')).toContain('com volva, sem anel')
    expect(ofSpecies('morchella-esculenta', 'en')).toContain('honeycomb pits')
    expect(ofSpecies('calvatia-gigantea', 'en')).not.toMatch(/cap|stem/)
  })

  it('returns one well-formed sentence for any traits', () => {
    fc.assert(
      fc.property(anyTraits, fc.constantFrom<Locale>('en', 'es', 'pt'), (traits, locale) => {
        const sentence = alt('Fungus ignotus', traits, locale)
        expect(sentence).toMatch(/^[^.]+\.$/)
        expect(sentence).not.toMatch(/ {2}| [,;:.]|[,;:]{2}|undefined|null|plates\.|[{}]/)
      }),
      { numRuns: 400 },
    )
  })
})

describe('colourName', () => {
  it.each([
    ['#fdfaf0', 'white'],
    ['#aeab62', 'olive'],
    ['#c9271c', 'red'],
    ['#2e2522', 'black'],
    ['#e8922e', 'orange'],
    ['#e39a94', 'pink'],
  ])('names %s %s', (colour, name) => {
    expect(colourName(colour)).toBe(name)
  })
})
