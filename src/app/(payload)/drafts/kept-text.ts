import { shortened } from '@/foundation/text/beginning-of'

/** Values of a form by the names of its outermost fields. */
export type Values = Record<string, unknown>

/** What somebody typed and the server does not have yet. */
export interface KeptText {
  /** ISO 8601. */
  at: string
  values: Values
}

const prefix = 'kept-text:'
const maxAge = 30 * 24 * 60 * 60 * 1000

/** Entries of other users are never offered, because the key names the user. */
export const keptTextKey = (...parts: readonly string[]): string => `${prefix}${parts.join(':')}`

const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/** The values of a form that differ from those that the server has. */
export function changedValues(stored: Values, current: Values): Values {
  return Object.fromEntries(Object.entries(current).filter(([name, value]) => !isSame(stored[name], value)))
}

export function keepText(storage: Storage, key: string, values: Values, now = new Date()): void {
  const kept: KeptText = { at: now.toISOString(), values }
  try {
    storage.setItem(key, JSON.stringify(kept))
  } catch {
    // A full storage keeps what it has.
  }
}

function parse(text: string | null): KeptText | null {
  try {
    const kept = JSON.parse(text ?? 'null')
    return typeof kept?.at === 'string' && kept.values instanceof Object ? kept : null
  } catch {
    return null
  }
}

/** Text with the key that it was kept under. */
export type FoundText = KeptText & { key: string }

/** Deletes what is older than thirty days. */
function deleteExpired(storage: Storage, now: Date): void {
  for (const key of Object.keys(storage).filter((name) => name.startsWith(prefix))) {
    const kept = parse(storage.getItem(key))
    if (!kept || now.getTime() - Date.parse(kept.at) > maxAge) storage.removeItem(key)
  }
}

/**
 * Finds the texts that were kept under keys that begin so, the newest first.
 * @param stored the values that the server has: what equals them was saved after all
 */
export function findKeptTexts(
  storage: Storage,
  keyStart: string,
  stored: Values,
  now = new Date(),
): FoundText[] {
  deleteExpired(storage, now)
  const found = Object.keys(storage)
    .filter((key) => key.startsWith(keyStart))
    .flatMap((key) => {
      const kept = parse(storage.getItem(key))
      const values = kept ? changedValues(stored, kept.values) : {}
      if (kept && Object.keys(values).length > 0) return [{ ...kept, key, values }]
      storage.removeItem(key)
      return []
    })
  return found.sort((a, b) => b.at.localeCompare(a.at))
}

/** What says nothing to a reader: ids, and what describes texts and blocks. */
const technical = /^(?:id|type|blockType|blockName|mode|style|format|direction|tag|url|slug|_status)$/

/** Characters of a text by which somebody recognises it. */
const maxExcerpt = 60

/** An id of an entry that is referred to, or a day. */
const code = /^(?:[\da-f]{8}-[\da-f-]{27}|\d{4}-\d\d-\d\dT.*)$/

function textsIn(value: unknown): string[] {
  if (typeof value === 'string')
    return [value.replace(/\s+/g, ' ').trim()].filter((text) => text !== '' && !code.test(text))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => (technical.test(name) ? [] : textsIn(one)))
}

/** The beginning of the first text of several words in kept values, else of the first; empty if there is none. */
export function excerptOf(values: Values): string {
  const texts = textsIn(values)
  // Words of lists, such as a currency, say little.
  const text = texts.find((one) => one.includes(' ')) ?? texts[0] ?? ''
  return shortened(text, maxExcerpt)
}
