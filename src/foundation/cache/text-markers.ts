import { escapeHtml } from '@/foundation/text/escape-html'

/**
 * Markers of texts in a page. React, its data and addresses escape the quotes of a marker in ways of their own, which say
 * how the text must be escaped.
 */
export const textMarkers = /(?:\[|%5B)(&quot;|\\\\\\"|\\"|%22)text\.([a-z-]+)\.([0-9a-f]{32})\1(?:\]|%5D)/g

/** The text within a string of JSON. "$" begins a reference in React's data. */
const inJson = (text: string) => JSON.stringify(text.startsWith('$') ? `$${text}` : text).slice(1, -1)

const scriptCharacters = /[&<>\u2028\u2029]/g
const toUnicodeEscape = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

const escapes: Record<string, (text: string) => string> = {
  '&quot;': escapeHtml,
  '%22': (text) => new URLSearchParams([['', text]]).toString().slice(1),
  '\\"': inJson,
  // JSON within a string of a script.
  '\\\\\\"': (text) => JSON.stringify(inJson(text)).slice(1, -1).replace(scriptCharacters, toUnicodeEscape),
}

/** Escapes a text for where its marker stands, by the quote within the marker. */
export function escapeText(text: string, quote: string): string {
  return escapes[quote]?.(text) ?? text
}
