import { parseCsv, separatorOf } from '@/foundation/csv'
import type { DynamicTranslator } from '@/foundation/i18n/dynamic-translator'
import { type Column, isValues, setValue, type Values } from './columns'
import type { Fault } from './report'

/** A row of a CSV file or an entry of a JSON file, as it is written there. */
export interface FileRow {
  /** The row in a spreadsheet, where the heading is the first, or the position in a JSON list. */
  row: number
  /** Null if the row as a whole cannot be read. */
  data: Values | null
  faults: Fault[]
}

interface FileContent {
  rows: FileRow[]
  /** What is wrong with the heading. */
  faults: Fault[]
}

export const maxRows = 1000

/** Characters of a column's name that a message repeats. */
const maxQuoted = 60

/** A file that cannot be read at all. */
export class UnreadableFile extends Error {}

export const isJsonFile = (fileName: string) => fileName.toLowerCase().endsWith('.json')

interface NumberedCells {
  row: number
  cells: string[]
}

/** The rows that have a value. Spreadsheets count empty lines. */
function numberedRows(text: string): NumberedCells[] {
  return parseCsv(text, { separator: separatorOf(text), keepEmptyLines: true })
    .map((cells, index) => ({ row: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
}

function readHeading({ row, cells }: NumberedCells, columns: readonly Column[], t: DynamicTranslator) {
  const names = cells.map((name) => name.trim())
  const faults: Fault[] = []
  const heading = names.map((name, index) => {
    const column = columns.find(({ path }) => path === name)
    const message = column ? 'columnRepeated' : 'columnUnknown'
    const short = name.slice(0, maxQuoted)
    if (!column || names.indexOf(name) < index)
      faults.push({ row, column: short, message: t(message, { column: short }) })
    return column
  })
  return { heading, faults }
}

function readCsvRow(
  { row, cells }: NumberedCells,
  heading: readonly (Column | undefined)[],
  t: DynamicTranslator,
): FileRow {
  // Without knowing which cell is missing, no value belongs to a column.
  if (cells.length !== heading.length) {
    const message = t('cellCount', { found: cells.length, expected: heading.length })
    return { row, data: null, faults: [{ row, column: '', message }] }
  }
  const data: Values = {}
  for (const [index, column] of heading.entries())
    if (column) setValue(data, column.path, cells[index] || null)
  return { row, data, faults: [] }
}

function readCsv(text: string, columns: readonly Column[], t: DynamicTranslator): FileContent {
  const [first, ...rows] = numberedRows(text)
  if (!first) return { rows: [], faults: [] }
  const { heading, faults } = readHeading(first, columns, t)
  if (!heading.some(Boolean)) throw new UnreadableFile(t('noColumns'))
  return { rows: rows.map((row) => readCsvRow(row, heading, t)), faults }
}

function readJson(text: string, t: DynamicTranslator): FileContent {
  const entries: unknown = JSON.parse(text)
  if (!Array.isArray(entries)) throw new UnreadableFile(t('noList'))
  const rows = entries.map((data: unknown, index) => {
    const row = index + 1
    if (isValues(data)) return { row, data, faults: [] }
    return { row, data: null, faults: [{ row, column: '', message: t('noObject') }] }
  })
  return { rows, faults: [] }
}

/**
 * Reads the rows of a CSV or JSON file.
 * @throws {UnreadableFile} if it has no rows that could be checked
 */
export function readFile(
  text: string,
  isJson: boolean,
  columns: readonly Column[],
  t: DynamicTranslator,
): FileContent {
  let content: FileContent
  try {
    content = isJson ? readJson(text, t) : readCsv(text, columns, t)
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile(t('unreadable'))
  }
  if (content.rows.length === 0) throw new UnreadableFile(t('noRows'))
  if (content.rows.length > maxRows) throw new UnreadableFile(t('tooManyRows', { max: maxRows }))
  return content
}
