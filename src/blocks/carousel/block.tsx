import { ListedCard } from '@/blocks/listed-card'
import type { CarouselBlockView } from '@/blocks/views'
import type { CarouselData } from './load'
import { CarouselRow } from './row'

/** A carousel of the documents that an editor selected, or of the first entries of a list. */
export function CarouselBlock({
  id,
  heading,
  lang,
  autoplay,
  data,
}: CarouselBlockView & { data: CarouselData }) {
  return (
    <CarouselRow
      id={`carousel-${id}`}
      heading={heading}
      lang={lang}
      collection={data.collection}
      rotates={autoplay ?? true}
      cards={data.entries.map(({ collection, card }) => (
        <ListedCard key={card.id} collection={collection} card={card} />
      ))}
    />
  )
}
