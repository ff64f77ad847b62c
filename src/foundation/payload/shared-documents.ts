import { LRUCache } from 'lru-cache'
import { type Endpoint, findOperation, headersWithCors, type PayloadRequest, parseParams } from 'payload'
import { tagExpirations } from '@/foundation/cache/tag-expirations'
import { tags } from '@/foundation/cache/tags'
import { processWide } from '@/foundation/process-wide'

type FindArgs = Omit<Parameters<typeof findOperation>[0], 'collection' | 'req'>

/** A published document in one language, as guests get it. */
interface SharedDocument {
  json: string
  /** A time of `performance.now()` before it was read. */
  readAt: number
}

/** Milliseconds for which a document may be shared; counts change without expiring it. */
const maxSharedAge = 30_000

/** Larger pages are bounded by the number of expensive reads of an address, which would count two. */
const maxSharedLimit = 50

const documents = processWide(
  'shared-documents',
  () =>
    new LRUCache<string, SharedDocument>({
      maxSize: 8_000_000,
      sizeCalculation: ({ json }) => json.length,
      ttl: maxSharedAge,
    }),
)

/** Parameters that decide what a document contains, or which of its versions it is. */
const otherContents = [
  ...['data', 'depth', 'draft', 'flattenLocales', 'joins', 'pagination', 'populate', 'select', 'trash'],
  ...['fallback-locale', 'fallbackLocale'],
]

function isShared({ query, user }: PayloadRequest): boolean {
  return (
    tagExpirations.isConnected &&
    !user &&
    otherContents.every((name) => query[name] === undefined) &&
    (Number(query.limit ?? 10) || Number.POSITIVE_INFINITY) <= maxSharedLimit
  )
}

function find(req: PayloadRequest, args: FindArgs) {
  const collection = req.payload.collections[String(req.routeParams?.collection) as 'mushrooms']
  return findOperation({ ...args, collection, req })
}

/** The documents as JSON by id. Those that are not known yet are read together. */
async function readShared(req: PayloadRequest, ids: readonly string[]): Promise<Map<string, string>> {
  // What Payload reads by: the parameters of the address may say something else (`locale[]=es`).
  const { fallbackLocale, locale, routeParams } = req
  const keyOf = (id: string) => JSON.stringify([routeParams?.collection, locale, fallbackLocale, id])
  const readAt = performance.now()
  const known = new Map<string, string>()
  for (const id of ids) {
    const shared = documents.get(keyOf(id))
    if (shared && !tagExpirations.hasExpired([tags.api], shared.readAt)) known.set(id, shared.json)
  }
  const missing = ids.filter((id) => !known.has(id))
  if (missing.length === 0) return known
  const { docs } = await find(req, { where: { id: { in: missing } }, limit: missing.length })
  for (const doc of docs) {
    const json = JSON.stringify(doc)
    known.set(String(doc.id), json)
    documents.set(keyOf(String(doc.id)), { json, readAt })
  }
  return known
}

/** A page of documents as JSON; null if one of them was withdrawn meanwhile. */
async function sharedPage(req: PayloadRequest): Promise<string | null> {
  const { limit, page, sort, where } = parseParams(req.query)
  const { docs, ...rest } = await find(req, { depth: 0, limit, page, select: { id: true }, sort, where })
  const ids = docs.map(({ id }) => String(id))
  const known = await readShared(req, ids)
  if (ids.some((id) => !known.has(id))) return null
  return `{"docs":[${ids.map((id) => known.get(id)).join()}],${JSON.stringify(rest).slice(1)}`
}

/**
 * `GET /api/{collection}` as Payload answers it. Guests who ask for documents as they are share them: however lists are
 * filtered, sorted and divided, each document is read and written as JSON once. Most of the time of a list goes into that.
 */
export const sharedList: Endpoint = {
  path: '/',
  method: 'get',
  handler: async (req) => {
    const shared = isShared(req) ? await sharedPage(req) : null
    const body = shared ?? JSON.stringify(await find(req, parseParams(req.query)))
    const headers = headersWithCors({ headers: new Headers({ 'Content-Type': 'application/json' }), req })
    return new Response(body, { headers })
  },
}
