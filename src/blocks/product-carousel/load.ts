import { idsOf, loadList, selectedCards } from '@/blocks/listed'
import { mayNotShowShop } from '@/blocks/shops'
import type { ProductCarouselBlockView } from '@/blocks/views'
import type { Facet } from '@/domains/cards/entry'
import type { Cards } from '@/domains/catalog/query'
import type { ContributionContext } from '@/domains/contributions/context'

export type ProductCarouselData = Cards['products'][]

export async function loadProductCarousel(
  block: ProductCarouselBlockView,
  page: ContributionContext,
): Promise<ProductCarouselData | null> {
  const { items, species } = block
  if (mayNotShowShop('products', page)) return null
  if (items?.length) return selectedCards(page.reader, 'products', idsOf(items))
  const facets = idsOf(species).map((id): Facet => `species:${id}`)
  const { cards } = await loadList(page.reader, { ...block, collection: 'products', facets })
  return cards
}
