import type { FlattenedField } from 'payload'
import { type Locale, locales } from '@/foundation/i18n/locales'
import { foldLetters } from '@/foundation/text/fold-letters'
import { foldName } from '@/foundation/text/fold-name'
import { optionsOf } from './labels'

type Choice = Extract<FlattenedField, { type: 'select' | 'radio' }>

/** The option that a word means: its value, or what the panel calls it in any language. */
export function findOption(field: Choice, text: string): string | undefined {
  const word = text.trim()
  const options = optionsOf(field)
  if (options.some(({ value }) => value === word)) return word
  const key = foldName(word)
  if (key === '') return undefined
  const found = options.filter(({ value, labels }) =>
    [value, ...locales.map((locale) => labels[locale])].some((name) => foldName(name) === key),
  )
  return found.length === 1 ? found[0]?.value : undefined
}

/** The words that a field allows, in the language of the panel. */
export const allowedWords = (field: Choice, language: Locale) =>
  optionsOf(field).map(({ labels }) => labels[language])

/** What people write into a box to tick, in the three languages. */
const booleans = new Map(
  Object.entries({
    true: 'true; yes; y; x; 1; on; verdadero; verdadeiro; si; s; sim; ✓; ✔; ☑; ✅',
    false: 'false; no; n; 0; off; falso; nao; -; ☐',
  }).flatMap(([value, words]) => words.split('; ').map((word) => [word, value === 'true'] as const)),
)

export function findBoolean(value: unknown): boolean | undefined {
  const word = foldLetters(String(value).trim())
  return booleans.get(word)
}
