import { APIError, type FlattenedField, ValidationError } from 'payload'
import { siteTimeZone } from '@/foundation/env/time-zone'
import { inTransaction } from '@/foundation/payload/in-transaction'
import { uuidsInText } from '@/foundation/payload/uuid'
import { languageOf } from '@/foundation/payload/validation-message'
import { checkIdentity, type DescribedEntries, noteCreated } from './check-identity'
import { checkUnits } from './check-units'
import { fieldChain, generalPath, importedFields, type Values, valueAt } from './columns'
import { completeRows } from './complete-rows'
import { findConversions } from './conversion'
import { describeDifferences, findDifferences } from './differences'
import { exportValue } from './export-value'
import { findEntries } from './find-entry'
import { withoutForeignIds } from './foreign-rows'
import { linkNewEntries, type NewEntry } from './link-new-entries'
import { nameFieldOf, titleFieldOf } from './name-fields'
import { quote } from './quote'
import type { Row } from './read-row'
import type { Fault, Outcome } from './report'
import { type Destination, saveEntry } from './save-entry'
import { showValue } from './show-value'
import { startSale } from './start-sale'

interface WrittenRow {
  faults: Fault[]
  /** The ids of the entries that the row created. */
  created: string[]
  /** Missing if the row was not written for its faults. */
  outcome?: Outcome
}

/** The rows before, and those that the editor has confirmed. */
interface FileState {
  described: DescribedEntries
  confirmed: readonly number[]
}

/** Undoes a row that was only checked. */
class Checked extends Error {}

/** Types whose values are too long for a message. */
const longTypes: readonly FlattenedField['type'][] = ['array', 'blocks', 'group', 'richText', 'tab']

/** The value that a field refused, as the panel writes it; empty if there is none or it is long. */
function refusedValue(
  { collection, messages, relations, req }: Destination,
  data: Values | null,
  path: string,
) {
  const { flattenedFields } = req.payload.collections[collection].config
  const field = fieldChain(flattenedFields, generalPath(path)).at(-1)
  const value = valueAt(data, path)
  if (!field || longTypes.includes(field.type) || value === null || value === undefined) return ''
  const display = { language: languageOf(req), timeZone: siteTimeZone, t: messages }
  return quote(showValue(field, exportValue(field, value, relations.nameOf), display))
}

function faultsOf({ row, data }: Row, error: unknown, destination: Destination): Fault[] {
  const { failed, messages, relations, req } = destination
  // The file names documents, and so do messages about them.
  const named = (message: string) => message.replace(uuidsInText, relations.nameOf)
  if (error instanceof ValidationError)
    return error.data.errors.map(({ message, path }) => {
      const value = refusedValue(destination, data, path)
      const says = named(message)
      const isSaid = value === '' || says.includes(value)
      return { row, column: path, message: isSaid ? says : messages('refused', { value, message: says }) }
    })
  if (error instanceof APIError && error.status < 500) return [{ row, column: '', message: error.message }]
  req.payload.logger.error(error)
  return [{ row, column: '', message: failed }]
}

/** Whether one of two columns is the other or contains it. */
const overlap = (first: string, second: string) =>
  first === second || first.startsWith(`${second}.`) || second.startsWith(`${first}.`)

/** Adds the faults of writing to those of reading, except for what is missing only because it was wrong. */
function mergeFaults(faults: readonly Fault[], further: readonly Fault[], failed: string): Fault[] {
  if (faults.length === 0) return [...further]
  const others = further.filter(
    ({ column, message }) => message !== failed && !faults.some((fault) => overlap(fault.column, column)),
  )
  return [...faults, ...others]
}

/** Saves an entry in a transaction of its own, which is undone if the row has only to be checked. */
async function writeEntry(destination: Destination, data: Values, id: string | null, undo: boolean) {
  const { collection, relations, req: caller } = destination
  const { user, i18n, t } = caller
  const written = await inTransaction(caller.payload, async (req) => {
    Object.assign(req, { user, i18n, t })
    const { data: linked, created } = await linkNewEntries({ ...destination, req }, data)
    const saved = await saveEntry({ ...destination, req }, linked, id)
    if (undo) throw new Checked()
    const nameField = nameFieldOf(collection)
    const entry: NewEntry = { id: saved, name: nameField && data[nameField] }
    return id ? created : [...created, entry]
  })
  for (const { id: createdId, name } of written)
    if (typeof name === 'string') relations.recordCreated(collection, name, createdId)
  return written.map(({ id: createdId }) => createdId)
}

/** Whether rows of lists have ids of another entry. */
const hasForeignIds = (error: unknown) =>
  error instanceof ValidationError && error.data.errors.some(({ path }) => path === 'id')

/** Writes an entry; rows that were copied from another entry become rows of its own. */
async function writeCopied(
  destination: Destination,
  data: Values,
  stored: Values | undefined,
  undo: boolean,
) {
  const { collection, req } = destination
  const id = stored ? String(stored.id) : null
  try {
    return await writeEntry(destination, data, id, undo)
  } catch (error) {
    if (!hasForeignIds(error)) throw error
    const { flattenedFields } = req.payload.collections[collection].config
    return await writeEntry(destination, withoutForeignIds(flattenedFields, data, stored), id, undo)
  }
}

/** What a row does: it creates an entry, changes the stored one, or neither; and what a spreadsheet seems to have changed. */
async function outcomeOf(
  { collection, messages, relations, req }: Destination,
  row: number,
  data: Values,
  entry: Values | undefined,
): Promise<{ outcome: Outcome; conversions: Fault[] }> {
  const title = titleFieldOf(collection)
  const isPublished = data._status === 'published'
  const name = String(valueAt(data, title) || valueAt(entry, title) || data.slug || '')
  if (!entry) return { outcome: { created: { row, name, isPublished } }, conversions: [] }
  const { flattenedFields } = req.payload.collections[collection].config
  const found = findDifferences(importedFields(flattenedFields), data, entry)
  if (found.length === 0) return { outcome: {}, conversions: [] }
  const display = { language: languageOf(req), timeZone: siteTimeZone, t: messages }
  const differences = await describeDifferences(found, relations, display)
  const more = found.length - differences.length
  const changed = { row, id: String(entry.id), name, isPublished, differences, more }
  return { outcome: { changed }, conversions: findConversions(row, found, display) }
}

async function processRow(
  destination: Destination,
  row: Row,
  data: Values,
  state: FileState,
): Promise<WrittenRow> {
  const { collection, failed, isCheck, messages, req } = destination
  const found = await findEntries(destination, data)
  const identity = checkIdentity({ row: row.row, data, found }, { ...state, collection, t: messages })
  const { flattenedFields } = req.payload.collections[collection].config
  const written = collection === 'products' ? startSale(data, found.entry) : data
  const complete = completeRows(flattenedFields, written, found.entry)
  const units = checkUnits(row.units, {
    row: row.row,
    data: complete,
    stored: found.entry,
    language: languageOf(req),
    t: messages,
  })
  const { outcome, conversions } = await outcomeOf(destination, row.row, complete, found.entry)
  const isConfirmed = state.confirmed.includes(row.row)
  // A name that is missing because it was wrong is no fault of its own.
  const further = identity.filter(({ column }) => !row.faults.some((fault) => fault.column === column))
  const faults = [...row.faults, ...further, ...units, ...(isConfirmed ? [] : conversions)]
  const isUnchanged = !outcome.created && !outcome.changed
  if (isUnchanged) return { faults, created: [], outcome: faults.length > 0 ? undefined : outcome }
  try {
    const created = await writeCopied(destination, complete, found.entry, isCheck || faults.length > 0)
    const newId = found.entry ? undefined : created.at(-1)
    if (newId) noteCreated(state.described, row.row, newId)
    return { faults, created, outcome }
  } catch (error) {
    const ofWriting = error instanceof Checked ? [] : faultsOf({ ...row, data: complete }, error, destination)
    const all = mergeFaults(faults, ofWriting, failed)
    return { faults: all, created: [], outcome: all.length > 0 ? undefined : outcome }
  }
}

/**
 * Writes a row with the access and hooks of the collection if it changes something, or does everything but commit it if
 * it only has to be checked or has faults.
 */
export async function writeRow(destination: Destination, row: Row, state: FileState): Promise<WrittenRow> {
  const { data } = row
  if (!data) return { faults: row.faults, created: [] }
  try {
    return await processRow(destination, row, data, state)
  } catch (error) {
    return {
      faults: [...row.faults, ...faultsOf(row, error, destination)],
      created: [],
    }
  }
}
