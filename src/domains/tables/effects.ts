import { effectsOf, type StudiedBenefit } from '@/domains/species/described-values'
import { populate } from '@/domains/species/populate'
import { evidences, findings } from '@/domains/species/vocabulary'
import { plainText } from '@/foundation/i18n/localized-text'
import { asInAllLocales, inLanguageOf, type Reader } from '@/foundation/payload/reader'
import type { Mushroom } from '@/payload-types'
import { type RowSpecies, rowSpecies, selectSpecies } from './row'
import type { SortValue } from './sorting'

export const effectColumns = ['species', 'effect', 'finding', 'evidence', 'source'] as const

export type EffectColumn = (typeof effectColumns)[number]

/** What was studied about one reported effect of a species. */
export interface EffectRow {
  species: RowSpecies
  benefit: StudiedBenefit
}

function effectRows(doc: Mushroom): EffectRow[] {
  const species = rowSpecies(doc)
  return effectsOf(doc.specie).helpsWith.map((benefit) => ({ species, benefit }))
}

/** What a column is sorted by: findings and kinds of study in the order of their vocabulary. */
export function effectValue({ species, benefit }: EffectRow, column: EffectColumn): SortValue {
  const { title, finding, evidence, source } = benefit
  if (column === 'species') return species.scientificName
  if (column === 'effect') return plainText(title)
  if (column === 'finding') return finding && findings.indexOf(finding)
  return column === 'evidence' ? evidences.indexOf(evidence) : (source?.citation ?? null)
}

/** Reads the studied effects of all species that the reader may see. */
export async function listEffects(reader: Reader): Promise<EffectRow[]> {
  const { docs } = await reader.payload.find({
    ...asInAllLocales(reader),
    collection: 'mushrooms',
    depth: 1,
    pagination: false,
    populate,
    select: { slug: true, specie: { ...selectSpecies, effects: { helpsWith: true } } },
  })
  return docs.flatMap((doc) => effectRows(inLanguageOf(reader, 'mushrooms', doc) as Mushroom))
}
