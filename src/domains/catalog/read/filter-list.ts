import type { Cards } from '@/domains/catalog/collections'
import { type Filters, filterCount } from '@/domains/catalog/filters/list-query'
import type { Filterable, Sort } from '@/domains/catalog/filters/sections'
import type { Reader } from '@/foundation/payload/reader'
import { type Database, databaseOf } from '@/foundation/payload/transaction'
import { pageStatement, type Sql, sectionAlone, statement } from './filter-statement'
import { type Neighbour, neighboursOf, pointsOf } from './near'
import type { Point } from './point'
import { knownDigits } from './price-range'
import { resolved } from './resolve-filters'
import { type Value, type WholeList, wholeList } from './unfiltered-counts'

export interface FilterQuestion<C extends Filterable> {
  collection: C
  filters: Filters
  /** Where the reader is, for `filters.near` without a place; it is used for the answer and kept nowhere. */
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
  /** How many are in stock and on sale under everything else that is asked for. */
  offers: { inStock: number; onSale: number }
  /** Titles of values that are entries themselves: species and vendors. */
  titles: Record<string, Record<string, string>>
  /** The filters without what nobody knows, as their sections call it. */
  applied: Filters
  /** Who is within reach, the nearest first; null where nothing near is asked for, or nobody knows near what. */
  neighbours: Neighbour[] | null
}

interface Page {
  cards: { id: string; vendor?: { id: string } | null }[] | null
}

interface Narrowed extends Page {
  total: number
  /** By facet. */
  counts: Record<number, number> | null
}

async function answer<Row>(db: Database, question: Sql): Promise<Row> {
  const { rows } = await db.execute(question)
  return rows[0] as unknown as Row
}

/** The facets of a list's values, by section. */
function facetsBySection(values: readonly Value[]): Map<string, number[]> {
  const bySection = new Map<string, number[]>()
  for (const { section, facet } of values) {
    const facets = bySection.get(section)
    if (facets) facets.push(facet)
    else bySection.set(section, [facet])
  }
  return bySection
}

/**
 * A list narrowed down, with counts of every value: published entries only, in the reader's language. `known` is what
 * is known of the whole list, where it is known already.
 */
export async function filtered<C extends Filterable>(
  { payload, locale }: Reader,
  { collection, filters, at, sort, page, limit }: FilterQuestion<C>,
  known?: WholeList,
): Promise<Filtered<Cards[C]>> {
  const db = databaseOf(payload)
  const { near, price } = filters
  const here = at ? [at] : []
  const points = near?.place ? await pointsOf(db, near.place) : here
  const [found, digits, neighbours] = await Promise.all([
    resolved(db, collection, filters),
    price && (price.from !== null || price.to !== null) ? knownDigits(db) : null,
    near && points.length > 0 ? neighboursOf(db, collection, points, near.kilometres) : null,
  ])
  const whole = known ?? (await wholeList(db, collection, found.all))
  const question = { collection, locale, resolved: found, digits, filters, neighbours, sort, page, limit }
  const isFiltered = filterCount(found.known) > 0
  const alone = sectionAlone(question)
  const counted = facetsBySection(whole.values.filter(({ section }) => section !== alone))
  const { total, counts, cards } = isFiltered
    ? await answer<Narrowed>(db, statement({ ...question, counted }))
    : { ...(await answer<Page>(db, pageStatement(question))), total: whole.total, counts: null }

  const bySection: Filtered<unknown>['counts'] = {}
  const titles: Filtered<unknown>['titles'] = {}
  for (const { section, facet, value, title, total, unlisted } of whole.values) {
    if (unlisted && !found.known.sections[section]?.includes(value)) continue
    const count = isFiltered && section !== alone ? counts?.[facet] : total
    if (!count) continue
    bySection[section] ??= {}
    bySection[section][value] = count
    if (title === null) continue
    titles[section] ??= {}
    titles[section][value] = title
  }
  const { stock, sale, ...inSections } = bySection
  const distances = new Map(neighbours?.map(({ document, kilometres }) => [document, kilometres]))
  return {
    cards: (cards ?? []).map((card) => ({
      ...card,
      distance: distances.get(collection === 'products' ? (card.vendor?.id ?? '') : card.id) ?? null,
    })) as unknown as Found<Cards[C]>[],
    total,
    page,
    pages: Math.max(1, Math.ceil(total / limit)),
    counts: inSections,
    offers: { inStock: stock?.in ?? 0, onSale: sale?.on ?? 0 },
    titles,
    applied: found.known,
    neighbours,
  }
}
