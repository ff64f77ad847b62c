import { randomUUID } from 'node:crypto'
import type { CollectionSlug, PayloadRequest } from 'payload'

let lastTime = 0

/** Returns the time in milliseconds, or later: documents saved at the same time keep the order of their creation. */
function nextTime(): number {
  lastTime = Math.max(Date.now(), lastTime + 1)
  return lastTime
}

/** Returns a UUID of version 7, which begins with the time. */
function createId(time: number): string {
  const prefix = time.toString(16).padStart(12, '0')
  return `${prefix.slice(0, 8)}-${prefix.slice(8)}-7${randomUUID().slice(15)}`
}

interface NewDocument {
  id: string
  createdAt: string
  updatedAt: string
}

/** Returns the id of a new document and the time of its creation, later than those before it. */
export function newDocument(): NewDocument {
  const time = nextTime()
  const createdAt = new Date(time).toISOString()
  return { id: createId(time), createdAt, updatedAt: createdAt }
}

/**
 * Inserts a document as it is stored: a localized field holds one value for each language. Nothing is validated and no
 * hook runs, so this is for contents of the project only.
 */
export async function insertStored(
  req: PayloadRequest,
  collection: CollectionSlug,
  { id, ...data }: NewDocument & Record<string, unknown>,
): Promise<void> {
  await req.payload.db.create({ collection, customID: id, data, req, returning: false })
}
