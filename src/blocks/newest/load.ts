import type { NewestBlockView } from '@/blocks/views'
import { type Cards, getListedCards } from '@/domains/catalog/query'
import type { ContributionContext } from '@/domains/contributions/context'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import { type NewestCollection, newestCollections } from './collections'

const defaultLimit = 3

export interface NewestData {
  collection: NewestCollection
  cards: Cards[NewestCollection][]
}

/** Reads the newest entries of a collection; null where there are none. */
export async function loadNewest(
  block: NewestBlockView,
  { reader }: ContributionContext,
): Promise<NewestData | null> {
  const collection = newestCollections.find((known) => known === block.collection)
  if (!collection) return null
  dependsOn([tags.list(collection)])
  const cards = await getListedCards(reader, {
    collection,
    sort: 'newest',
    page: 1,
    limit: block.limit || defaultLimit,
  })
  return cards.length > 0 ? { collection, cards } : null
}
