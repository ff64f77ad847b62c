import type { SpeciesCard } from '@/domains/species/listing'
import { cached } from '@/foundation/cache/cached'
import { tags } from '@/foundation/cache/tags'
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

/** A difference in the spores that is recorded for a species and a look-alike, by their ids. */
interface SporeDifference {
  species: string
  lookAlike: string
  texts: SporePair['texts']
}

/** The recorded differences in spores of all published species. */
function loadSporeDifferences(reader: Reader, ids: readonly string[]): Promise<SporeDifference[]> {
  const shown = [tags.list('mushrooms'), ...ids.map((id) => tags.document('mushrooms', id))]
  return cached(['spore-differences', reader.locale], shown, async () => {
    const { docs } = await reader.payload.find({
      // Shared by all readers: nobody's drafts.
      ...asInAllLocales({ ...reader, user: null, draft: false }),
      collection: 'mushrooms',
      depth: 0,
      pagination: false,
      select: { specie: { lookAlikeSpecies: true } },
      where: { id: { in: [...ids] } },
    })
    return docs.flatMap((doc) =>
      (inLanguageOf(reader, 'mushrooms', doc).specie?.lookAlikeSpecies ?? [])
        .filter(({ trait }) => trait === 'spores')
        .flatMap((row) => {
          const lookAlike = typeof row.species === 'object' ? row.species?.id : row.species
          const texts = [localizedText(row, 'own'), localizedText(row, 'other')] as const
          // A species without a page is no candidate.
          return lookAlike ? [{ species: doc.id, lookAlike, texts }] : []
        }),
    )
  })
}

/** The pairs among candidates whose recorded difference is in the spores. `ids` are those of all species. */
export async function listSporePairs(
  reader: Reader,
  ids: readonly string[],
  candidates: readonly SpeciesCard[],
): Promise<SporePair[]> {
  const byId = new Map(candidates.slice(0, maxCandidates).map((card) => [card.id, card]))
  if (byId.size < 2) return []
  const named = new Set<string>()
  return (await loadSporeDifferences(reader, ids)).flatMap(({ species, lookAlike, texts }) => {
    const [one, other] = [byId.get(species), byId.get(lookAlike)]
    const pair = [species, lookAlike].sort().join()
    if (!one || !other || named.has(pair)) return []
    named.add(pair)
    return [{ species: [one, other] as const, texts }]
  })
}
