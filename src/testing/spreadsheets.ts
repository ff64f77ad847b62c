/** How programs save a table as a file. */
interface SavedFormat {
  separator: ',' | ';' | '\t'
  lineEnd: '\r\n' | '\n'
  /** Google Sheets ends the last line without one. */
  endsLastLine: boolean
  /** What encloses a cell in quotation marks; databases write none. */
  needsQuotes?: RegExp
  encode: (text: string) => Buffer
}

const utf8 = (text: string) => Buffer.from(text, 'utf8')
const utf8WithMark = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf8')
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')

/** Windows-1252 of letters in Spanish and Portuguese; Excel writes a question mark for what it has no sign for. */
const windows1252 = (text: string) =>
  Buffer.from(text.replaceAll('€', '\x80').replace(/[^\0-\xff]/gu, '?'), 'latin1')

const crlf = { lineEnd: '\r\n', endsLastLine: true } as const

export const savedFormats = {
  'Excel in Spanish or Portuguese, CSV': {
    ...crlf,
    separator: ';',
    needsQuotes: /[;"\r\n]/,
    encode: windows1252,
  },
  'Excel in Spanish or Portuguese, CSV UTF-8': {
    ...crlf,
    separator: ';',
    needsQuotes: /[;"\r\n]/,
    encode: utf8WithMark,
  },
  'Excel in English, CSV UTF-8': { ...crlf, separator: ',', needsQuotes: /[,"\r\n]/, encode: utf8WithMark },
  'Excel, Unicode text': { ...crlf, separator: '\t', needsQuotes: /[\t,"\r\n]/, encode: utf16 },
  'LibreOffice, CSV': {
    separator: ',',
    lineEnd: '\n',
    endsLastLine: true,
    needsQuotes: /[,"\r\n]/,
    encode: utf8,
  },
  'Google Sheets, CSV': {
    ...crlf,
    endsLastLine: false,
    separator: ',',
    needsQuotes: /[,"\r\n]/,
    encode: utf8,
  },
  'Darwin Core, tabs without quotation marks': {
    separator: '\t',
    lineEnd: '\n',
    endsLastLine: true,
    encode: utf8,
  },
} as const satisfies Record<string, SavedFormat>

export type SavedFormatName = keyof typeof savedFormats

/** A table, byte for byte as a program saves it. */
export function saveTable(rows: readonly (readonly string[])[], name: SavedFormatName): Buffer {
  const { encode, endsLastLine, lineEnd, needsQuotes, separator }: SavedFormat = savedFormats[name]
  const cellOf = (cell: string) => (needsQuotes?.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
  const lines = rows.map((row) => row.map(cellOf).join(separator))
  return encode(lines.join(lineEnd) + (endsLastLine ? lineEnd : ''))
}
