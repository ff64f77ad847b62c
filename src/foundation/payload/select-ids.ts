import type { FlattenedField, SelectIncludeType } from 'payload'

/** Selects the ids of documents alone. Payload reads whole groups that a selection does not name. */
export function selectIds(fields: readonly FlattenedField[]): SelectIncludeType {
  return { ...selectNone(fields), id: true }
}

/** Selects no field of any group. */
export function selectNone(fields: readonly FlattenedField[]): SelectIncludeType {
  return Object.fromEntries(
    fields.flatMap((field) =>
      field.type === 'group' || field.type === 'tab' ? [[field.name, selectNone(field.flattenedFields)]] : [],
    ),
  )
}
