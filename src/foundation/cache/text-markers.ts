import { createHmac } from 'node:crypto'
import { readEnvironment } from '@/foundation/env/environment'
import { escapeHtml } from '@/foundation/text/escape-html'

interface Markers {
  /** What no author can know, so that a marker in what somebody has written is only text; the same in every instance. */
  key: string
  pattern: RegExp
}

let known: Markers | undefined

function markers(): Markers {
  if (known) return known
  const secret = readEnvironment().payloadSecret ?? ''
  const key = createHmac('sha256', secret).update('text markers').digest('hex').slice(0, 16)
  const pattern = new RegExp(
    `(?:\\[|%5B)(&quot;|\\\\\\\\\\\\"|\\\\"|%22)${key}\\.([a-z-]+)\\.([0-9a-f]{32})\\1(?:\\]|%5D)`,
    'g',
  )
  known = { key, pattern }
  return known
}

/**
 * The marker of a text in a page. React, its data and addresses escape its quotes in ways of their own, which say how the
 * text must be escaped.
 */
export const textMarker = (slot: string, digest: string): string => `["${markers().key}.${slot}.${digest}"]`

/** A marker as it stands in a page. */
export interface FoundMarker {
  slot: string
  /** Of the text that it stands for. */
  digest: string
  quote: Quote
}

/** Splits a text into its markers and what is between them. */
export function splitAtTextMarkers(content: string): (string | FoundMarker)[] {
  const parts: (string | FoundMarker)[] = []
  let end = 0
  for (const { 0: marker, 1: quote, 2: slot = '', 3: digest = '', index } of content.matchAll(
    markers().pattern,
  )) {
    parts.push(content.slice(end, index), { slot, digest, quote: quote as Quote })
    end = index + marker.length
  }
  return [...parts, content.slice(end)]
}

/** Whether HTML may contain markers of texts. */
export const hasTextMarkers = (html: Buffer): boolean => html.includes(markers().key)

/** The text within a string of JSON. "$" begins a reference in React's data. */
const inJson = (text: string) => JSON.stringify(text.startsWith('$') ? `$${text}` : text).slice(1, -1)

const scriptCharacters = /[&<>\u2028\u2029]/g
const toUnicodeEscape = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

const escapes = {
  '&quot;': escapeHtml,
  '%22': (text: string) => new URLSearchParams([['', text]]).toString().slice(1),
  '\\"': inJson,
  // JSON within a string of a script.
  '\\\\\\"': (text: string) =>
    JSON.stringify(inJson(text)).slice(1, -1).replace(scriptCharacters, toUnicodeEscape),
}

/** How the quotes of a marker are escaped where it stands. */
type Quote = keyof typeof escapes

/** Escapes a text for where its marker stands. */
export const escapeText = (text: string, quote: Quote): string => escapes[quote](text)
