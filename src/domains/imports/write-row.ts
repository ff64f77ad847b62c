import { APIError, type CollectionSlug, type Payload, type PayloadRequest, ValidationError } from 'payload'
import type { Locale } from '@/foundation/i18n/locales'
import { inTransaction } from '@/foundation/payload/in-transaction'
import type { Values } from './columns'
import type { Row } from './read-row'
import type { Relations } from './relations'
import type { Fault } from './report'
import type { ImportTarget } from './targets'

/** Where rows are written, for whom, and in which language their texts are. */
export interface Destination {
  collection: ImportTarget
  locale: Locale
  req: PayloadRequest
  /** A check writes nothing. */
  isCheck: boolean
  relations: Relations
  /** The message for an unexpected error. */
  failed: string
}

interface WrittenRow {
  faults: Fault[]
  /** The id of the entry, if the row created one. */
  created?: string
}

/** Fields that tell entries apart if a row has no id, other than the slug. */
const keys: Partial<Record<CollectionSlug, string>> = { references: 'title' }

/** Undoes a row that was only checked. */
class Checked extends Error {}

async function findEntry(
  req: PayloadRequest,
  collection: ImportTarget,
  data: Values,
): Promise<string | null> {
  if (typeof data.id === 'string') return data.id
  const key = keys[collection] ?? 'slug'
  if (typeof data[key] !== 'string') return null
  const { docs } = await req.payload.find({
    collection,
    where: { [key]: { equals: data[key] } },
    depth: 0,
    draft: true,
    limit: 1,
    overrideAccess: false,
    pagination: false,
    req,
    select: {},
  })
  return docs[0]?.id ?? null
}

/** Updates an entry or creates one, and returns its id. */
async function save(
  { collection, locale, req }: Destination,
  { id: _, ...data }: Values,
  id: string | null,
): Promise<string> {
  const shared = { collection, data, depth: 0, locale, overrideAccess: false, req } as const
  const draft = data._status !== 'published'
  if (id) await req.payload.update({ ...shared, id, draft } as never)
  else ({ id } = await req.payload.create({ ...shared, draft } as never))
  return String(id)
}

const uuids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi

function faultsOf(
  { row }: Row,
  error: unknown,
  { failed, relations }: Destination,
  payload: Payload,
): Fault[] {
  // The file names documents, and so do messages about them.
  const named = (message: string) => message.replace(uuids, relations.nameOf)
  if (error instanceof ValidationError)
    return error.data.errors.map(({ message, path }) => ({ row, column: path, message: named(message) }))
  if (error instanceof APIError && error.status < 500) return [{ row, column: '', message: error.message }]
  payload.logger.error(error)
  return [{ row, column: '', message: failed }]
}

/** Whether one of two columns is the other or contains it. */
const overlap = (first: string, second: string) =>
  first === second || first.startsWith(`${second}.`) || second.startsWith(`${first}.`)

/** Adds the faults of writing to those of reading, except for what is missing only because it was wrong. */
function mergeFaults({ faults }: Row, further: readonly Fault[], failed: string): Fault[] {
  if (faults.length === 0) return [...further]
  const others = further.filter(
    ({ column, message }) => message !== failed && !faults.some((fault) => overlap(fault.column, column)),
  )
  return [...faults, ...others]
}

/**
 * Writes a row in a transaction of its own with the access and hooks of the collection, or does everything but commit it
 * if it only has to be checked or has faults.
 */
export async function writeRow(destination: Destination, row: Row): Promise<WrittenRow> {
  const { data } = row
  if (!data) return { faults: row.faults }
  const { collection, failed, isCheck, req: caller } = destination
  const { payload, user, i18n, t } = caller
  try {
    const created = await inTransaction(payload, async (req) => {
      Object.assign(req, { user, i18n, t })
      const found = await findEntry(req, collection, data)
      const id = await save({ ...destination, req }, data, found)
      if (isCheck || row.faults.length > 0) throw new Checked()
      return found ? undefined : id
    })
    return { faults: [], created }
  } catch (error) {
    const further = error instanceof Checked ? [] : faultsOf(row, error, destination, payload)
    return { faults: mergeFaults(row, further, failed) }
  }
}
