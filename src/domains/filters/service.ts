import { kept } from '../../foundation/cache/kept'
import { tags } from '../../foundation/cache/tags'
import type { Reader } from '../../foundation/payload/reader'
import { type Database, databaseOf } from '../../foundation/payload/transaction'
import type { Cards } from '../listings/collections'
import { neighboursOf, pointOf } from './near'
import type { Point } from './point'
import { knownDigits } from './price-range'
import { type Filters, filterCount } from './query'
import { resolved } from './resolve'
import { type Filterable, type Sort, sections } from './sections'
import { pageStatement, type Question, statement } from './statement'

export interface FilterQuestion<C extends Filterable> {
  collection: C
  filters: Filters
  /** Where the reader is, for `filters.near`; it is used for the answer and kept nowhere. */
  at?: Point | null
  sort: Sort
  /** From 1. */
  page: number
  limit: number
}

/** A card, and how far away its vendor or supplier is where that was asked. */
export type Found<Card> = Card & { distance: number | null }

export interface Filtered<Card> {
  cards: Found<Card>[]
  total: number
  page: number
  /** At least 1. */
  pages: number
  /** How many entries each value would give, by section, under the other sections' filters; none is absent. */
  counts: Record<string, Record<string, number>>
  /** Titles of values that are entries themselves: species and vendors. */
  titles: Record<string, Record<string, string>>
  /** The filters without what nobody knows, as their sections call it. */
  applied: Filters
}

interface Counted {
  total: number
  labels: { section: string; value: string; title: string | null; total: number }[] | null
}

interface Page {
  cards: { id: string; vendor?: { id: string } | null }[] | null
}

async function answer<Row>(db: Database, question: ReturnType<typeof statement>): Promise<Row> {
  const { rows } = await db.execute(question)
  return rows[0] as unknown as Row
}

/** Whose changes change the counts of a list, or what they are called. */
const countedBy = (collection: Filterable) =>
  new Set([
    collection,
    'categories',
    ...sections[collection].flatMap(({ source }) => ('collection' in source ? [source.collection] : [])),
  ])

/** A list that nothing narrows down: its counts are of everything there is, and asked for most. */
async function unfiltered(db: Database, question: Question): Promise<Counted & Page> {
  const { collection } = question
  const [counted, page] = await Promise.all([
    kept(['counts', collection], [...countedBy(collection)].map(tags.list), () =>
      answer<Counted>(db, statement({ ...question, limit: 0 })),
    ),
    answer<Page>(db, pageStatement(question)),
  ])
  return { ...counted, ...page }
}

/** A list narrowed down, with counts of every value: published entries only, in the reader's language. */
export async function filtered<C extends Filterable>(
  { payload, locale }: Reader,
  { collection, filters, at, sort, page, limit }: FilterQuestion<C>,
): Promise<Filtered<Cards[C]>> {
  const db = databaseOf(payload)
  const { near, price } = filters
  const point = near && (at ?? (near.place ? await pointOf(db, near.place) : null))
  const [found, digits, neighbours] = await Promise.all([
    resolved(db, collection, filters),
    price && (price.from !== null || price.to !== null) ? knownDigits(db) : null,
    near && point ? neighboursOf(db, collection, point, near.kilometres) : null,
  ])
  const question = { collection, locale, resolved: found, digits, filters, neighbours, sort, page, limit }
  const { total, labels, cards } =
    filterCount(found.known) > 0
      ? await answer<Counted & Page>(db, statement(question))
      : await unfiltered(db, question)

  const counts: Filtered<unknown>['counts'] = {}
  const titles: Filtered<unknown>['titles'] = {}
  for (const { section, value, title, total: count } of labels ?? []) {
    counts[section] ??= {}
    counts[section][value] = count
    if (title === null) continue
    titles[section] ??= {}
    titles[section][value] = title
  }
  const distances = new Map(neighbours?.map(({ document, kilometres }) => [document, kilometres]))
  return {
    cards: (cards ?? []).map((card) => ({
      ...card,
      distance: distances.get(collection === 'products' ? (card.vendor?.id ?? '') : card.id) ?? null,
    })) as unknown as Found<Cards[C]>[],
    total,
    page,
    pages: Math.max(1, Math.ceil(total / limit)),
    counts,
    titles,
    applied: found.known,
  }
}
