import type { FlattenedField } from 'payload'
import { isValues, isVirtual, type Values } from './columns'
import { isSameRow } from './same-value'

type Fields = readonly FlattenedField[]

/** The stored row that each row of a file stands for: by its id, else by what it says, else by the order of those that are left. */
function findStoredRows(
  fields: Fields,
  rows: readonly Values[],
  stored: readonly Values[],
): (Values | undefined)[] {
  const free = new Set(stored)
  const take = (row: Values | undefined) => {
    if (row) free.delete(row)
    return row
  }
  const byId = rows.map(({ id }) => take(stored.find((other) => id && other.id === id)))
  const bySense = rows.map(
    (row, index) => byId[index] ?? take([...free].find((other) => !row.id && isSameRow(fields, row, other))),
  )
  if (rows.length !== stored.length) return bySense
  return bySense.map((found, index) => found ?? (rows[index]?.id ? undefined : take([...free][0])))
}

/** What a file may leave out of a row: its id and what it does not change. */
function storedValues(fields: Fields, stored: Values): Values {
  const kept = fields.filter((field) => !isVirtual(field) && field.name in stored)
  return Object.fromEntries(kept.map(({ name }) => [name, stored[name]]))
}

function completeList(fields: Fields, rows: readonly unknown[], stored: unknown): unknown[] {
  const given = rows.filter(isValues)
  const found = findStoredRows(fields, given, Array.isArray(stored) ? stored.filter(isValues) : [])
  return given.map((row, index) => {
    const other = found[index]
    return other ? { ...storedValues(fields, other), ...completeRows(fields, row, other) } : row
  })
}

/**
 * Gives rows of lists the ids and the values of those that are stored, so that they keep their texts in other languages
 * and whatever else the file does not say.
 */
export function completeRows(fields: Fields, data: Values, stored: Values | undefined): Values {
  const entries = Object.entries(data).map(([name, value]) => {
    const field = fields.find((one) => one.name === name)
    const other = stored?.[name]
    if (field?.type === 'array' && Array.isArray(value))
      return [name, completeList(field.flattenedFields, value, other)] as const
    if ((field?.type === 'group' || field?.type === 'tab') && isValues(value))
      return [name, completeRows(field.flattenedFields, value, isValues(other) ? other : undefined)] as const
    return [name, value] as const
  })
  return Object.fromEntries(entries)
}
