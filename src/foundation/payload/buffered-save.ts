import { AsyncLocalStorage } from 'node:async_hooks'
import type { CollectionSlug, CreateArgs, CreateVersionArgs, Payload, PayloadRequest } from 'payload'
import { inTransaction } from './in-transaction'
import { newDocument } from './stored-document'

// Payload saves a document in one language at a time, and each time it deletes, inserts and reads back all its rows.
// Loading hundreds of documents in three languages spends most of its time on that. A buffered save runs the same
// operations, hooks and validation, but keeps the document in memory and writes it to the database once.

type Data = Record<string, unknown>

class DocumentBuffer {
  readonly collection: CollectionSlug
  readonly id: string
  doc: Data | undefined
  version: CreateVersionArgs | undefined
  readonly #createdAt: string

  constructor(collection: CollectionSlug, id: string | undefined) {
    const created = newDocument()
    this.collection = collection
    this.id = id ?? created.id
    this.#createdAt = created.createdAt
  }

  /** Tells queries for this document's versions or for itself from all others. */
  covers({ collection, where }: { collection: string; where?: unknown }): boolean {
    return collection === this.collection && JSON.stringify(where ?? null).includes(this.id)
  }

  save(data: Data): Data {
    const createdAt = data.createdAt ?? this.doc?.createdAt ?? this.#createdAt
    const updatedAt = new Date().toISOString()
    this.doc = { ...this.doc, ...structuredClone(data), createdAt, updatedAt, id: this.id }
    return structuredClone(this.doc)
  }

  saveVersion(args: CreateVersionArgs): object {
    this.version = structuredClone({ ...args, req: undefined })
    return this.readVersion()
  }

  readVersion(): object {
    const { createdAt, updatedAt, versionData } = this.version ?? {}
    return { parent: this.id, createdAt, updatedAt, version: structuredClone(versionData) }
  }
}

const currentBuffer = new AsyncLocalStorage<DocumentBuffer>()
const bufferedAdapters = new WeakSet<object>()

/** Replaces the payload's database adapter by one that serves the document of the current buffered save from memory. */
function bufferAdapter(payload: Payload): void {
  if (bufferedAdapters.has(payload.db)) return
  payload.db = new Proxy(payload.db, {
    get(db, name, receiver) {
      const buffer = currentBuffer.getStore()
      if (!buffer) return Reflect.get(db, name, receiver)
      switch (name) {
        case 'create':
          return async (args: CreateArgs) =>
            args.collection === buffer.collection && !buffer.doc ? buffer.save(args.data) : db.create(args)
        case 'updateOne':
          return async (args: Parameters<typeof db.updateOne>[0]) =>
            args.collection === buffer.collection && args.id === buffer.id
              ? buffer.save(args.data)
              : db.updateOne(args)
        case 'createVersion':
          return async (args: CreateVersionArgs) =>
            args.parent === buffer.id ? buffer.saveVersion(args) : db.createVersion(args)
        case 'findVersions':
          return async (args: Parameters<typeof db.findVersions>[0]) =>
            buffer.covers(args)
              ? { docs: buffer.version && !args.page ? [buffer.readVersion()] : [] } // a page is asked for to find old versions
              : db.findVersions(args)
        case 'findOne':
          return async (args: Parameters<typeof db.findOne>[0]) =>
            buffer.doc && buffer.covers(args) ? structuredClone(buffer.doc) : db.findOne(args)
        default:
          return Reflect.get(db, name, receiver)
      }
    },
  })
  bufferedAdapters.add(payload.db)
}

interface BufferedSaveOptions {
  collection: CollectionSlug
  /** The id of a row from `reserveDocument`; absent: a new document. */
  reservedId?: string
  /** A request whose transaction the document is written in; absent: a transaction of its own. */
  req?: PayloadRequest
}

/**
 * Runs the operations of `save`, which must create the document first, in memory and writes the document and its last
 * version in one transaction. Versions in between are not written.
 * @returns the document's id
 */
export async function saveBuffered(
  payload: Payload,
  { collection, reservedId, req: outerReq }: BufferedSaveOptions,
  save: (req: PayloadRequest, id: string) => Promise<void>,
): Promise<string> {
  bufferAdapter(payload)
  const buffer = new DocumentBuffer(collection, reservedId)
  const run = async (req: PayloadRequest) => {
    await currentBuffer.run(buffer, () => save(req, buffer.id))
    await write(payload, buffer, { isReserved: reservedId !== undefined, req })
  }
  await (outerReq ? run(outerReq) : inTransaction(payload, run))
  return buffer.id
}

async function write(
  payload: Payload,
  { collection, doc, id, version }: DocumentBuffer,
  { isReserved, req }: { isReserved: boolean; req: PayloadRequest },
): Promise<void> {
  const { id: _, ...data } = doc ?? {}
  if (isReserved) await payload.db.updateOne({ collection, id, data, req, returning: false })
  else await payload.db.create({ collection, customID: id, data, req, returning: false })
  if (version) await payload.db.createVersion({ ...version, req, returning: false })
}

/** Inserts an empty draft that other documents can refer to before `saveBuffered` fills it. Returns its id. */
export async function reserveDocument(
  payload: Payload,
  collection: CollectionSlug,
  slug: string,
): Promise<string> {
  const { id } = newDocument()
  const data = { slug, _status: 'draft' }
  await payload.db.create({ collection, customID: id, data, returning: false })
  return id
}
