import { getListedCards } from '@/domains/catalog/query'
import type { SpeciesCard } from '@/domains/species/listing'
import { cached } from '@/foundation/cache/cached'
import { tags } from '@/foundation/cache/tags'
import type { Reader } from '@/foundation/payload/reader'
import { type KeySpecies, keySpecies } from './key-species'

/** Far more than a guide has: the key compares all of them at once. */
const maxSpecies = 2000

export interface KeyData {
  species: KeySpecies[]
  cards: Map<string, SpeciesCard>
}

/** All published species as the key compares them, and their cards by slug. */
export function loadKeyData(reader: Reader): Promise<KeyData> {
  return cached(['key-species', reader.locale], [tags.list('mushrooms')], async () => {
    const cards = await getListedCards(reader, {
      collection: 'mushrooms',
      sort: 'deadliest',
      page: 1,
      limit: maxSpecies,
    })
    return { species: cards.map(keySpecies), cards: new Map(cards.map((card) => [card.slug, card])) }
  })
}
