import type { CollectionBeforeOperationHook, FlattenedField, PayloadRequest } from 'payload'
import { PublicError } from '@/foundation/errors'
import { validationMessage } from '@/foundation/payload/validation-message'
import { extendCollections } from './extend-collections'

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function assertRows(
  field: string,
  rows: unknown[],
  req: PayloadRequest,
): asserts rows is Record<string, unknown>[] {
  if (!rows.every(isRecord)) throw new PublicError(validationMessage(req, 'rowsMalformed', { field }), 400)
}

function cleaned(
  fields: readonly FlattenedField[],
  data: Record<string, unknown>,
  req: PayloadRequest,
): Record<string, unknown> {
  const result = { ...data }
  for (const field of fields) {
    const value = result[field.name]
    if (field.type === 'group' || field.type === 'tab') {
      if (value === null) delete result[field.name]
      else if (isRecord(value)) result[field.name] = cleaned(field.flattenedFields, value, req)
    } else if (field.type === 'array' && value === null) {
      result[field.name] = []
    } else if (field.type === 'array' && Array.isArray(value)) {
      assertRows(field.name, value, req)
      result[field.name] = value.map((row) => cleaned(field.flattenedFields, row, req))
    } else if (field.type === 'blocks' && Array.isArray(value)) {
      assertRows(field.name, value, req)
    }
  }
  return result
}

const beforeOperation: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args
  const { data } = args as { data?: unknown }
  return isRecord(data) ? { ...args, data: cleaned(collection.flattenedFields, data, req) } : args
}

/**
 * Ignores groups that are null, empties lists that are null and refuses rows that are not objects: Payload
 * answers these with 500.
 */
export const withoutNullGroups = extendCollections(() => ({ hooks: { beforeOperation: [beforeOperation] } }))
