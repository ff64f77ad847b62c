/** A cell, or a text that a spreadsheet would take for a number or a date. */
export type CsvCell = string | { text: string }

/** What separates cells: spreadsheets with decimal commas expect semicolons. */
export type CsvSeparator = ',' | ';'

/** Numbers may have a sign. */
const isNumber = (text: string) => /^[+-]?[\d.,]+$/.test(text)

/**
 * Spreadsheets run cells that begin with one of these signs as formulas; `readTable` removes the apostrophe again, also
 * from a text that has some of its own.
 */
const isFormula = (text: string) => /^'*[=+\-@\t\r]/.test(text) && !isNumber(text)

/** A formula of a text alone is shown and saved as that text; `readTable` unwraps it if nobody has saved it. */
const asFormula = (text: string) => `="${text.replaceAll('"', '""')}"`

function contentOf(cell: CsvCell): string {
  if (typeof cell !== 'string') return asFormula(cell.text)
  return isFormula(cell) ? `'${cell}` : cell
}

function writeCell(cell: CsvCell, separator: CsvSeparator): string {
  const content = contentOf(cell)
  return /["\n\r]/.test(content) || content.includes(separator)
    ? `"${content.replaceAll('"', '""')}"`
    : content
}

/** Rows as CSV (RFC 4180), with a byte order mark, by which spreadsheets recognize UTF-8. */
export function toCsv(rows: readonly (readonly CsvCell[])[], separator: CsvSeparator = ','): string {
  const lines = rows.map((row) => `${row.map((cell) => writeCell(cell, separator)).join(separator)}\r\n`)
  return `\uFEFF${lines.join('')}`
}
