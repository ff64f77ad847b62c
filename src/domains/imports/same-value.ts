import { isDeepStrictEqual } from 'node:util'
import type { FlattenedField } from 'payload'
import { cleanText } from '@/foundation/text/clean-text'
import { isValues, isVirtual, type Values } from './columns'

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** A moment; without an offset it is in UTC. */
function momentOf(value: unknown): number {
  const text = String(value).replace(' ', 'T')
  return Date.parse(/T[\d:.]+$/.test(text) ? `${text}Z` : text)
}

function comparableFields(fields: readonly FlattenedField[], values: unknown): Values {
  const given = isValues(values) ? values : {}
  const written = fields.filter((field) => field.name !== 'id' && !isVirtual(field))
  return Object.fromEntries(written.map((field) => [field.name, comparable(field, given[field.name])]))
}

function comparableOne(field: FlattenedField, value: unknown): unknown {
  if (isEmpty(value)) return null
  switch (field.type) {
    case 'text':
    case 'email':
      return cleanText(String(value))
    case 'textarea':
    case 'code':
      return String(value).replaceAll('\r\n', '\n')
    case 'date':
      return momentOf(value)
    case 'array':
      return Array.isArray(value) ? value.map((row) => comparableFields(field.flattenedFields, row)) : value
    case 'group':
    case 'tab':
      return comparableFields(field.flattenedFields, value)
    default:
      return value
  }
}

/** A value without what makes no difference: spaces that are cleaned, empty values of all kinds, ids of rows. */
function comparable(field: FlattenedField, value: unknown): unknown {
  if (field.type === 'checkbox') return Boolean(value)
  if (field.type === 'group' || field.type === 'tab') return comparableFields(field.flattenedFields, value)
  if (isEmpty(value)) return null
  const isList = 'hasMany' in field && field.hasMany
  return isList && Array.isArray(value)
    ? value.map((one) => comparableOne(field, one))
    : comparableOne(field, value)
}

/** Whether two values of a field mean the same. */
export const isSameValue = (field: FlattenedField, first: unknown, second: unknown) =>
  isDeepStrictEqual(comparable(field, first), comparable(field, second))

/** Whether a row of a list says nothing else than another one. */
export function isSameRow(fields: readonly FlattenedField[], row: Values, other: Values): boolean {
  return fields
    .filter((field) => field.name in row && field.name !== 'id' && !isVirtual(field))
    .every((field) => isSameValue(field, row[field.name], other[field.name]))
}
