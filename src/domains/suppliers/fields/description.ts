import type en from '@messages/en/admin.json'
import type { Field } from 'payload'

/** The field with a sentence below it; the key is one of `descriptions` in `messages/<locale>/admin.json`. */
export function described<One extends Field>(field: One, key: keyof typeof en.descriptions): One {
  return { ...field, custom: { ...field.custom, description: key } }
}
