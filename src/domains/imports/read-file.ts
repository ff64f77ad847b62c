import type { DynamicTranslator } from '@/foundation/i18n/dynamic-translator'
import {
  hasValues,
  isEmptyCell,
  readTable,
  type Separator,
  TooManyLines,
  UnreadableTable,
} from '@/foundation/read-table'
import { beginningOf } from '@/foundation/text/beginning-of'
import { visibleLine } from '@/foundation/text/visible-text'
import { type Column, isValues, setValue, type Values } from './columns'
import { damageOf } from './damaged-text'
import { dividesHeadings, findHeading, type NumberedCells } from './find-heading'
import { headingUnit, withHeadingUnit } from './heading-unit'
import { maxColumns, maxRows } from './limits'
import type { ColumnMatcher } from './match-columns'
import { parseJson } from './parse-json'
import type { Fault } from './report'
import { synonymReader } from './synonym-rows'

/** A row of a table or an entry of a JSON file, as it is written there. */
export interface FileRow {
  /** The row in a spreadsheet, or the position in a JSON list. */
  row: number
  /** Null if the row as a whole cannot be read. */
  data: Values | null
  faults: Fault[]
}

/** A column of a file and the field that it fills: none if it is left out, undefined if nobody has decided. */
export interface FileColumn {
  heading: string
  path?: string | null
}

export interface FileContent {
  /** Empty for JSON. */
  columns: FileColumn[]
  rows: FileRow[]
  /** What is wrong with the heading. */
  faults: Fault[]
  separator?: Separator
}

/** How a file is to be read. */
export interface FileOptions {
  isJson: boolean
  columns: readonly Column[]
  matchColumn: ColumnMatcher
  /** The fields that the columns fill, by their order, where the editor has decided; empty for one that is left out. */
  chosen?: readonly string[]
  quotesTabs: boolean
  t: DynamicTranslator
}

/** Characters of a column's name that a message repeats. */
const maxQuoted = 60

/** A file that cannot be read at all. */
export class UnreadableFile extends Error {}

const jsonExtension = /\.(?:json|ndjson|jsonl)$/i

export const isJsonFile = (fileName: string) => jsonExtension.test(fileName)

/** Whether a file is JSON, whatever its name. */
export const isJsonText = (text: string) =>
  /^\s*(?:\[\s*)?\{\s*"/.test(text) && jsonEntries(text) !== undefined

/** The column as a spreadsheet calls it: A, B … Z, AA. */
export function columnLetters(column: number): string {
  const rest = Math.floor((column - 1) / 26)
  return (rest > 0 ? columnLetters(rest) : '') + String.fromCharCode(65 + ((column - 1) % 26))
}

/** What a column of a file fills: a field, and the unit in its heading. */
interface FilledColumn {
  column?: Column
  unit?: string
}

/** Whether all cells are in quotation marks that no program writes around cells. */
const hasOtherQuotes = (cells: readonly string[]) =>
  cells.every((cell) => /^\s*['‘“«].+['’”»]\s*$/.test(cell))

function readHeading({ row, cells }: NumberedCells, rows: readonly NumberedCells[], options: FileOptions) {
  const { chosen, columns, matchColumn, t } = options
  const isChosen = chosen?.length === cells.length
  const faults: Fault[] = []
  const isEmpty = (index: number) => rows.every((one) => isEmptyCell(one.cells[index] ?? ''))
  const units = cells.map(headingUnit)
  const matched = (name: string, index: number) => matchColumn(name) ?? matchColumn(units[index]?.name ?? '')
  const paths = cells.map((name, index) => (isChosen ? chosen[index] || null : matched(name, index)?.path))
  const found = cells.map((name, index): FileColumn => {
    const heading = beginningOf(visibleLine(name), maxQuoted)
    const path = paths[index]
    const isSurplus = heading === '' || (path !== undefined && paths.indexOf(path) < index)
    return { heading, path: isSurplus && isEmpty(index) ? null : path }
  })
  for (const [index, { heading, path }] of found.entries()) {
    const column = heading || columnLetters(index + 1)
    const first = found.findIndex((one) => one.path === path)
    if (path === undefined)
      faults.push({
        row,
        column,
        message: t(damageOf(cells[index] ?? '') ? 'columnDamaged' : 'columnUnknown', { column }),
      })
    else if (path !== null && first < index)
      faults.push({
        row,
        column,
        message: t('columnRepeated', { column, first: found[first]?.heading ?? '' }),
      })
  }
  if (hasOtherQuotes(cells)) faults.push({ row, column: '', message: t('otherQuotes') })
  const [below] = rows
  const isUnnamed = found.some(({ heading, path }) => heading === '' && path === undefined)
  const leavesOut = found.some(
    ({ heading }, index) => heading !== '' && isEmptyCell(below?.cells[index] ?? ''),
  )
  if (isUnnamed && leavesOut && below && dividesHeadings(cells, below.cells))
    faults.push({ row: below.row, column: '', message: t('headingDivided', { first: row, row: below.row }) })
  const filled = found.map(({ path }, index): FilledColumn => {
    const column = columns.find((one) => one.path === path)
    return { column, unit: units[index]?.unit }
  })
  return { found, columns: filled, faults }
}

/** Whether a row is what remains of a broken line, or a note below the table. */
const isFragment = (cells: readonly string[], columns: number) => cells.length === 1 && columns > 2

function readCells(
  { row, cells }: NumberedCells,
  columns: readonly FilledColumn[],
  t: DynamicTranslator,
): FileRow {
  const surplus = hasValues(cells.slice(columns.length))
  if (surplus || isFragment(cells, columns.length)) {
    const message = t('cellCount', { found: cells.length, expected: columns.length })
    return { row, data: null, faults: [{ row, column: '', message }] }
  }
  const data: Values = {}
  // Spreadsheets leave out empty cells at the end of a row: what is not there stays as it is.
  for (const [index, cell] of cells.entries()) {
    const { column, unit } = columns[index] ?? {}
    // Without an address in its row, an entry keeps the one that it has.
    const isMissing = column?.path === 'slug' && isEmptyCell(cell)
    if (column && !isMissing) setValue(data, column.path, withHeadingUnit(cell, unit, column) || null)
  }
  return { row, data, faults: [] }
}

function parseTable(text: string, { matchColumn, quotesTabs, t }: FileOptions) {
  try {
    return readTable(text, { isHeading: (name) => Boolean(matchColumn(name)), quotesTabs })
  } catch (error) {
    if (error instanceof TooManyLines) throw new UnreadableFile(t('tooManyRows', { max: maxRows }))
    if (!(error instanceof UnreadableTable)) throw error
    throw new UnreadableFile(t('quotes', { row: error.row, column: columnLetters(error.column) }))
  }
}

/** What is seen of a row: tables of several pages or files repeat their heading, with or without a byte order mark. */
const visibleCells = (cells: readonly string[]) => cells.map(visibleLine).join('\t')

/** Whether a row is the line below the heading of a table in plain text: `|---|:--:|`. */
const isRule = (cells: readonly string[]) =>
  cells.every((cell) => isEmptyCell(cell) || /^\s*:?-{3,}:?\s*$/.test(cell))

function readSpreadsheet(text: string, options: FileOptions): FileContent {
  const { separator, rows } = parseTable(text, options)
  const filled = rows
    .map((cells, index) => ({ row: index + 1, cells }))
    .filter(({ cells }) => hasValues(cells))
  const heading = findHeading(filled, options.matchColumn)
  if (!heading) return { columns: [], rows: [], faults: [] }
  if (heading.cells.length > maxColumns)
    throw new UnreadableFile(options.t('tooManyColumns', { max: maxColumns }))
  const below = filled.slice(heading.end)
  const { found, columns, faults } = readHeading(heading, below, options)
  const repeated = new Set(heading.rows.map(({ cells }) => visibleCells(cells)))
  const entries = below.filter(
    ({ cells }, index) => !repeated.has(visibleCells(cells)) && !(index === 0 && isRule(cells)),
  )
  const synonymFaults = synonymReader(heading.cells, options.t)
  const read = entries.map((entry) => {
    const row = readCells(entry, columns, options.t)
    return { ...row, faults: [...row.faults, ...synonymFaults(entry)] }
  })
  return { columns: found, separator, faults, rows: read }
}

/** The entries of a JSON file: a list, what the API answers to a query, or one entry in each line. */
function jsonEntries(text: string): unknown {
  const value = parseJson(text)
  if (isValues(value) && Array.isArray(value.docs)) return value.docs
  if (isValues(value) && Object.keys(value).length > 0) return [value]
  if (value !== undefined) return value
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')
  const entries = lines.map(parseJson)
  return entries.every(isValues) ? entries : undefined
}

/** Whether a value can be set at a path without replacing another one. */
function isFree(entry: Values, path: string): boolean {
  const [name = '', ...rest] = path.split('.')
  const value = entry[name]
  if (value === undefined || rest.length === 0) return value === undefined
  return isValues(value) && isFree(value, rest.join('.'))
}

/** Reads entries with their values by the paths of fields; keys may be written as headings are. */
function entryReader({ columns, matchColumn }: FileOptions): (data: Values) => Values {
  const names = new Set(columns.map(({ path }) => path.split('.')[0]))
  return (data) => {
    const [known, others] = [new Map<string, unknown>(), new Map<string, unknown>()]
    for (const [key, value] of Object.entries(data)) (names.has(key) ? known : others).set(key, value)
    // Values are set in the groups, and the file stays as it is.
    const entry: Values = Object.fromEntries(
      [...known].map(([key, value]) => [key, isValues(value) ? structuredClone(value) : value]),
    )
    for (const [key, value] of others) {
      const path = matchColumn(key)?.path
      if (path && isFree(entry, path)) setValue(entry, path, value)
      // What has no place keeps its key, and is reported as unknown.
      else Object.defineProperty(entry, key, { value, enumerable: true, configurable: true, writable: true })
    }
    return entry
  }
}

function readJson(text: string, options: FileOptions): FileContent {
  const { t } = options
  const entries = jsonEntries(text)
  if (entries === undefined) throw new UnreadableFile(t('unreadable'))
  if (!Array.isArray(entries)) throw new UnreadableFile(t('noList'))
  const readEntry = entryReader(options)
  const rows = entries.map((data: unknown, index) => {
    const row = index + 1
    if (isValues(data)) return { row, data: readEntry(data), faults: [] }
    return { row, data: null, faults: [{ row, column: '', message: t('noObject') }] }
  })
  return { columns: [], rows, faults: [] }
}

/**
 * Reads the rows of a table or a JSON file.
 * @throws {UnreadableFile} if it has no rows that could be checked
 */
export function readFile(text: string, options: FileOptions): FileContent {
  const { isJson, t } = options
  const content = isJson ? readJson(text, options) : readSpreadsheet(text, options)
  if (content.rows.length === 0) throw new UnreadableFile(t('noRows'))
  if (content.rows.length > maxRows) throw new UnreadableFile(t('tooManyRows', { max: maxRows }))
  return content
}
