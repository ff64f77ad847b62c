import { LRUCache } from 'lru-cache'
import {
  type CollectionSlug,
  countOperation,
  type Endpoint,
  findOperation,
  headersWithCors,
  type PayloadRequest,
  parseParams,
  type Where,
} from 'payload'
import { tagExpirations } from '@/foundation/cache/tag-expirations'
import { tags } from '@/foundation/cache/tags'
import { isLocale } from '@/foundation/i18n/locales'
import { outsideRequests } from '@/foundation/outside-requests'
import { processWide } from '@/foundation/process-wide'
import { countsApart } from './query-limits'
import { as, readerOf } from './reader'
import { selectIds } from './select-ids'

type FindArgs = Omit<Parameters<typeof findOperation>[0], 'collection' | 'req'>

/** A published document in one language, as guests get it. */
interface SharedDocument {
  json: string
  /** A time of `performance.now()` before it was read. */
  readAt: number
}

/** Milliseconds for which a document may be shared; counts change without expiring it. */
const maxSharedAge = 30_000

const sharedDocuments = processWide(
  'shared-documents',
  () =>
    new LRUCache<string, SharedDocument>({
      maxSize: 8_000_000,
      sizeCalculation: ({ json }) => json.length,
      ttl: maxSharedAge,
    }),
)

/** Guests share documents while this process learns of every change. */
const sharesDocuments = ({ user }: PayloadRequest) => tagExpirations.isConnected && !user

/**
 * Reads documents in the language of a request, with its access, and writes each as JSON with its direct relations. Guests
 * share them: a document is read and written once for all their requests.
 * @returns the documents by id, without those that the requester may not read
 */
export async function readAsJson(
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const reader = readerOf(req)
  const isShared = sharesDocuments(req)
  const keyOf = (id: string) => `${collection} ${reader.locale} ${id}`
  const readAt = performance.now()
  const known = new Map<string, string>()
  for (const id of isShared ? ids : []) {
    const shared = sharedDocuments.get(keyOf(id))
    if (shared && !tagExpirations.hasExpired([tags.api], shared.readAt)) known.set(id, shared.json)
  }
  const missing = ids.filter((id) => !known.has(id))
  if (missing.length === 0) return known
  const { docs } = await reader.payload.find({
    ...as(reader),
    collection,
    depth: 1,
    limit: missing.length,
    pagination: false,
    where: { id: { in: missing } },
  })
  for (const doc of docs) {
    const json = JSON.stringify(doc)
    known.set(String(doc.id), json)
    if (isShared) sharedDocuments.set(keyOf(String(doc.id)), { json, readAt })
  }
  return known
}

/** Parameters that decide what a document contains, or which of its versions it is. */
const otherContents = [
  ...['data', 'depth', 'draft', 'flattenLocales', 'joins', 'pagination', 'populate', 'select', 'trash'],
  ...['fallback-locale', 'fallbackLocale'],
]

/** Whether a list is one of shared documents, as `readAsJson` reads them. */
function isOfSharedDocuments(req: PayloadRequest): boolean {
  return (
    sharesDocuments(req) &&
    isLocale(req.locale) &&
    otherContents.every((name) => req.query[name] === undefined)
  )
}

/** The requests of guests for how many documents match. */
const sharedTotals = processWide(
  'shared-totals',
  () => new LRUCache<string, { total: Promise<number>; readAt: number }>({ max: 500, ttl: maxSharedAge }),
)

const slugOf = ({ routeParams }: PayloadRequest) => String(routeParams?.collection) as CollectionSlug

const collectionOf = (req: PayloadRequest) => req.payload.collections[slugOf(req)]

const find = (req: PayloadRequest, args: FindArgs) =>
  findOperation({ ...args, collection: collectionOf(req), req })

/** Payload would look for each field of the collection in documents that contain nothing but their ids. */
function findIds(req: PayloadRequest, args: FindArgs) {
  const collection = collectionOf(req)
  const withoutFields = { ...collection, config: { ...collection.config, fields: [] } }
  const select = selectIds(collection.config.flattenedFields)
  return findOperation({ ...args, collection: withoutFields, depth: 0, req, select })
}

/** How many documents match. Counting takes as long as all else when there are many. */
function countShared(req: PayloadRequest, where: Where | undefined): Promise<number> {
  const key = JSON.stringify([slugOf(req), req.locale, where])
  const shared = sharedTotals.get(key)
  if (shared && !tagExpirations.hasExpired([tags.api], shared.readAt)) return shared.total
  const readAt = performance.now()
  const total = outsideRequests(async () => {
    const { totalDocs } = await countOperation({ collection: collectionOf(req), req, where })
    return totalDocs
  })
  sharedTotals.set(key, { total, readAt })
  total.catch(() => sharedTotals.delete(key))
  return total
}

/** What Payload says about a page that is not empty. */
function describePage(totalDocs: number, limit: number, page: number) {
  const totalPages = Math.ceil(totalDocs / limit)
  const [hasNextPage, hasPrevPage] = [page < totalPages, page > 1]
  return {
    hasNextPage,
    hasPrevPage,
    limit,
    nextPage: hasNextPage ? page + 1 : null,
    page,
    pagingCounter: (page - 1) * limit + 1,
    prevPage: hasPrevPage ? page - 1 : null,
    totalDocs,
    totalPages,
  }
}

/** A page of documents as JSON; null if it is empty or one of its documents was withdrawn meanwhile. */
async function sharedPage(req: PayloadRequest): Promise<string | null> {
  const { limit, page, sort, where } = parseParams(req.query)
  req.context[countsApart] = true
  const found = await findIds(req, { limit, page, sort, where })
  const total = await countShared(req, where) // afterwards, because the query has been checked now
  req.context[countsApart] = false
  const order = found.docs.map(({ id }) => String(id))
  const known = await readAsJson(req, slugOf(req), order)
  if (order.length === 0 || order.some((id) => !known.has(id))) return null
  const description = JSON.stringify(describePage(total, found.limit, found.page ?? 1))
  return `{"docs":[${order.map((id) => known.get(id)).join()}],${description.slice(1)}`
}

/**
 * `GET /api/{collection}` as Payload answers it. Guests who ask for documents as they are share them: however lists are
 * filtered, sorted and divided, each document is read and written as JSON once. Most of the time of a list goes into that.
 */
export const sharedList: Endpoint = {
  path: '/',
  method: 'get',
  handler: async (req) => {
    const shared = isOfSharedDocuments(req) ? await sharedPage(req) : null
    const body = shared ?? JSON.stringify(await find(req, parseParams(req.query)))
    const headers = headersWithCors({ headers: new Headers({ 'Content-Type': 'application/json' }), req })
    return new Response(body, { headers })
  },
}
