import type { CollectionSlug, Payload } from 'payload'

/** Ids of what the sample content refers to, by the slug or path it is known by. */
export type Ids = ReadonlyMap<string, string>

/** @throws when the sample content names what does not exist */
export function idOf(known: Ids, key: string): string {
  const id = known.get(key)
  if (!id) throw new Error(`The sample content names "${key}", which does not exist.`)
  return id
}

/** Ids of what an interrupted loading has entered already, by the field the sample content knows it by. */
export async function enteredIds(
  payload: Payload,
  collection: CollectionSlug,
  key: 'businessName' | 'path' | 'slug' | 'title',
): Promise<Map<string, string>> {
  const { docs } = await payload.find({ collection, depth: 0, pagination: false, select: { [key]: true } })
  return new Map(
    docs.map((doc) => [String((doc as unknown as Record<string, unknown>)[key]), String(doc.id)]),
  )
}
