import { CarouselRow } from '@/blocks/carousel/row'
import { ListedCard } from '@/blocks/listed-card'
import type { ProductCarouselBlockView } from '@/blocks/views'
import type { ProductCarouselData } from './load'

/** A carousel of selected products, or of products of some categories and species. */
export function ProductCarouselBlock({
  id,
  heading,
  lang,
  autoplay,
  data,
}: ProductCarouselBlockView & { data: ProductCarouselData }) {
  return (
    <CarouselRow
      id={`products-${id}`}
      heading={heading}
      lang={lang}
      collection="products"
      rotates={autoplay ?? true}
      cards={data.map((card) => <ListedCard key={card.id} collection="products" card={card} />)}
    />
  )
}
