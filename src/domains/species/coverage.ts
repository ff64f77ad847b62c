import type { Mushroom } from '@/payload-types'
import { isToxic, leadingEdibility } from './edibility'
import { recordedAmounts } from './nutrients'

type Specie = Mushroom['specie']

interface CoveredField {
  /** The name of the field, by which the panel labels it. */
  name: string
  isRecorded: (specie: Specie) => boolean
  /** Absent: of every species. */
  concerns?: (specie: Specie) => boolean
}

const some = (rows: readonly unknown[] | null | undefined) => (rows?.length ?? 0) > 0
const isHarmful = ({ edibility }: Specie) => isToxic(leadingEdibility(edibility))
const isHarmless = (specie: Specie) => !isHarmful(specie)

/** What a complete species records, in the order of the form. Fields that every species must have are left out. */
export const coveredFields: readonly CoveredField[] = [
  { name: 'authority', isRecorded: ({ authority }) => Boolean(authority) },
  { name: 'mycobank', isRecorded: ({ mycobank }) => Boolean(mycobank) },
  { name: 'gbif', isRecorded: ({ gbif }) => Boolean(gbif) },
  { name: 'wikidata', isRecorded: ({ wikidata }) => Boolean(wikidata) },
  { name: 'commonNames', isRecorded: ({ commonNames }) => some(commonNames) },
  { name: 'synonyms', isRecorded: ({ synonyms }) => some(synonyms) },
  { name: 'desc', isRecorded: ({ desc }) => Boolean(desc?.richText) },
  { name: 'taxonomy', isRecorded: ({ taxonomy }) => Boolean(taxonomy?.family && taxonomy.genus) },
  {
    name: 'poisoning',
    concerns: isHarmful,
    isRecorded: ({ poisoning }) => Boolean(poisoning?.syndrome && poisoning.source),
  },
  { name: 'lookAlikeSpecies', isRecorded: ({ lookAlikeSpecies }) => some(lookAlikeSpecies) },
  { name: 'characteristics', isRecorded: ({ characteristics }) => some(characteristics?.decisive) },
  { name: 'size', isRecorded: ({ traits }) => typeof traits.size?.cap?.min === 'number' },
  { name: 'sporePrint', isRecorded: ({ traits }) => some(traits.sporePrint) },
  { name: 'ecology', isRecorded: ({ traits }) => some(traits.ecology) },
  { name: 'habitat', isRecorded: ({ habitat }) => Boolean(habitat) },
  { name: 'distribution', isRecorded: ({ distribution }) => Boolean(distribution) },
  { name: 'seasons', isRecorded: ({ seasons }) => some(seasons) },
  { name: 'redList', isRecorded: ({ redList }) => some(redList) },
  {
    name: 'flavors',
    concerns: isHarmless,
    isRecorded: ({ senseCharacteristics }) => some(senseCharacteristics?.flavors),
  },
  {
    name: 'nutrients',
    concerns: isHarmless,
    isRecorded: ({ nutrients }) => recordedAmounts(nutrients) !== null,
  },
  {
    name: 'psychoactiveChem',
    concerns: ({ psychoactive }) => psychoactive === true,
    isRecorded: ({ chemistry }) => some(chemistry?.psychoactiveChem),
  },
  {
    name: 'medicinalChem',
    concerns: isHarmless,
    isRecorded: ({ chemistry }) => some(chemistry?.medicinalChem),
  },
  { name: 'references', isRecorded: ({ references }) => some(references) },
]

/** Names of the fields that the species could record and does not. */
export function missingFields(specie: Specie): string[] {
  return coveredFields
    .filter(({ concerns, isRecorded }) => (concerns?.(specie) ?? true) && !isRecorded(specie))
    .map(({ name }) => name)
}

/** How many of the species that a field concerns record it. */
export interface FieldCoverage {
  name: string
  recorded: number
  concerned: number
}

/** The coverage of each field over all species. */
export function coverageOf(species: readonly Specie[]): FieldCoverage[] {
  return coveredFields.map(({ name, concerns, isRecorded }) => {
    const concerned = concerns ? species.filter(concerns) : species
    return { name, recorded: concerned.filter(isRecorded).length, concerned: concerned.length }
  })
}
