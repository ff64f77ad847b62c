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

/** A cell with quotes, or one without; then what ends it. */
const cellPattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\r|\n|$)/y

/**
 * Reads CSV (RFC 4180) as `toCsv` and spreadsheets write it: the cells of each row. Empty lines are left out.
 * @throws {Error} naming the row whose quotes do not match
 */
export function parseCsv(text: string): string[][] {
  const source = text.replace(/^\uFEFF/, '')
  const rows: string[][] = []
  let row: string[] = []
  cellPattern.lastIndex = 0
  while (cellPattern.lastIndex < source.length || row.length > 0) {
    const match = cellPattern.exec(source)
    if (!match) throw new Error(`Row ${rows.length + 1}: the quotes do not match.`)
    const [, quoted, plain = '', end] = match
    row.push((quoted?.replaceAll('""', '"') ?? plain).replace(/^'(?=[=+\-@\t\r])/, ''))
    if (end === ',') continue
    if (row.length > 1 || row[0] !== '') rows.push(row)
    row = []
  }
  return rows
}
