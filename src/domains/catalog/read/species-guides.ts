import type { SpeciesCard } from '@/domains/species/listing'
import type { Reader } from '@/foundation/payload/reader'
import { getListedCards } from './list-page'

/** The slug of the newest growing guide of each species, by the slug of the species. */
export async function getSpeciesGuides(
  reader: Reader,
  species: readonly SpeciesCard[],
): Promise<Map<string, string>> {
  if (species.length === 0) return new Map()
  const cards = await getListedCards(reader, {
    collection: 'growingguides',
    anyOf: species.map(({ id }) => `species:${id}` as const),
    sort: 'newest',
    page: 1,
    limit: 100,
  })
  // The newest is set last.
  return new Map(cards.toReversed().flatMap((guide) => guide.species.map(({ slug }) => [slug, guide.slug])))
}
