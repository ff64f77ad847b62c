import { APIError, type CollectionSlug, type Payload, type PayloadRequest, ValidationError } from 'payload'
import type { Locale } from '@/foundation/i18n/locales'
import { inTransaction } from '@/foundation/payload/in-transaction'
import { isUuid } from '@/foundation/payload/uuid'
import type { Values } from './columns'
import type { Fault, Row } from './read-file'
import type { ImportTarget } from './targets'

/** Where rows are written, for whom, and in which language their texts are. */
export interface Destination {
  collection: ImportTarget
  locale: Locale
  req: PayloadRequest
}

/** What tells an entry apart, if a row has no id. */
const keys = { references: 'title' } as Partial<Record<CollectionSlug, string>>

/** Undoes a row that was only checked. */
class Checked extends Error {}

async function findEntry(
  req: PayloadRequest,
  collection: ImportTarget,
  data: Values,
): Promise<string | null> {
  if (isUuid(data.id)) return data.id
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

async function save(destination: Destination, { id: _, ...data }: Values, id: string | null): Promise<void> {
  const { collection, locale, req } = destination
  const shared = { collection, data, depth: 0, locale, overrideAccess: false, req } as const
  const draft = data._status !== 'published'
  if (id) await req.payload.update({ ...shared, id, draft } as never)
  else await req.payload.create({ ...shared, draft } as never)
}

function faultsOf({ row }: Row, error: unknown, payload: Payload, failed: string): Fault[] {
  if (error instanceof ValidationError)
    return error.data.errors.map(({ message, path }) => ({ row, column: path, message }))
  if (error instanceof APIError && error.status < 500) return [{ row, column: '', message: error.message }]
  payload.logger.error(error)
  return [{ row, column: '', message: failed }]
}

/**
 * Writes a row in a transaction of its own with the access and hooks of the collection, or does everything but commit it.
 * @param failed the message for an unexpected error
 * @returns its faults; none if it was or could be written
 */
export async function writeRow(
  destination: Destination,
  row: Row,
  { isCheck, failed }: { isCheck: boolean; failed: string },
): Promise<Fault[]> {
  if (row.faults.length > 0) return row.faults
  const { payload, user, i18n, t } = destination.req
  try {
    await inTransaction(payload, async (req) => {
      Object.assign(req, { user, i18n, t })
      const id = await findEntry(req, destination.collection, row.data)
      await save({ ...destination, req }, row.data, id)
      if (isCheck) throw new Checked()
    })
    return []
  } catch (error) {
    return error instanceof Checked ? [] : faultsOf(row, error, payload, failed)
  }
}
