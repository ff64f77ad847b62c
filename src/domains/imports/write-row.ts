import { APIError, type CollectionSlug, type Payload, type PayloadRequest, ValidationError } from 'payload'
import { inTransaction } from '@/foundation/payload/in-transaction'
import { uuidsInText } from '@/foundation/payload/uuid'
import type { Values } from './columns'
import { linkNewEntries, type NewEntry } from './link-new-entries'
import { nameFieldOf } from './name-fields'
import type { Row } from './read-row'
import type { Fault } from './report'
import { type Destination, saveEntry } from './save-entry'
import type { ImportTarget } from './targets'

interface WrittenRow {
  faults: Fault[]
  /** The ids of the entries that the row created. */
  created: string[]
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

function faultsOf(
  { row }: Row,
  error: unknown,
  { failed, relations }: Destination,
  payload: Payload,
): Fault[] {
  // The file names documents, and so do messages about them.
  const named = (message: string) => message.replace(uuidsInText, relations.nameOf)
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
  if (!data) return { faults: row.faults, created: [] }
  const { collection, failed, isCheck, relations, req: caller } = destination
  const { payload, user, i18n, t } = caller
  try {
    const written = await inTransaction(payload, async (req) => {
      Object.assign(req, { user, i18n, t })
      const { data: linked, created } = await linkNewEntries({ ...destination, req }, data)
      const found = await findEntry(req, collection, data)
      const id = await saveEntry({ ...destination, req }, linked, found)
      if (isCheck || row.faults.length > 0) throw new Checked()
      const nameField = nameFieldOf(collection)
      const entry: NewEntry = { id, name: nameField && data[nameField] }
      return found ? created : [...created, entry]
    })
    for (const { id, name } of written)
      if (typeof name === 'string') relations.recordCreated(collection, name, id)
    return { faults: [], created: written.map(({ id }) => id) }
  } catch (error) {
    const further = error instanceof Checked ? [] : faultsOf(row, error, destination, payload)
    return { faults: mergeFaults(row, further, failed), created: [] }
  }
}
