import { LRUCache } from 'lru-cache'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { tagExpirations } from '@/foundation/cache/tag-expirations'
import { tags } from '@/foundation/cache/tags'
import { processWide } from '@/foundation/process-wide'
import { as, readerOf } from './reader'

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
