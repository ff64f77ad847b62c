import type { Facet } from '@/domains/cards/entry'
import type { Cards, Listed } from '@/domains/catalog/collections'
import { cardsOf, listingPage } from '@/domains/catalog/read/list-page'
import { dependsOn } from '@/foundation/cache/depends-on'
import { tags } from '@/foundation/cache/tags'
import type { Reader } from '@/foundation/payload/reader'
import type { Choice, PlacedList } from './views'

export const idOf = (choice: Choice) => (typeof choice === 'string' ? choice : choice.id)

interface ListedIn<C extends Listed> extends PlacedList {
  collection: C
  /** One of each must be carried besides the categories. */
  facets?: readonly Facet[]
}

/** The entries a block asks its list for, and how many there are in all. */
export async function listed<C extends Listed>(
  reader: Reader,
  { collection, facets = [], categories, query, sort, limit }: ListedIn<C>,
): Promise<{ cards: Cards[C][]; total: number }> {
  await dependsOn([tags.list(collection)])
  return listingPage(reader, {
    collection,
    facets,
    anyOf: (categories ?? []).map((one): Facet => `category:${idOf(one)}`),
    titled: query,
    sort,
    page: 1,
    limit,
  })
}

/** Entries an editor has chosen, in that order; what is no longer published is left out. */
export async function selectedCards<C extends Listed>(reader: Reader, collection: C, ids: readonly string[]) {
  await dependsOn(ids.map((id) => tags.document(collection, id)))
  return cardsOf(reader, collection, ids)
}
