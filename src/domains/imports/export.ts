import {
  type CollectionSlug,
  type Endpoint,
  type FlattenedField,
  Forbidden,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { z } from 'zod'
import { toCsv } from '@/foundation/csv'
import { PublicError } from '@/foundation/errors'
import { isLocale } from '@/foundation/i18n/locales'
import { isStaff } from '@/foundation/payload/access'
import { columnsOf, importedFields, type Values, valueAt } from './columns'
import { exportEntry, toCell } from './export-value'
import { maxRows } from './limits'
import { createRelations } from './relations'
import { type ImportTarget, importTargets } from './targets'

/** Entries that are read at once. */
const pageSize = 100

const pagesOfPart = maxRows / pageSize

/** The entries of a part: as many as a file that is imported again may have. */
async function* entriesOf(
  req: PayloadRequest,
  collection: ImportTarget,
  part: number,
): AsyncGenerator<object[]> {
  const first = (part - 1) * pagesOfPart + 1
  for (let page = first; page < first + pagesOfPart; page += 1) {
    const { docs, hasNextPage } = await req.payload.find({
      collection,
      depth: 0,
      draft: true,
      fallbackLocale: false,
      limit: pageSize,
      overrideAccess: false,
      page,
      req,
      sort: 'id',
    })
    yield docs
    if (!hasNextPage) return
  }
}

/** The entries as a file has them. */
async function withNames(
  payload: Payload,
  fields: readonly FlattenedField[],
  entries: readonly object[],
): Promise<Values[]> {
  const relations = createRelations(payload)
  const ids = new Map<CollectionSlug, Set<string>>()
  const collectId = (id: string, collection: CollectionSlug) => {
    ids.set(collection, (ids.get(collection) ?? new Set()).add(id))
    return id
  }
  for (const entry of entries) exportEntry(fields, entry, collectId)
  for (const [collection, found] of ids) await relations.loadNames(collection, [...found])
  return entries.map((entry) => exportEntry(fields, entry, relations.nameOf))
}

/** How many parts the export of the largest collection has. */
export async function countParts(req: PayloadRequest): Promise<number> {
  const counts = await Promise.all(
    importTargets.map((collection) => req.payload.count({ collection, overrideAccess: false, req })),
  )
  return Math.max(...counts.map(({ totalDocs }) => Math.ceil(totalDocs / maxRows)))
}

/**
 * `GET /api/imports/export?collection=products&format=csv&locale=es&part=1`: entries as they are edited, in one
 * language, in the form in which they can be imported; a part has as many as an import may have.
 */
export const exportEntries: Endpoint = {
  path: '/export',
  method: 'get',
  handler: async (req) => {
    if (!isStaff(req.user)) throw new Forbidden(req.t)
    const { collection, format, part: wanted = '1' } = req.query
    const part = z.coerce.number().int().min(1).max(1000).safeParse(wanted).data
    const target = importTargets.find((one) => one === collection)
    if (!target || !part || !isLocale(req.locale) || (format !== 'csv' && format !== 'json'))
      throw new PublicError(
        `collection is one of ${importTargets.join(', ')}; format is csv or json; part is a number.`,
        400,
      )
    const found: object[] = []
    for await (const docs of entriesOf(req, target, part)) found.push(...docs)
    const { flattenedFields } = req.payload.collections[target].config
    const entries = await withNames(req.payload, importedFields(flattenedFields), found)
    const columns = columnsOf(flattenedFields)
    const body =
      format === 'json'
        ? JSON.stringify(entries, null, 2)
        : toCsv([
            columns.map(({ path }) => path),
            ...entries.map((entry) => columns.map(({ field, path }) => toCell(field, valueAt(entry, path)))),
          ])
    return new Response(body, {
      headers: {
        'Cache-Control': 'private, no-store',
        'Content-Disposition': `attachment; filename="${target}-${req.locale}${part > 1 ? `-${part}` : ''}.${format}"`,
        'Content-Type': format === 'json' ? 'application/json' : 'text/csv; charset=utf-8',
      },
    })
  },
}
