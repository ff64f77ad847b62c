import type { CollectionSlug, FlattenedField } from 'payload'
import type { DynamicTranslator } from '@/foundation/i18n/dynamic-translator'
import type { Locale } from '@/foundation/i18n/locales'
import { isUuid } from '@/foundation/payload/uuid'
import { columnUnit, type StatedUnit } from './column-units'
import type { Values } from './columns'
import type { ReadContext } from './read-context'
import type { FileRow } from './read-file'
import type { DecimalSign } from './read-number'
import { readFields } from './read-values'
import type { Relations } from './relations'
import type { Fault } from './report'
import { splitAuthors } from './split-authors'
import type { ImportTarget } from './targets'

/** A row with the values that the collection stores. Those that it reports as wrong are left out. */
export interface Row {
  row: number
  data: Values | null
  faults: Fault[]
  /** The units that its cells name. */
  units: StatedUnit[]
}

/** What rows are read for. */
export interface RowReader {
  collection: ImportTarget
  fields: readonly FlattenedField[]
  relations: Relations
  labelOf: ReadContext['labelOf']
  /** The language of the panel. */
  language: Locale
  timeZone: string
  decimalSign: DecimalSign
  t: DynamicTranslator
  /** Unknown fields that were reported for an earlier row. */
  unknownFields: Set<string>
}

/** Loads all documents that a row names. */
async function loadRelations(reader: RowReader, data: Values) {
  const { collection, fields, relations } = reader
  const wanted = new Map<CollectionSlug, string[]>()
  const idsOf: ReadContext['idsOf'] = (slug, word) => {
    wanted.set(slug, [...(wanted.get(slug) ?? []), word])
    return []
  }
  const ignore = () => undefined
  const { id } = readFields(fields, data, '', {
    ...reader,
    idsOf,
    report: ignore,
    unitOf: ignore,
    stateUnit: ignore,
  })
  if (isUuid(id)) idsOf(collection, id)
  for (const [slug, words] of wanted) await relations.load(slug, words)
}

/** The id, if the row has one and it is that of an entry. */
function readId({ collection, relations }: RowReader, id: unknown, report: ReadContext['report']) {
  if (id === null || id === undefined || id === '') return undefined
  const [found] = isUuid(id) ? relations.idsOf(collection, id) : []
  return found ?? report('id', 'idUnknown')
}

/** Reads the values of a row and reports all that are wrong. */
export async function readRow(reader: RowReader, { row, data, faults }: FileRow): Promise<Row> {
  if (!data) return { row, data, faults, units: [] }
  const { collection, fields, relations, t, unknownFields } = reader
  const found = [...faults]
  const report: ReadContext['report'] = (column, message, values) => {
    const general = column.replaceAll(/\.\d+(?=\.)/g, '')
    if (message === 'fieldUnknown' && unknownFields.has(general)) return
    if (message === 'fieldUnknown') unknownFields.add(general)
    found.push({ row, column, message: t(message, values) })
  }
  await loadRelations(reader, data)
  const units: StatedUnit[] = []
  const { id, ...values } = readFields(fields, data, '', {
    ...reader,
    idsOf: relations.idsOf,
    report,
    unitOf: (path) => columnUnit(collection, fields, path),
    stateUnit: (stated) => units.push(stated),
  })
  const entry = collection === 'mushrooms' ? splitAuthors(values) : values
  return { row, data: { ...entry, id: readId(reader, id, report) }, faults: found, units }
}
