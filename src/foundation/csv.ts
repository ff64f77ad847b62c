/** Spreadsheets run cells that begin with one of these as formulas; numbers may have a sign. */
const isFormula = (text: string) => /^[=+\-@\t\r]/.test(text) && !/^[+-]?[\d.,]+$/.test(text)

function cell(value: string): string {
  const text = isFormula(value) ? `'${value}` : value
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as CSV (RFC 4180), with a byte order mark, by which spreadsheets recognize UTF-8. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}

export type Separator = ',' | ';' | '\t'

/** A cell with quotes, or one without; then what ends it. */
const cellPatternOf = (separator: Separator) =>
  new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}\r\n]*))(${separator}|\r\n|\r|\n|$)`, 'y')

/** What separates the cells of the first line: spreadsheets write semicolons where a comma separates decimals. */
export function separatorOf(text: string): Separator {
  const [heading = ''] = text.split(/[\r\n]/, 1)
  const count = (separator: Separator) => heading.split(separator).length
  const separators: Separator[] = [',', ';', '\t']
  return separators.reduce((most, separator) => (count(separator) > count(most) ? separator : most))
}

interface CsvOptions {
  separator?: Separator
  /** Whether a line without anything is a row with one empty cell. */
  keepEmptyLines?: boolean
}

/**
 * Reads CSV (RFC 4180) as `toCsv` and spreadsheets write it: the cells of each row.
 * @throws {Error} naming the row whose quotes do not match
 */
export function parseCsv(
  text: string,
  { separator = ',', keepEmptyLines = false }: CsvOptions = {},
): string[][] {
  const source = text.replace(/^\uFEFF/, '')
  const rows: string[][] = []
  let row: string[] = []
  const cellPattern = cellPatternOf(separator)
  while (cellPattern.lastIndex < source.length || row.length > 0) {
    const match = cellPattern.exec(source)
    if (!match) throw new Error(`Row ${rows.length + 1}: the quotes do not match.`)
    const [, quoted, plain = '', end] = match
    row.push((quoted?.replaceAll('""', '"') ?? plain).replace(/^'(?=[=+\-@\t\r])/, ''))
    if (end === separator) continue
    if (keepEmptyLines || row.length > 1 || row[0] !== '') rows.push(row)
    row = []
  }
  return rows
}
