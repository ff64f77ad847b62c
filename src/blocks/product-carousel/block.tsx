import { CarouselRow } from '@/blocks/carousel/row'
import { idsOf, loadList, selectedCards } from '@/blocks/listed'
import { ListedCard } from '@/blocks/listed-card'
import { mayNotShowShop } from '@/blocks/shops'
import type { ProductCarouselBlockView } from '@/blocks/views'
import type { Facet } from '@/domains/cards/entry'
import type { ContributionContext } from '@/domains/contributions/context'

/** A carousel of selected products, or of products of some categories and species. */
export async function ProductCarouselBlock({
  page,
  ...block
}: ProductCarouselBlockView & { page: ContributionContext }) {
  const { id, heading, lang, items, species, autoplay } = block
  if (mayNotShowShop('products', page)) return null
  const facets = idsOf(species).map((id): Facet => `species:${id}`)
  const cards = items?.length
    ? await selectedCards(page.reader, 'products', idsOf(items))
    : (await loadList(page.reader, { ...block, collection: 'products', facets })).cards
  return (
    <CarouselRow
      id={`products-${id}`}
      heading={heading}
      lang={lang}
      collection="products"
      rotates={autoplay ?? true}
      cards={cards.map((card) => <ListedCard key={card.id} collection="products" card={card} />)}
    />
  )
}
