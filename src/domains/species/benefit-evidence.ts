import { populated } from '@/domains/cards/card'
import { type LocalizedText, localizedText } from '@/foundation/i18n/localized-text'
import { asInAllLocales, inLanguageOf, type Reader } from '@/foundation/payload/reader'
import type { Mushroom } from '@/payload-types'
import { type DescribedValue, effectsOf, type StudiedBenefit } from './described-values'
import type { SpeciesCard } from './listing'
import { populate } from './populate'

/** What is known of a benefit for one species. */
export interface BenefitEvidence {
  species: SpeciesCard
  benefit: StudiedBenefit
  /** What to know before taking it. */
  advice: LocalizedText | null
  sideEffects: DescribedValue[]
  /** The id of the reference, for the cache. */
  reference: string | null
}

const select = {
  specie: { safety: true, effects: { helpsWith: true, sideEffects: true } },
} as const

function evidenceOf(species: SpeciesCard, doc: Mushroom, benefitId: string): BenefitEvidence[] {
  const { effects, safety } = doc.specie
  const rows = (effects?.helpsWith ?? []).filter(({ ailment }) => populated(ailment)?.id === benefitId)
  const { helpsWith, sideEffects } = effectsOf({ effects: { ...effects, helpsWith: rows } })
  return helpsWith.map((benefit, index) => ({
    species,
    benefit,
    advice: localizedText(safety, 'advice'),
    sideEffects,
    reference: populated(rows[index]?.source)?.id ?? null,
  }))
}

/** Reads what is known of a benefit for the species of a list, in the order of the list. */
export async function listBenefitEvidence(
  reader: Reader,
  benefitId: string,
  listed: readonly SpeciesCard[],
): Promise<BenefitEvidence[]> {
  const { docs } = await reader.payload.find({
    ...asInAllLocales(reader),
    collection: 'mushrooms',
    depth: 1,
    pagination: false,
    populate,
    select,
    where: { id: { in: listed.map(({ id }) => id) } },
  })
  const byId = new Map(docs.map((doc) => [doc.id, inLanguageOf(reader, 'mushrooms', doc) as Mushroom]))
  return listed.flatMap((species) => {
    const doc = byId.get(species.id)
    return doc ? evidenceOf(species, doc, benefitId) : []
  })
}
