export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'macintosh'

export interface DecodedText {
  text: string
  encoding: Encoding
}

const byteOrderMarks: readonly [Encoding, readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/** What Windows-1252 has from 0x80 on; the five bytes that it leaves undefined are spaces here. */
const westernSigns = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'

/** Decodes the encoding of Windows in western Europe and America, which TextDecoder of Node 20 takes for Latin-1. */
function decodeWestern(bytes: Uint8Array): string | undefined {
  const text = Buffer.from(bytes).toString('latin1')
  const decoded = text.replace(/[\x80-\x9f]/g, (sign) => westernSigns[sign.charCodeAt(0) - 0x80] ?? ' ')
  return /[\x81\x8d\x8f\x90\x9d]/.test(text) ? undefined : decoded
}

/** What Windows-1252 has for á, é, ã, â, ô and à of the older Mac: no text has them within a word. */
const wrongInWords = /\p{Ll}[‡Ž‹‰™ˆ]\p{Ll}|\p{Ll}Ž/u

/** What texts in English, Spanish and Portuguese contain; other encodings give other signs, or capitals within words. */
const usualSigns = /^[\p{ASCII}áéíóúñãõâêôàçüÁÉÍÓÚÑÃÕÂÊÔÀÇÜ«»“”‘’–—…ºª¿¡°€\u00a0]*$/u
const capitalWithin = /\p{Ll}[ÁÉÍÓÚÑÃÕÂÊÔÀÇÜ]/u

/** Decodes the encoding in which Excel on a Mac saves “CSV (Macintosh)”. */
function decodeMac(bytes: Uint8Array): string | undefined {
  const text = new TextDecoder('macintosh').decode(bytes)
  return usualSigns.test(text) && !capitalWithin.test(text) ? text : undefined
}

/** Decodes an encoding of one byte for each sign: that of Windows, unless its words would be wrong and those of the Mac right. */
function decodeBytes(bytes: Uint8Array): DecodedText | undefined {
  const western = decodeWestern(bytes)
  const mac = western === undefined || wrongInWords.test(western) ? decodeMac(bytes) : undefined
  if (mac !== undefined) return { text: mac, encoding: 'macintosh' }
  return western === undefined ? undefined : { text: western, encoding: 'windows-1252' }
}

function decodeUnicode(bytes: Uint8Array, encoding: Encoding): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/**
 * Decodes a text file as spreadsheets save it: UTF-8, UTF-16 with a byte order mark, Windows-1252, or that of the older Mac.
 * @returns undefined for what is none of these, such as a workbook
 */
export function decodeText(bytes: Uint8Array): DecodedText | undefined {
  const marked = byteOrderMarks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))?.[0]
  const unicode = decodeUnicode(bytes, marked ?? 'utf-8')
  const decoded =
    unicode === undefined
      ? !marked && decodeBytes(bytes)
      : ({ text: unicode, encoding: marked ?? 'utf-8' } as const)
  // Only binary files, and UTF-16 without a mark, contain NUL.
  return !decoded || decoded.text.includes('\0') ? undefined : decoded
}

/** Some of the words with signs beyond ASCII, by which people see whether an encoding was recognized. */
export function telltaleWords(text: string, limit = 5): string[] {
  const found = new Set<string>()
  // Two steps, because one expression for both takes minutes for a long word of ASCII.
  for (const [word] of text.matchAll(/[^\s,;"]{3,}/gu)) {
    if (/\P{ASCII}/u.test(word)) found.add(word.slice(0, 40))
    if (found.size === limit) break
  }
  return [...found]
}
