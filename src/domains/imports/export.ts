import { strToU8, zipSync } from 'fflate'
import {
  type CollectionSlug,
  type Endpoint,
  type FlattenedField,
  Forbidden,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { type CsvCell, toCsv } from '@/foundation/csv'
import { RequestError } from '@/foundation/errors'
import { isLocale } from '@/foundation/i18n/locales'
import { isStaff } from '@/foundation/payload/access'
import { type Column, columnsOf, importedFields, type Values, valueAt } from './columns'
import { divideRows, sizeOf } from './divide-rows'
import { exportEntry, toCell } from './export-value'
import { maxRows } from './limits'
import { protectText } from './protect-text'
import type { DecimalSign } from './read-number'
import { createRelations } from './relations'
import { type ImportTarget, importTargets } from './targets'

/** Entries that are read at once. */
const pageSize = 100

/** Entries of one export. */
const maxEntries = 20 * maxRows

async function* entriesOf(req: PayloadRequest, collection: ImportTarget): AsyncGenerator<object[]> {
  for (let page = 1; page <= maxEntries / pageSize; page += 1) {
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

/** A table with decimal points and commas between cells, or with decimal commas and semicolons, or JSON. */
const formats = ['csv', 'csv-semicolon', 'json'] as const

type Format = (typeof formats)[number]

/** The format of a table for a spreadsheet that writes numbers with a decimal sign. */
export const tableFormat = (sign: DecimalSign): Format => (sign === ',' ? 'csv-semicolon' : 'csv')

/** The texts of the tables into which entries are divided. */
function tableTexts(columns: readonly Column[], entries: readonly Values[], hasDecimalCommas: boolean) {
  const separator = hasDecimalCommas ? ';' : ','
  const sign = hasDecimalCommas ? ',' : '.'
  const heading = columns.map(({ path }) => path)
  const rows = entries.map((entry) =>
    columns.map(({ field, path }) => protectText(field, toCell(field, valueAt(entry, path), sign))),
  )
  const textOf = (part: readonly (readonly CsvCell[])[]) => toCsv(part, separator)
  return divideRows(rows, (row) => sizeOf(textOf([row])), sizeOf(textOf([heading]))).map((part) =>
    textOf([heading, ...part]),
  )
}

/** The texts of the files into which entries are divided, each of which can be imported again. */
function fileTexts(fields: readonly FlattenedField[], entries: readonly Values[], format: Format): string[] {
  if (format === 'json')
    return divideRows(entries.map((entry) => JSON.stringify(entry))).map(
      (rows) => `[\n${rows.join(',\n')}\n]\n`,
    )
  return tableTexts(columnsOf(fields), entries, format === 'csv-semicolon')
}

function download(name: string, type: string, body: BodyInit): Response {
  return new Response(body, {
    headers: {
      'Cache-Control': 'private, no-store',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Content-Type': type,
    },
  })
}

/** One file, or several in an archive. */
export function downloadFiles(
  name: string,
  format: Format,
  [first = '', ...more]: readonly string[],
): Response {
  const type = format === 'json' ? 'application/json' : 'text/csv; charset=utf-8'
  const extension = format === 'json' ? 'json' : 'csv'
  if (more.length === 0) return download(`${name}.${extension}`, type, first)
  const files = [first, ...more].map(
    (text, index) => [`${name}-${index + 1}.${extension}`, strToU8(text)] as const,
  )
  return download(`${name}.zip`, 'application/zip', new Uint8Array(zipSync(Object.fromEntries(files))))
}

/**
 * `GET /api/imports/export?collection=products&format=csv&locale=es`: all entries as they are edited, in one language, in
 * the form in which they can be imported; in several files if they are more than one import may have.
 */
export const exportEntries: Endpoint = {
  path: '/export',
  method: 'get',
  handler: async (req) => {
    if (!isStaff(req.user)) throw new Forbidden(req.t)
    const target = importTargets.find((one) => one === req.query.collection)
    const format = formats.find((one) => one === req.query.format)
    if (!target || !format || !isLocale(req.locale))
      throw new RequestError('exportQuery', 400, {
        collections: importTargets.join(', '),
        formats: formats.join(', '),
      })
    const found: object[] = []
    for await (const docs of entriesOf(req, target)) found.push(...docs)
    const { flattenedFields } = req.payload.collections[target].config
    const entries = await withNames(req.payload, importedFields(flattenedFields), found)
    return downloadFiles(`${target}-${req.locale}`, format, fileTexts(flattenedFields, entries, format))
  },
}
