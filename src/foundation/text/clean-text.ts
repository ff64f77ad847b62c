/** Signs without a width that spreadsheets, web pages and PDF files leave in texts. */
const invisible = /[\u00ad\u180e\u200b\u2060\ufeff]/g

/** Joiners and non-joiners where there is nothing to join: beside Latin letters, spaces and the ends of a text. */
const strayJoiner = /(?<=[\p{Script=Latin}\s]|^)[\u200c\u200d]+|[\u200c\u200d]+(?=[\p{Script=Latin}\s]|$)/gu

/** A name or short text without spaces around it, double, no-break and zero-width spaces. */
export function cleanText(text: string): string {
  return text.replace(invisible, '').replace(strayJoiner, '').replace(/\s+/g, ' ').trim()
}
