import { describe, expect, it } from 'vitest'
import { isToxic } from '@/domains/species/edibility.ts'
import { species } from './'
import { languages } from './testing'
import type { SpeciesSample, Text } from './types'

const byName = new Map(species.map((each) => [each.scientificName, each]))
const isDangerous = ({ edibility }: SpeciesSample) => isToxic(edibility[0])
const hasRow = (one: SpeciesSample, other: SpeciesSample) =>
  one.lookAlikes.some((row) => row.species === other.slug)

/** Species that a text names for another reason than a confusion: `species that is described → species`. */
const comparisons = [
  'amanita-proxima → cortinarius-orellanus',
  'amanita-smithiana → amanita-proxima',
  'russula-emetica → russula-subnigricans',
]

/** Older names, hosts, close relatives and other names that are no confusion. */
const otherNames = new Set([
  'Agaricus blazei',
  'Amanita vidua',
  'Annulohypoxylon archeri',
  'Auricularia cornea',
  'Auricularia heimuer',
  'Boletus eastwoodiae',
  'Boletus purpureus',
  'Boletus rex-veris',
  'Boletus satanas',
  'Chlorophyllum venenatum',
  'Clitocybe cerussata',
  'Clitocybe dealbata',
  'Conocybe filaris',
  'Coprinopsis romagnesiana',
  'Cortinarius speciosissimus',
  'Eryngium campestre',
  'Flammulina filiformis',
  'Galerina autumnalis',
  'Galerina unicolor',
  'Ganoderma sichuanense',
  'Gymnopilus spectabilis',
  'Inocybe lilacina',
  'Inocybe patouillardii',
  'Lepiota castaneidisca',
  'Lepiota helveola',
  'Lepista inversa',
  'Morchella americana',
  'Nothofagus antarctica',
  'Nothofagus betuloides',
  'Nothofagus pumilio',
  'Omphalotus mexicanus',
  'Omphalotus subilludens',
  'Ophiocordyceps sinensis',
  'Paralepistopsis acromelalga',
  'Pseudoboletus parasiticus',
  'Quercus agrifolia',
  'Russula cantharellicola',
  'Saccharomyces eubayanus',
  'Tuberaria guttata',
  'Ustilago maydis',
])

/** The texts in which a confusion is described. */
const textsAbout = ({ summary, about, safety, habitat, distribution }: SpeciesSample): Text[] => [
  summary,
  about,
  safety.headline,
  safety.advice,
  habitat,
  distribution,
]

/** Binomials between underscores; `_R. rhodoxanthus_` continues the genus named before. */
function binomialsIn(text: string): string[] {
  let genus = ''
  return [...text.matchAll(/_([A-Z][a-z]*\.?) ([a-z-]+)_/g)].flatMap(([, first = '', epithet]) => {
    if (!first.endsWith('.')) genus = first
    return genus.startsWith(first.replace('.', '')) ? [`${genus} ${epithet}`] : []
  })
}

const namesIn = (each: SpeciesSample) =>
  new Set(
    textsAbout(each)
      .flatMap((text) => languages.flatMap((language) => binomialsIn(text[language])))
      .filter((name) => name !== each.scientificName),
  )

/** Words of a sentence that warns of a confusion. */
const confusion = {
  en: /confus|mistak|taken for|look-alike|double/i,
  es: /confu|tom[aó]\w* por|toma(?:do|da)s? por|doble|pasan? por/i,
  pt: /confu|toma\w* por|parecid[ao]s?|passa[rm]? por/i,
}

const namesAny = (sentence: string, names: string[]) =>
  names.some((name) => new RegExp(`(?<![\\p{L}-])${name}(?:e?s)?(?![\\p{L}-])`, 'iu').test(sentence))

/** Species whose common name stands in a sentence that warns of a confusion. */
const namedAsConfusion = (each: SpeciesSample) =>
  species.filter(
    (other) =>
      other !== each &&
      languages.some((language) =>
        textsAbout(each)
          .flatMap((text) => text[language].split(/(?<=[.!?;:])\s+/))
          .some(
            (sentence) =>
              confusion[language].test(sentence) && namesAny(sentence, other.commonNames[language]),
          ),
      ),
  )

describe('confusions', () => {
  it('with a species that a text names are rows of the page', () => {
    const violations = species.flatMap((each) =>
      [...namesIn(each)]
        .flatMap((name) => byName.get(name) ?? [])
        .filter((other) => !hasRow(each, other))
        .map((other) => `${each.slug} → ${other.slug}`),
    )
    expect(violations).toEqual(comparisons)
  })

  it('with a poisonous species that a sentence names by its common name are rows of the page', () => {
    const violations = species.flatMap((each) =>
      namedAsConfusion(each)
        .filter((other) => isDangerous(other) && !hasRow(each, other))
        .map((other) => `${each.slug} → ${other.slug}`),
    )
    expect(violations).toEqual([])
  })

  it('with a poisonous species stand on both pages', () => {
    const violations = species.flatMap((each) =>
      species
        .filter((other) => hasRow(each, other) && !hasRow(other, each))
        .filter((other) => isDangerous(each) || isDangerous(other))
        .map((other) => `${other.slug} → ${each.slug}`),
    )
    expect(violations).toEqual([])
  })

  it('with fungi that have no page are rows by their name', () => {
    const violations = species.flatMap((each) =>
      [...namesIn(each)]
        .filter((name) => !byName.has(name) && !otherNames.has(name))
        .filter((name) => !each.lookAlikes.some((row) => row.name === name))
        .map((name) => `${each.slug} → ${name}`),
    )
    expect(violations).toEqual([])
  })

  it('leave no other name listed here that no text holds', () => {
    const named = new Set(species.flatMap((each) => [...namesIn(each)]))
    expect([...otherNames].filter((name) => !named.has(name))).toEqual([])
  })
})
