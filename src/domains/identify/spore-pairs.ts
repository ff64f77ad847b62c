import type { SpeciesCard } from '@/domains/species/listing'
import type { Reader } from '@/foundation/payload/reader'
import { loadRecordedDifferences, type RecordedDifference } from './recorded-differences'

/** Two species with what differs in each. */
export interface SpeciesPair {
  species: readonly [SpeciesCard, SpeciesCard]
  texts: RecordedDifference['texts']
}

/** Of so many candidates at most. */
const maxCandidates = 12

/** The pairs among candidates that only their spores part. `ids` are those of all species. */
export async function listSporePairs(
  reader: Reader,
  ids: readonly string[],
  candidates: readonly SpeciesCard[],
): Promise<SpeciesPair[]> {
  const byId = new Map(candidates.slice(0, maxCandidates).map((card) => [card.id, card]))
  if (byId.size < 2) return []
  const named = new Set<string>()
  return (await loadRecordedDifferences(reader, ids)).flatMap(({ species, lookAlike, trait, texts }) => {
    const [one, other] = [byId.get(species), byId.get(lookAlike)]
    const pair = [species, lookAlike].sort().join()
    if (trait !== 'spores' || !one || !other || named.has(pair)) return []
    named.add(pair)
    return [{ species: [one, other] as const, texts }]
  })
}
