import type { Facet } from '@/domains/cards/entry'
import { type Cards, getCards, getListPage, type Listed } from '@/domains/catalog/query'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import type { Reader } from '@/foundation/payload/reader'
import type { BlockListQuery, DocumentRelation } from './views'

export const idOf = (relation: DocumentRelation) => (typeof relation === 'string' ? relation : relation.id)

interface ListOptions<C extends Listed> extends BlockListQuery {
  collection: C
  /** Entries must have one facet of each kind, in addition to one of the categories. */
  facets?: readonly Facet[]
}

/** One page of a block's list, and the number of entries on all pages. */
export async function loadList<C extends Listed>(
  reader: Reader,
  { collection, facets = [], categories, query, sort, limit }: ListOptions<C>,
): Promise<{ cards: Cards[C][]; total: number }> {
  dependsOn([tags.list(collection)])
  return getListPage(reader, {
    collection,
    facets,
    anyOf: (categories ?? []).map((one): Facet => `category:${idOf(one)}`),
    titleWords: query,
    sort,
    page: 1,
    limit,
  })
}

/** The cards of selected documents in their order, without those that are no longer published. */
export async function selectedCards<C extends Listed>(reader: Reader, collection: C, ids: readonly string[]) {
  dependsOn(ids.map((id) => tags.document(collection, id)))
  return getCards(reader, collection, ids)
}
