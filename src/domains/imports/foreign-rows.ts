import type { FlattenedField } from 'payload'
import { isValues, type Values } from './columns'

/** The ids in an entry, also those of rows within rows. */
function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn)
  if (!isValues(value)) return []
  const { id, ...others } = value
  return [...(typeof id === 'string' ? [id] : []), ...Object.values(others).flatMap(idsIn)]
}

function withKnownIds(fields: readonly FlattenedField[], data: Values, known: ReadonlySet<unknown>): Values {
  const entries = Object.entries(data).map(([name, value]) => {
    const field = fields.find((one) => one.name === name)
    if (field?.type === 'array' && Array.isArray(value)) {
      const rows = value.filter(isValues).map(({ id, ...row }) => {
        const rest = withKnownIds(field.flattenedFields, row, known)
        return known.has(id) ? { id, ...rest } : rest
      })
      return [name, rows] as const
    }
    if ((field?.type === 'group' || field?.type === 'tab') && isValues(value))
      return [name, withKnownIds(field.flattenedFields, value, known)] as const
    return [name, value] as const
  })
  return Object.fromEntries(entries)
}

/**
 * An entry without the ids of rows that the stored one does not have: a spreadsheet copies them with a row or a cell, and
 * the database refuses them where another entry has them.
 */
export const withoutForeignIds = (
  fields: readonly FlattenedField[],
  data: Values,
  stored: Values | undefined,
): Values => withKnownIds(fields, data, new Set(idsIn(stored)))
