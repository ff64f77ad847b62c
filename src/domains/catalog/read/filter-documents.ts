import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { type Filters, queryOf } from '@/domains/catalog/filters/list-query'
import type { Filterable, Sort } from '@/domains/catalog/filters/sections'
import { PublicError } from '@/foundation/errors'
import { fromMinor } from '@/foundation/money/money'
import { bounds, clampCount } from '@/foundation/payload/query-limits'
import { as, readerOf } from '@/foundation/payload/reader'
import { filtered } from './filter-list'
import type { Point } from './point'

/** What a call asks for, its filters written as an address has them. */
export interface Asked {
  collection: Filterable
  params: URLSearchParams
  at: Point | null
  limit: number
}

/** Filters as the calls tell them back. */
function appliedOf({ sections, words, price, inStock, onSale, near }: Filters): Record<string, unknown> {
  const sum = (minor: number | null) =>
    minor === null || !price ? undefined : fromMinor(minor, price.currency)
  return {
    ...sections,
    ...(words && { q: words }),
    ...(price && { price_from: sum(price.from), price_to: sum(price.to), currency: price.currency }),
    ...(inStock && { in_stock: true }),
    ...(onSale && { on_sale: true }),
    ...(near && { near_me: true, km: near.kilometres, ...(near.place && { place: near.place }) }),
  }
}

/** As the product documents sort what is not filtered: by creation. */
const usualSort = (collection: Filterable): Sort => (collection === 'mushrooms' ? 'oldest' : 'relevance')

/** The documents of one page of a filtered list, as the asker may read them, and what the filters would give. */
export async function filteredDocuments(req: PayloadRequest, { collection, params, at, limit }: Asked) {
  const reader = readerOf(req)
  const { filters, sort, page } = queryOf(collection, params)
  const { cards, total, pages, counts, applied } = await filtered(reader, {
    collection,
    filters,
    at,
    sort: sort ?? usualSort(collection),
    page,
    limit,
  })
  const ids = cards.map(({ id }) => id)
  const { docs } = await req.payload.find({
    ...as(reader),
    collection,
    depth: 1,
    limit: ids.length,
    pagination: false,
    where: { id: { in: ids } },
  })
  const place = new Map(ids.map((id, index) => [id, index]))
  const inOrder = [...docs].sort((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0))
  return {
    docs: inOrder,
    filterInfo: { total, page, totalPages: pages, counts, applied: appliedOf(applied) },
  }
}

/** How clients have come to write what an address calls otherwise. */
const aliases: Record<string, string> = {
  nearMe: 'near_me',
  priceFrom: 'price_from',
  priceTo: 'price_to',
  inStock: 'in_stock',
  onSale: 'on_sale',
  categories: 'category',
}

const word = z.union([z.string().max(500), z.number(), z.boolean()])
const words = z.union([word, z.array(word).max(bounds.whereTerms), z.null()])
// One level below a section: `{ chemistry: { psychoactive: ['psilocybin'] } }`.
const activeFilters = z.record(z.string().max(60), z.union([words, z.record(z.string().max(120), words)]))

type Words = z.infer<typeof words>

const listOf = (given: Words): string[] =>
  given === null
    ? []
    : [given]
        .flat()
        .filter((one) => one !== '')
        .map(String)

/**
 * Filters by section, as a client sends them, written as an address.
 * @throws {PublicError} 400 where they are nothing of the kind, or too many.
 */
export function paramsOf(given: unknown): URLSearchParams {
  const asked = activeFilters.safeParse(given ?? {})
  if (!asked.success || JSON.stringify(asked.data).length > bounds.whereBytes)
    throw new PublicError('activeFilters must be values by section.', 400)
  const pairs = Object.entries(asked.data).flatMap(([name, values]) => {
    const section = aliases[name] ?? name
    if (typeof values !== 'object' || values === null || Array.isArray(values))
      return listOf(values).map((value) => [section, value])
    return Object.entries(values).flatMap(([group, inner]) =>
      listOf(inner).map((value) => [section, value === 'true' ? group : `${group}/${value}`]),
    )
  })
  if (pairs.length > bounds.whereTerms) throw new PublicError('activeFilters has too many values.', 400)
  return new URLSearchParams(pairs)
}

/** A whole number as calls clamp it. */
export const limitOf = (given: unknown, otherwise: number) => clampCount(given, bounds.limit, otherwise)
