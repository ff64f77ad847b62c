import { idsOf, selectedCards } from '@/blocks/listed'
import { mayNotShowShop } from '@/blocks/shops'
import type { RelatedBlockView } from '@/blocks/views'
import { type Cards, getRelatedCards } from '@/domains/catalog/query'
import type { ContributionContext } from '@/domains/contributions/context'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import { relatedCollections } from './collections'

type RelatedCollection = (typeof relatedCollections)[keyof typeof relatedCollections]

export interface RelatedData {
  collection: RelatedCollection
  cards: Cards[RelatedCollection][]
}

/** Reads documents that an editor selected, or else those related to the page's document; null where there are none. */
export async function loadRelated(
  { blockType, items }: RelatedBlockView,
  page: ContributionContext,
): Promise<RelatedData | null> {
  const collection = relatedCollections[blockType]
  if (mayNotShowShop(collection, page)) return null
  // What fits in a row; guides have wider cards than the others.
  const limit = collection === 'growingguides' ? 3 : 4
  const cards = items?.length
    ? await selectedCards(page.reader, collection, idsOf(items))
    : await getRelatedCards(page.reader, { collection, to: page.subject, limit })
  dependsOn(cards.map(({ id: card }) => tags.card(collection, card)))
  return cards.length > 0 ? { collection, cards } : null
}
