import type { Facet } from '@/domains/cards/entry'
import { type Cards, getCards, getListPage, type Listed } from '@/domains/catalog/query'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import type { Reader } from '@/foundation/payload/reader'
import { blockSort } from './listed-collections'
import type { DocumentRelation } from './relations'
import type { BlockListQuery } from './views'

export const idOf = (relation: DocumentRelation) => (typeof relation === 'string' ? relation : relation.id)

/** The ids of selected documents, without those that have been deleted. */
export const idsOf = (relations: readonly (DocumentRelation | null)[] | null | undefined): string[] =>
  (relations ?? []).flatMap((relation) => (relation ? [idOf(relation)] : []))

/** Entries in blocks of unfinished drafts. */
const defaultLimit = 12

interface ListOptions<C extends Listed> extends BlockListQuery {
  collection: C
  /** Entries must have one facet of each kind, in addition to one of the categories. */
  facets?: readonly Facet[]
}

export interface ListPart<C extends Listed> {
  cards: Cards[C][]
  /** The number of entries on all pages. */
  total: number
}

/** The first page of a block's list. */
export async function loadList<C extends Listed>(
  reader: Reader,
  { collection, facets = [], categories, query, sort, limit }: ListOptions<C>,
): Promise<ListPart<C>> {
  dependsOn([tags.list(collection)])
  return getListPage(reader, {
    collection,
    facets,
    anyOf: idsOf(categories).map((id): Facet => `category:${id}`),
    titleWords: query,
    sort: blockSort(collection, sort),
    page: 1,
    limit: limit || defaultLimit,
  })
}

/** The cards of selected documents in their order, without those that are no longer published. */
export async function selectedCards<C extends Listed>(reader: Reader, collection: C, ids: readonly string[]) {
  dependsOn(ids.map((id) => tags.document(collection, id)))
  return getCards(reader, collection, ids)
}
