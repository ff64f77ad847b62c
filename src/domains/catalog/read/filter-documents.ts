import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { type Filters, parseListQuery } from '@/domains/catalog/filters/list-query'
import type { Filterable, Sort } from '@/domains/catalog/filters/sections'
import { RequestError } from '@/foundation/errors'
import { fromMinor } from '@/foundation/money/money'
import { bounds, clampCount } from '@/foundation/payload/query-limits'
import { limitExpensiveReads } from '@/foundation/payload/read-limits'
import { readerOf } from '@/foundation/payload/reader'
import { readAsJson } from '@/foundation/payload/shared-documents'
import { filterList } from './filter-list'
import type { Point } from './point'

/** A request of the filter endpoints, with the filters as the query parameters of a list's URL. */
export interface DocumentRequest {
  collection: Filterable
  params: URLSearchParams
  userLocation: Point | null
  limit: number
}

/** The applied filters as the response shows them. */
function describeFilters({
  sections,
  words,
  price,
  inStock,
  onSale,
  near,
}: Filters): Record<string, unknown> {
  const amount = (minor: number | null) =>
    minor === null || !price ? undefined : fromMinor(minor, price.currency)
  return {
    ...sections,
    ...(words && { q: words }),
    ...(price && { price_from: amount(price.from), price_to: amount(price.to), currency: price.currency }),
    ...(inStock && { in_stock: true }),
    ...(onSale && { on_sale: true }),
    ...(near && { near_me: true, km: near.kilometres, ...(near.place && { place: near.place }) }),
  }
}

/** The product documents require calls to answer by creation. */
const defaultSort: Sort = 'oldest'

/**
 * Reads one page of a filtered list with the requester's access.
 * @returns the documents, each as JSON, and the counts of all values
 */
export async function filterDocuments(
  req: PayloadRequest,
  { collection, params, userLocation, limit }: DocumentRequest,
) {
  limitExpensiveReads(req, { limit, depth: 1, terms: 0 })
  const { filters, sort, page } = parseListQuery(collection, params)
  const { cards, total, pages, counts, applied, unknown } = await filterList(readerOf(req), {
    collection,
    filters,
    userLocation,
    sort: sort ?? defaultSort,
    page,
    limit,
  })
  const ids = cards.map(({ id }) => id)
  const documents = await readAsJson(req, collection, ids)
  return {
    docs: ids.flatMap((id) => documents.get(id) ?? []),
    filterInfo: {
      total,
      page,
      totalPages: pages,
      counts,
      applied: describeFilters(applied),
      ...(Object.keys(unknown).length > 0 && { unknown }),
    },
  }
}

/** Names that clients use for the query parameters. */
const aliases: Record<string, string> = {
  nearMe: 'near_me',
  priceFrom: 'price_from',
  priceTo: 'price_to',
  inStock: 'in_stock',
  onSale: 'on_sale',
  categories: 'category',
}

const valueSchema = z.union([z.string().max(500), z.number(), z.boolean()])
const valuesSchema = z.union([valueSchema, z.array(valueSchema).max(bounds.whereTerms), z.null()])
// Values may be nested by group: `{ chemistry: { psychoactive: ['psilocybin'] } }`.
const activeFiltersSchema = z.record(
  z.string().max(60),
  z.union([valuesSchema, z.record(z.string().max(120), valuesSchema)]),
)

type Values = z.infer<typeof valuesSchema>

const toStrings = (values: Values): string[] =>
  values === null
    ? []
    : [values]
        .flat()
        .filter((value) => value !== '')
        .map(String)

/**
 * Converts `activeFilters`, values by section, into the query parameters of a list's URL.
 * @throws {RequestError} 400 if they are malformed or too many
 */
export function toSearchParams(activeFilters: unknown): URLSearchParams {
  const parsed = activeFiltersSchema.safeParse(activeFilters ?? {})
  if (!parsed.success || JSON.stringify(parsed.data).length > bounds.whereBytes)
    throw new RequestError('activeFilters', 400)
  const pairs = Object.entries(parsed.data).flatMap(([name, values]) => {
    const section = aliases[name] ?? name
    if (typeof values !== 'object' || values === null || Array.isArray(values))
      return toStrings(values).map((value) => [section, value])
    return Object.entries(values).flatMap(([group, inner]) =>
      toStrings(inner).map((value) => [section, value === 'true' ? group : `${group}/${value}`]),
    )
  })
  if (pairs.length > bounds.whereTerms) throw new RequestError('activeFiltersMany', 400)
  return new URLSearchParams(pairs)
}

/** The limit of a request, clamped like that of Payload's own endpoints. */
export const limitOf = (limit: unknown, defaultLimit: number) => clampCount(limit, bounds.limit, defaultLimit)
