import { randomUUID } from 'node:crypto'
import type { CollectionSlug, Payload, Where } from 'payload'
import { isUuid } from '@/foundation/payload/uuid'
import { valueAt } from './columns'
import { nameFieldOf } from './name-fields'
import { isPlainWord } from './words'

/** Documents that entries refer to, by id and by name. Only those that were loaded are known. */
export interface Relations {
  /** Loads documents by their names or ids. */
  load: (collection: CollectionSlug, words: Iterable<string>) => Promise<void>
  /** Loads documents by their ids, and all others that have the same names. */
  loadNames: (collection: CollectionSlug, ids: readonly string[]) => Promise<void>
  /** Announces documents that do not exist yet: until they do, their names stand for ids that `pendingName` knows. */
  announce: (collection: CollectionSlug, names: Iterable<string>) => Promise<void>
  /** The name of an announced document that has not been created. */
  pendingName: (id: string) => string | undefined
  /** Records the id of a document that was announced. */
  recordCreated: (collection: CollectionSlug, name: string, id: string) => void
  /** The ids of the documents that a name or an id stands for. */
  idsOf: (collection: CollectionSlug, word: string) => readonly string[]
  /** The name of a document, or its id if the name could be mistaken for another document's. */
  nameOf: (id: string) => string
}

interface NamedDocument {
  id: string
  name?: string
}

const keyOf = (collection: CollectionSlug, word: string) =>
  `${collection} ${isUuid(word) ? word.toLowerCase() : word}`

async function findDocuments(
  payload: Payload,
  collection: CollectionSlug,
  words: readonly string[],
): Promise<NamedDocument[]> {
  const field = nameFieldOf(collection)
  const ids = words.filter(isUuid)
  const names = field ? words.filter((word) => !isUuid(word)) : []
  const terms: Where[] = []
  if (ids.length > 0) terms.push({ id: { in: ids } })
  if (field && names.length > 0) terms.push({ [field]: { in: names } })
  if (terms.length === 0) return []
  // Editors may not read accounts, but their entries name authors.
  const { docs } = await payload.find({
    collection,
    where: { or: terms },
    depth: 0,
    overrideAccess: true,
    pagination: false,
    select: field ? { [field]: true } : {},
  })
  return docs.map((doc) => {
    const name = field && valueAt(doc, field)
    return { id: String(doc.id), name: typeof name === 'string' ? name : undefined }
  })
}

/** Finds documents by their names and ids, each once. */
export function createRelations(payload: Payload): Relations {
  const found = new Map<string, string[]>()
  const known = new Map<string, { collection: CollectionSlug; name: string }>()
  const pending = new Map<string, string>()
  const idsOf: Relations['idsOf'] = (collection, word) => found.get(keyOf(collection, word)) ?? []
  const addId = (key: string, id: string) => {
    const ids = found.get(key)
    if (ids && !ids.includes(id)) ids.push(id)
  }
  const load: Relations['load'] = async (collection, words) => {
    const missing = [...new Set(words)].filter((word) => !found.has(keyOf(collection, word)))
    for (const word of missing) found.set(keyOf(collection, word), [])
    for (const { id, name } of await findDocuments(payload, collection, missing)) {
      addId(keyOf(collection, id), id)
      if (name === undefined) continue
      addId(keyOf(collection, name), id)
      known.set(id, { collection, name })
    }
  }
  return {
    load,
    announce: async (collection, names) => {
      await load(collection, names)
      for (const name of names) {
        if (idsOf(collection, name).length > 0) continue
        const id = randomUUID()
        pending.set(id, name)
        known.set(id, { collection, name })
        addId(keyOf(collection, name), id)
      }
    },
    pendingName: (id) => pending.get(id),
    recordCreated: (collection, name, id) => {
      for (const former of idsOf(collection, name)) pending.delete(former)
      known.set(id, { collection, name })
      found.set(keyOf(collection, name), [id])
    },
    idsOf,
    loadNames: async (collection, ids) => {
      await load(collection, ids)
      await load(
        collection,
        ids.flatMap((id) => known.get(id)?.name ?? []),
      )
    },
    nameOf: (id) => {
      const document = known.get(id)
      if (!document || isUuid(document.name) || !isPlainWord(document.name)) return id
      return idsOf(document.collection, document.name).join() === id ? document.name : id
    },
  }
}
