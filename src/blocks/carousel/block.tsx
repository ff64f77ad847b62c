import type { ReactNode } from 'react'
import { isShopOnSpecies } from '@/blocks/goods'
import { idOf, listed, selectedCards } from '@/blocks/listed'
import { ListedCard } from '@/blocks/listed-card'
import type { CarouselBlockView } from '@/blocks/views'
import type { ContributionContext } from '@/domains/contributions/context'
import type { Reader } from '@/foundation/payload/reader'
import { CarouselRow } from './row'

/** What was chosen, from whichever collections, in the order it was. */
async function chosenOnes(
  reader: Reader,
  items: NonNullable<CarouselBlockView['items']>,
): Promise<ReactNode[]> {
  const found = new Map<string, ReactNode>()
  for (const collection of new Set(items.map(({ relationTo }) => relationTo))) {
    const ids = items.filter(({ relationTo }) => relationTo === collection).map(({ value }) => idOf(value))
    for (const card of await selectedCards(reader, collection, ids))
      found.set(card.id, <ListedCard key={card.id} collection={collection} card={card} />)
  }
  return items.flatMap(({ value }) => found.get(idOf(value)) ?? [])
}

/** A row of what an editor chose, or of what a list holds. */
export async function CarouselBlock({ page, ...block }: CarouselBlockView & { page: ContributionContext }) {
  const { id, heading, lang, collection, items, autoplay } = block
  const chosen = items?.filter(({ relationTo }) => !isShopOnSpecies(relationTo, page))
  if (isShopOnSpecies(collection, page) || (items?.length && !chosen?.length)) return null
  const cards = chosen?.length
    ? await chosenOnes(page.reader, chosen)
    : (await listed(page.reader, block)).cards.map((card) => (
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
