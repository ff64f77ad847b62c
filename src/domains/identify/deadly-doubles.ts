import { isEdible } from '@/domains/species/edibility'
import type { SpeciesCard } from '@/domains/species/listing'
import type { RecordedDifference } from './recorded-differences'
import type { SpeciesPair } from './spore-pairs'

/** Species that are eaten, each with a deadly one that it is taken for; no species stands in two pairs. */
export function deadlyDoubles(
  differences: readonly RecordedDifference[],
  cards: Iterable<SpeciesCard>,
  limit: number,
): SpeciesPair[] {
  const byId = new Map([...cards].map((card) => [card.id, card]))
  const used = new Set<string>()
  const pairs: SpeciesPair[] = []
  for (const { species, lookAlike, texts } of differences) {
    const [eaten, deadly] = [byId.get(species), byId.get(lookAlike)]
    if (!eaten || !isEdible(eaten.edibility) || deadly?.edibility !== 'deadly') continue
    if (used.has(species) || used.has(lookAlike)) continue
    used.add(species).add(lookAlike)
    pairs.push({ species: [eaten, deadly], texts })
  }
  return pairs.slice(0, limit)
}
