/** Numbers may have a sign. */
const isNumber = (text: string) => /^[+-]?[\d.,]+$/.test(text)

/**
 * Spreadsheets run cells that begin with one of these signs as formulas; `readTable` removes the apostrophe again, also
 * from a text that has some of its own.
 */
const isFormula = (text: string) => /^'*[=+\-@\t\r]/.test(text) && !isNumber(text)

function cell(value: string): string {
  const text = isFormula(value) ? `'${value}` : value
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as CSV (RFC 4180), with a byte order mark, by which spreadsheets recognize UTF-8. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}
