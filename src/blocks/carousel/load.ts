import { idOf, loadList, selectedCards } from '@/blocks/listed'
import { isListable, type ListableCollection } from '@/blocks/listed-collections'
import { mayNotShowShop } from '@/blocks/shops'
import type { CarouselBlockView } from '@/blocks/views'
import type { Cards } from '@/domains/catalog/query'
import type { ContributionContext } from '@/domains/contributions/context'
import type { Reader } from '@/foundation/payload/reader'

interface ListedEntry {
  collection: ListableCollection
  card: Cards[ListableCollection]
}

export interface CarouselData {
  /** The one whose list the carousel leads to. */
  collection: ListableCollection
  entries: ListedEntry[]
}

/** Selected documents of several collections, in the order of selection. */
async function loadSelected(
  reader: Reader,
  items: NonNullable<CarouselBlockView['items']>,
): Promise<ListedEntry[]> {
  const collections = [...new Set(items.map(({ relationTo }) => relationTo))]
  const lists = await Promise.all(
    collections.map(async (collection) => {
      const ids = items.filter(({ relationTo }) => relationTo === collection).map(({ value }) => idOf(value))
      const cards = await selectedCards(reader, collection, ids)
      return cards.map((card): ListedEntry => ({ collection, card }))
    }),
  )
  const entries = new Map(lists.flat().map((entry) => [entry.card.id, entry]))
  return items.flatMap(({ value }) => entries.get(idOf(value)) ?? [])
}

export async function loadCarousel(
  block: CarouselBlockView,
  page: ContributionContext,
): Promise<CarouselData | null> {
  const { collection, items } = block
  const selected = items?.filter(({ relationTo, value }) => value && !mayNotShowShop(relationTo, page))
  if (!isListable(collection) || mayNotShowShop(collection, page) || (items?.length && !selected?.length))
    return null
  if (selected?.length) return { collection, entries: await loadSelected(page.reader, selected) }
  const { cards } = await loadList(page.reader, { ...block, collection })
  return { collection, entries: cards.map((card) => ({ collection, card })) }
}
