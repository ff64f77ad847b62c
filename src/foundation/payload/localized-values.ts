import type { FlattenedField } from 'payload'

type Values = Record<string, unknown>

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A localized value of a document that was read in all languages. */
export interface LocalizedValue {
  field: FlattenedField
  /** Names of fields and ids of rows, joined by dots: `meta.description`, `stages.{id}.title`. */
  path: string
  byLocale: Values
}

/** The localized values of a document at any depth, except in blocks. */
export function* localizedValuesIn(
  fields: readonly FlattenedField[],
  values: unknown,
  prefix = '',
): Generator<LocalizedValue> {
  if (!isObject(values)) return
  for (const field of fields) {
    const value = values[field.name]
    const path = `${prefix}${field.name}`
    if ('localized' in field && field.localized) {
      if (isObject(value)) yield { field, path, byLocale: value }
    } else if (field.type === 'group' || field.type === 'tab') {
      yield* localizedValuesIn(field.flattenedFields, value, `${path}.`)
    } else if (field.type === 'array' && Array.isArray(value)) {
      for (const row of value) yield* localizedValuesIn(field.flattenedFields, row, `${path}.${row?.id}.`)
    }
  }
}
