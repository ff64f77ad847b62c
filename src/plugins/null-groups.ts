import type { CollectionBeforeOperationHook, FlattenedField } from 'payload'
import { PublicError } from '@/foundation/errors'
import { extendCollections } from './extend-collections'

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function cleaned(fields: readonly FlattenedField[], data: Record<string, unknown>): Record<string, unknown> {
  const result = { ...data }
  for (const field of fields) {
    const value = result[field.name]
    if (field.type === 'group' || field.type === 'tab') {
      if (value === null) delete result[field.name]
      else if (isRecord(value)) result[field.name] = cleaned(field.flattenedFields, value)
    } else if (field.type === 'array' && value === null) {
      result[field.name] = []
    } else if (field.type === 'array' && Array.isArray(value)) {
      if (!value.every(isRecord)) throw new PublicError(`${field.name} must be a list of objects.`, 400)
      result[field.name] = value.map((row) => cleaned(field.flattenedFields, row))
    }
  }
  return result
}

const beforeOperation: CollectionBeforeOperationHook = ({ args, collection, operation }) => {
  if (operation !== 'create' && operation !== 'update') return args
  const { data } = args as { data?: unknown }
  return isRecord(data) ? { ...args, data: cleaned(collection.flattenedFields, data) } : args
}

/**
 * Ignores groups that are null, empties lists that are null and refuses rows that are not objects: Payload
 * answers these with 500.
 */
export const withoutNullGroups = extendCollections(() => ({ hooks: { beforeOperation: [beforeOperation] } }))
