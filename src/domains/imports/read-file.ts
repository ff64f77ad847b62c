import { parseCsv } from '@/foundation/csv'
import { type Column, setCell, type Values } from './columns'

/** A mistake in a file; the first row below the heading is 1. */
export interface Fault {
  row: number
  /** The path of the field; empty for the whole row. */
  column: string
  message: string
}

/** A row of a file as the data of a document, or what is wrong with it. */
export interface Row {
  row: number
  data: Values
  faults: Fault[]
}

export const maxRows = 1000

type Translate = (code: string, values?: Record<string, string | number>) => string

/** A file that cannot be read at all. */
export class UnreadableFile extends Error {}

function problemCode(error: unknown): string {
  if (error instanceof SyntaxError) return 'notJson'
  return error instanceof TypeError && error.message === 'number' ? 'notNumber' : 'notBoolean'
}

function readCsvRow(cells: readonly string[], row: number, heading: readonly Column[], t: Translate): Row {
  const data: Values = {}
  const faults: Fault[] = []
  if (cells.length !== heading.length)
    faults.push({
      row,
      column: '',
      message: t('cellCount', { found: cells.length, expected: heading.length }),
    })
  for (const [index, column] of heading.entries()) {
    try {
      setCell(data, column, cells[index] ?? '')
    } catch (error) {
      faults.push({ row, column: column.path, message: t(problemCode(error)) })
    }
  }
  return { row, data, faults }
}

function readCsv(text: string, columns: readonly Column[], t: Translate): Row[] {
  const [names = [], ...lines] = parseCsv(text)
  const heading = names.map((name) => {
    const column = columns.find(({ path }) => path === name.trim())
    if (!column) throw new UnreadableFile(t('columnUnknown', { column: name.slice(0, 60) }))
    return column
  })
  return lines.map((cells, index) => readCsvRow(cells, index + 1, heading, t))
}

function readJson(text: string, columns: readonly Column[], t: Translate): Row[] {
  const documents: unknown = JSON.parse(text)
  if (!Array.isArray(documents)) throw new UnreadableFile(t('noList'))
  const names = new Set(columns.map(({ path }) => path.split('.')[0]))
  return documents.map((data: unknown, index) => {
    const row = index + 1
    if (typeof data !== 'object' || data === null || Array.isArray(data))
      return { row, data: {}, faults: [{ row, column: '', message: t('noObject') }] }
    const unknown = Object.keys(data).filter((name) => !names.has(name))
    const faults = unknown.map((name) => ({
      row,
      column: name.slice(0, 60),
      message: t('columnUnknown', { column: name.slice(0, 60) }),
    }))
    return { row, data: { ...data }, faults }
  })
}

/**
 * Reads the rows of a CSV or JSON file.
 * @throws {UnreadableFile} if it has no rows that could be checked
 */
export function readRows(text: string, isJson: boolean, columns: readonly Column[], t: Translate): Row[] {
  let rows: Row[]
  try {
    rows = (isJson ? readJson : readCsv)(text, columns, t)
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile(t('unreadable'))
  }
  if (rows.length === 0) throw new UnreadableFile(t('noRows'))
  if (rows.length > maxRows) throw new UnreadableFile(t('tooManyRows', { max: maxRows }))
  return rows
}
