import type { ReactNode } from 'react'
import { idOf, loadList, selectedCards } from '@/blocks/listed'
import { ListedCard } from '@/blocks/listed-card'
import { isListable } from '@/blocks/listed-collections'
import { mayNotShowShop } from '@/blocks/shops'
import type { CarouselBlockView } from '@/blocks/views'
import type { ContributionContext } from '@/domains/contributions/context'
import type { Reader } from '@/foundation/payload/reader'
import { CarouselRow } from './row'

/** The cards of selected documents of several collections, in the order of selection. */
async function loadSelected(
  reader: Reader,
  items: NonNullable<CarouselBlockView['items']>,
): Promise<ReactNode[]> {
  const cards = new Map<string, ReactNode>()
  for (const collection of new Set(items.map(({ relationTo }) => relationTo))) {
    const ids = items.filter(({ relationTo }) => relationTo === collection).map(({ value }) => idOf(value))
    for (const card of await selectedCards(reader, collection, ids))
      cards.set(card.id, <ListedCard key={card.id} collection={collection} card={card} />)
  }
  return items.flatMap(({ value }) => cards.get(idOf(value)) ?? [])
}

/** A carousel of the documents that an editor selected, or of the first entries of a list. */
export async function CarouselBlock({ page, ...block }: CarouselBlockView & { page: ContributionContext }) {
  const { id, heading, lang, collection, items, autoplay } = block
  const selected = items?.filter(({ relationTo, value }) => value && !mayNotShowShop(relationTo, page))
  if (!isListable(collection) || mayNotShowShop(collection, page) || (items?.length && !selected?.length))
    return null
  const cards = selected?.length
    ? await loadSelected(page.reader, selected)
    : (await loadList(page.reader, { ...block, collection })).cards.map((card) => (
        <ListedCard key={card.id} collection={collection} card={card} />
      ))
  return (
    <CarouselRow
      id={`carousel-${id}`}
      heading={heading}
      lang={lang}
      collection={collection}
      rotates={autoplay ?? true}
      cards={cards}
    />
  )
}
