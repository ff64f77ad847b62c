import type { CollectionSlug, Payload, Where } from 'payload'

/** Ids of documents that the sample content refers to, by slug or path. */
export type Ids = ReadonlyMap<string, string>

/** @throws when the sample content refers to a document that does not exist */
export function idOf(ids: Ids, key: string): string {
  const id = ids.get(key)
  if (!id) throw new Error(`The sample content refers to "${key}", which does not exist.`)
  return id
}

/** Returns the ids of the documents in a collection by the field that identifies them in the sample content. */
export async function loadedIds(
  payload: Payload,
  collection: CollectionSlug,
  field: 'businessName' | 'path' | 'slug' | 'title',
  where?: Where,
): Promise<Map<string, string>> {
  const { docs } = await payload.find({
    collection,
    depth: 0,
    pagination: false,
    select: { [field]: true },
    ...(where && { where }),
  })
  return new Map(docs.map((doc) => [String(Reflect.get(doc, field)), String(doc.id)]))
}
