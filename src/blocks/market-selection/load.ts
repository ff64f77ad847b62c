import type { ListPart } from '@/blocks/listed'
import type { MarketSelectionBlockView } from '@/blocks/views'
import { getListPage } from '@/domains/catalog/query'
import type { ContributionContext } from '@/domains/contributions/context'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'

const defaultLimit = 4

export type MarketSelectionData = ListPart<'products'>

/** Reads the most relevant products, and the number of all; null where there are none. */
export async function loadMarketSelection(
  { limit }: MarketSelectionBlockView,
  { reader }: ContributionContext,
): Promise<MarketSelectionData | null> {
  dependsOn([tags.list('products')])
  const list = await getListPage(reader, {
    collection: 'products',
    sort: 'relevance',
    page: 1,
    limit: limit || defaultLimit,
  })
  return list.cards.length > 0 ? list : null
}
