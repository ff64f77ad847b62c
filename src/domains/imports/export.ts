import { type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import { toCsv } from '@/foundation/csv'
import { PublicError } from '@/foundation/errors'
import { isLocale } from '@/foundation/i18n/locales'
import { isStaff } from '@/foundation/payload/access'
import { columnsOf, toCell, type Values } from './columns'
import { maxRows } from './read-file'
import { importTargets } from './targets'

/** Entries that are read at once. */
const pageSize = 100

type Target = (typeof importTargets)[number]

async function* entriesOf(req: PayloadRequest, collection: Target): AsyncGenerator<object[]> {
  for (let page = 1; page <= maxRows / pageSize; page += 1) {
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

/**
 * `GET /api/imports/export?collection=products&format=csv&locale=es`: all entries as they are edited, in one language, in
 * the form in which they can be imported.
 */
export const exportEntries: Endpoint = {
  path: '/export',
  method: 'get',
  handler: async (req) => {
    if (!isStaff(req.user)) throw new Forbidden(req.t)
    const { collection, format } = req.query
    const target = importTargets.find((one) => one === collection)
    if (!target || !isLocale(req.locale) || (format !== 'csv' && format !== 'json'))
      throw new PublicError(`collection is one of ${importTargets.join(', ')}; format is csv or json.`, 400)
    const columns = columnsOf(req.payload.collections[target].config.flattenedFields)
    const names = new Set(columns.map(({ path }) => path.split('.')[0]))
    const entries: object[] = []
    for await (const docs of entriesOf(req, target)) entries.push(...docs)
    const writable = (doc: object): Values =>
      Object.fromEntries(Object.entries(doc).filter(([name]) => names.has(name)))
    const body =
      format === 'json'
        ? JSON.stringify(entries.map(writable), null, 2)
        : toCsv([
            columns.map(({ path }) => path),
            ...entries.map((doc) => columns.map((column) => toCell(doc, column))),
          ])
    return new Response(body, {
      headers: {
        'Cache-Control': 'private, no-store',
        'Content-Disposition': `attachment; filename="${target}-${req.locale}.${format}"`,
        'Content-Type': format === 'json' ? 'application/json' : 'text/csv; charset=utf-8',
      },
    })
  },
}
