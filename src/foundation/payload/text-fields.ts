import type { TextareaField, TextField } from 'payload'
import { refusal } from './refusals'

/** A localized text in one line. */
export function localText(name: string, options: Partial<TextField> = {}): TextField {
  return { name, type: 'text', localized: true, maxLength: 300, ...options } as TextField
}

/** A localized text of one or several sentences. */
export function localTextarea(name: string, options: Partial<TextareaField> = {}): TextareaField {
  return { name, type: 'textarea', localized: true, maxLength: 2000, ...options } as TextareaField
}

/** A text that must match a pattern; `word` is the key of the validation message. */
export function patterned(
  name: string,
  pattern: RegExp,
  word: Parameters<typeof refusal>[1],
  { required = false, maxLength = 500 } = {},
): TextField {
  return {
    name,
    type: 'text',
    required,
    maxLength,
    validate: (value: unknown, { req }) => {
      if (!value) return !required || refusal(req, 'textMissing')
      return (
        (typeof value === 'string' && value.length <= maxLength && pattern.test(value)) || refusal(req, word)
      )
    },
  } as TextField
}

export function colour(name: string): TextField {
  return patterned(name, /^#[0-9a-f]{6}$/i, 'colour', { maxLength: 7 })
}

/** An http(s) address. */
export function webAddress(name: string, options: { required?: boolean } = {}): TextField {
  return patterned(name, /^https?:\/\/[^\s"'<>]+$/, 'webAddress', options)
}
