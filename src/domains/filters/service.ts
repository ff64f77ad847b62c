import type { Reader } from '../../foundation/payload/reader'
import { databaseOf } from '../../foundation/payload/transaction'
import type { Cards } from '../listings/collections'
import { neighboursOf, pointOf } from './near'
import type { Point } from './point'
import type { Filters } from './query'
import { resolved } from './resolve'
import type { Filterable, Sort } from './sections'
import { statement } from './statement'

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

interface Row {
  total: number
  labels: { section: string; value: string; title: string | null; total: number }[] | null
  cards: { id: string; vendor?: { id: string } | null }[] | null
}

/** A list narrowed down, with counts of every value: published entries only, in the reader's language. */
export async function filtered<C extends Filterable>(
  { payload, locale }: Reader,
  { collection, filters, at, sort, page, limit }: FilterQuestion<C>,
): Promise<Filtered<Cards[C]>> {
  const db = databaseOf(payload)
  const { near } = filters
  const point = near && (at ?? (near.place ? await pointOf(db, near.place) : null))
  const [found, neighbours] = await Promise.all([
    resolved(db, collection, filters),
    near && point ? neighboursOf(db, collection, point, near.kilometres) : null,
  ])
  const question = { collection, locale, resolved: found, filters, neighbours, sort, page, limit }
  const { rows } = await db.execute(statement(question))
  const { total, labels, cards } = rows[0] as unknown as Row

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
