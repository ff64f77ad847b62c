import type { Facet } from '@/foundation/listings/entry'
import { CarouselRow } from '../carousel/row'
import { isShopOnSpecies } from '../goods'
import { chosenCards, idOf, listed } from '../listed'
import { ListedCard } from '../listed-card'
import type { ProductCarouselBlockView } from '../views'
import type { VoicesOf } from '../voices'

/** A row of products: chosen ones, or those of some categories and species. */
export async function ProductCarouselBlock({
  page,
  ...block
}: ProductCarouselBlockView & { page: VoicesOf }) {
  const { id, heading, lang, items, species, autoplay } = block
  if (isShopOnSpecies('products', page)) return null
  const facets = (species ?? []).map((one): Facet => `species:${idOf(one)}`)
  const cards = items?.length
    ? await chosenCards(page.reader, 'products', items.map(idOf))
    : (await listed(page.reader, { ...block, collection: 'products', facets })).cards
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
