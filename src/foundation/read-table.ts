import Papa from 'papaparse'
import { visibleText } from './text/visible-text'

export const separators = [',', ';', '\t', '|'] as const

export type Separator = (typeof separators)[number]

/** The cells of every line, with empty lines, so that indexes are the rows of a spreadsheet. */
export interface Table {
  separator: Separator
  rows: string[][]
}

/** Rows and columns count from 1. */
export class UnreadableTable extends Error {
  constructor(
    readonly row: number,
    readonly column: number,
  ) {
    super(`Row ${row}, column ${column}: the quotation marks do not match.`)
  }
}

/** A table of more lines than anybody writes, which would take seconds and a gigabyte to read. */
export class TooManyLines extends Error {}

/** Lines of a table, those within cells included. */
const maxLines = 100_000

interface TableOptions {
  /** Recognizes the name of a column, which tells the heading and its separator. */
  isHeading?: (text: string) => boolean
  /** Whether cells of a file with tabs are written in quotation marks, as by Excel, even if they could do without. */
  quotesTabs?: boolean
}

interface Reading extends Table {
  fault?: UnreadableTable
}

/** Lines in which the heading is looked for, and cells of each. */
const headingLines = 10
const headingCells = 1000

/** Excel marks the separator of a file in its first line, which is no row of the table. */
const separatorLine = /^"?sep=([,;\t|])"?(?:\r\n|\r|\n)/i

/** What ends the lines, where it is not part of a cell in quotation marks. */
function lineEndOf(text: string): '\r\n' | '\n' | '\r' {
  const unquoted = text.replace(/"[^"]*"/g, '')
  if (/(?:^|[^\r])\n/.test(unquoted)) return '\n'
  return unquoted.includes('\r\n') || !unquoted.includes('\r') ? '\r\n' : '\r'
}

/** Without the empty rows at the end, of which spreadsheets save a million. */
function withoutEmptyEnd(text: string): string {
  let end = text.length
  while (end > 0 && ' ,;|\t\r\n'.includes(text.charAt(end - 1))) end -= 1
  const [lastLine = ''] = /^.*?(?:\r\n|[\r\n])/.exec(text.slice(end)) ?? [text.slice(end)]
  return text.slice(0, end) + lastLine
}

function hasTooManyLines(text: string): boolean {
  let lines = 0
  for (const _ of text.matchAll(/\r\n|[\r\n]/g)) {
    lines += 1
    if (lines > maxLines) return true
  }
  return false
}

/** A cell without what keeps spreadsheets from changing it: a formula around a text, an apostrophe before a formula; and without codes. */
function unprotected(cell: string): string {
  const [, text] = /^="((?:[^"]|"")*)"$/.exec(cell) ?? []
  // Workbooks store a line break of other systems as a code, which programs write into tables.
  const plain = cell.includes('_x000D_') ? cell.replace(/_x000D_\n?/g, '\n') : cell
  return text?.replaceAll('""', '"') ?? plain.replace(/^'(?='*[=+\-@\t\r])/, '')
}

/** Removes what is left of line ends where a file mixes two kinds, and what protects cells. */
function cleanRow(row: readonly string[], lineEnd: string): string[] {
  return row.map((cell, index) => {
    const isLast = index === row.length - 1
    return unprotected(isLast && lineEnd === '\n' ? cell.replace(/\r$/, '') : cell)
  })
}

function parse(text: string, delimiter: Separator, newline: '\r\n' | '\n' | '\r') {
  return Papa.parse<string[]>(text, { delimiter, newline })
}

function readQuoted(text: string, separator: Separator): Reading {
  const reading = readWritten(text, separator)
  const trimmed = withoutSpacesBeforeQuotes(text, separator)
  if (trimmed === text) return reading
  const other = readWritten(trimmed, separator)
  // Where the marks belong to the text of a cell, they do not match, or divide its row.
  return !other.fault && consistency(other) >= consistency(reading) ? other : reading
}

/** The same table without the spaces of `a, "b, c"`: behind them, marks do not enclose a cell. */
function withoutSpacesBeforeQuotes(text: string, separator: Separator): string {
  const mark = separator === '|' ? '\\|' : separator
  const enclosed = new RegExp(`(^|${mark}|[\\r\\n]) *("[^"]*(?:""[^"]*)*")(?= *(?:${mark}|\\r|\\n|$))`, 'g')
  return text.replace(enclosed, '$1$2')
}

function readWritten(text: string, separator: Separator): Reading {
  const lineEnd = lineEndOf(text)
  const { data, errors } = parse(text, separator, lineEnd)
  const rows = data.map((row) => cleanRow(row, lineEnd))
  const [error] = errors
  if (!error) return { separator, rows }
  // The last cell before the mistake is the one that has it.
  const before = parse(text.slice(0, error.index ?? 0), separator, lineEnd).data.at(-1)
  return { separator, rows, fault: new UnreadableTable((error.row ?? 0) + 1, before?.length ?? 1) }
}

/** Reads a table in which quotation marks are signs like others, such as those of Darwin Core. */
function readUnquoted(text: string): Reading {
  const rows = text.split(/\r\n|\r|\n/).map((line) => cleanRow(line.split('\t'), ''))
  return { separator: '\t', rows }
}

/** Whether a cell shows nothing: spaces, zero width, the sign that ends files of MS-DOS. Long texts show something. */
export const isEmptyCell = (cell: string) =>
  !/[!-~]/.test(cell) && (cell.trim() === '' || (cell.length < 20 && visibleText(cell) === ''))

/** Whether a row has a cell that shows something. */
export const hasValues = (row: readonly string[]) => !row.every(isEmptyCell)

/** The share of the rows that have as many cells as the first one. */
function consistency({ rows }: Reading): number {
  const filled = rows.filter(hasValues)
  return filled.filter((row) => row.length === filled[0]?.length).length / Math.max(1, filled.length)
}

/** Whether quotation marks around cells are there for the sake of the file, and not part of the texts. */
function quotesCells(text: string, quoted: Reading, unquoted: Reading): boolean {
  if (quoted.fault) return false
  const heading = unquoted.rows.find(hasValues) ?? []
  return (
    /(?:^|[\t\r\n])"[^"\t\r\n]*""/.test(text) ||
    heading.every((cell) => /^".*"$/.test(cell)) ||
    consistency(unquoted) < consistency(quoted)
  )
}

function readTabs(text: string, quotesTabs: boolean): Reading {
  if (!text.includes('\t')) return readQuoted(text, '\t')
  const unquoted = readUnquoted(text)
  if (!/(?:^|[\t\r\n])"/.test(text)) return unquoted
  const quoted = readQuoted(text, '\t')
  return (quotesTabs && !quoted.fault) || quotesCells(text, quoted, unquoted) ? quoted : unquoted
}

/** What speaks for a reading, in the order of weight. */
function evidenceFor(reading: Reading, isHeading: (text: string) => boolean): number[] {
  const { rows } = reading
  const known = rows.slice(0, headingLines).map((row) => row.slice(0, headingCells).filter(isHeading).length)
  const width = rows.find(hasValues)?.length ?? 0
  return [Math.max(0, ...known), Math.min(width, 2), consistency(reading), width]
}

function compare(first: readonly number[], second: readonly number[]): number {
  const index = first.findIndex((value, at) => value !== second[at])
  return index < 0 ? 0 : (first[index] ?? 0) - (second[index] ?? 0)
}

function readingsOf(text: string, candidates: readonly Separator[], quotesTabs: boolean): Reading[] {
  return candidates.map((separator) =>
    separator === '\t' ? readTabs(text, quotesTabs) : readQuoted(text, separator),
  )
}

/**
 * A table whose rows are one cell each, in quotation marks: a spreadsheet of a language with decimal commas opens a file
 * with commas in one column, and saves it so.
 */
function unwrapRows(readings: readonly Reading[]): string | undefined {
  const single = readings.find(({ fault, rows }) => !fault && rows.every((row) => row.length <= 1))
  return single?.rows.map(([line = '']) => line).join('\n')
}

/**
 * Reads a table as spreadsheets and databases write it: RFC 4180 with commas, semicolons or bars, with tabs also without
 * quotation marks. The heading and rows of equal length tell the separator, or a first line such as `sep=;`.
 * @throws {UnreadableTable} naming the cell whose quotation marks do not match
 * @throws {TooManyLines}
 */
export function readTable(
  source: string,
  { isHeading = () => false, quotesTabs = false }: TableOptions = {},
): Table {
  const whole = source.replace(/^\uFEFF/, '')
  const text = hasTooManyLines(whole) ? withoutEmptyEnd(whole) : whole
  if (hasTooManyLines(text)) throw new TooManyLines()
  const stated = separatorLine.exec(text)
  const body = stated ? text.slice(stated[0].length) : text
  const candidates = stated ? separators.filter((separator) => separator === stated[1]) : separators
  const written = readingsOf(body, candidates, quotesTabs)
  const unwrapped = unwrapRows(written)
  const isWrapped = unwrapped !== undefined && /^"/m.test(body)
  const readings = isWrapped ? [...written, ...readingsOf(unwrapped, separators, quotesTabs)] : written
  const best = readings.reduce((one, other) =>
    compare(evidenceFor(other, isHeading), evidenceFor(one, isHeading)) > 0 ? other : one,
  )
  if (best.fault) throw best.fault
  return { separator: best.separator, rows: best.rows }
}
