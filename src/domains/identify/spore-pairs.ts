import type { SpeciesCard } from '@/domains/species/listing'
import type { LocalizedText } from '@/foundation/i18n/localized-text'
import { localizedText } from '@/foundation/i18n/localized-text'
import { asInAllLocales, inLanguageOf, type Reader } from '@/foundation/payload/reader'

/** Two candidates that only their spores part, with the spores of each. */
export interface SporePair {
  species: readonly [SpeciesCard, SpeciesCard]
  texts: readonly [LocalizedText | null, LocalizedText | null]
}

/** Of so many candidates at most. */
const maxCandidates = 12

/** The pairs among candidates whose recorded difference is in the spores. */
export async function listSporePairs(
  reader: Reader,
  candidates: readonly SpeciesCard[],
): Promise<SporePair[]> {
  const byId = new Map(candidates.slice(0, maxCandidates).map((card) => [card.id, card]))
  if (byId.size < 2) return []
  const { docs } = await reader.payload.find({
    ...asInAllLocales(reader),
    collection: 'mushrooms',
    depth: 0,
    limit: maxCandidates,
    pagination: false,
    select: { specie: { lookAlikeSpecies: true } },
    where: { id: { in: [...byId.keys()] } },
  })
  const named = new Set<string>()
  return docs.flatMap((doc) => {
    const { specie } = inLanguageOf(reader, 'mushrooms', doc)
    const one = byId.get(doc.id)
    return (specie?.lookAlikeSpecies ?? []).flatMap((row) => {
      const other = byId.get(typeof row.species === 'string' ? row.species : row.species.id)
      const pair = [one?.id, other?.id].sort().join()
      if (!one || !other || row.trait !== 'spores' || named.has(pair)) return []
      named.add(pair)
      return [
        {
          species: [one, other] as const,
          texts: [localizedText(row, 'own'), localizedText(row, 'other')] as const,
        },
      ]
    })
  })
}
