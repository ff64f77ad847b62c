import type { FlattenedField, Payload } from 'payload'
import { RequestError } from '@/foundation/errors'
import { locales } from '@/foundation/i18n/locales'
import type { RequestErrorKey } from '@/foundation/request-error-text'
import { isUuid } from './uuid'

type Comparison = [operator: string, value: unknown][]

/** The terms of a `where` as path and comparison; the branches of `and` and `or` are followed. */
function* termsOf(where: unknown): Generator<[path: string, comparison: Comparison]> {
  for (const [key, value] of Object.entries(where ?? {})) {
    if (/^(?:and|or)$/i.test(key)) for (const branch of Object.values(value ?? {})) yield* termsOf(branch)
    // GraphQL separates the names of a path by `__`.
    else yield [key.replaceAll('__', '.'), Object.entries(value ?? {})]
  }
}

/** The field at a path, related documents included; undefined if Payload does not know it either. */
function findField(
  payload: Payload,
  fields: readonly FlattenedField[],
  [name, ...rest]: readonly string[],
): FlattenedField | undefined {
  const field = fields.find((one) => one.name === name)
  const names = rest.filter((one, index) => index > 0 || !locales.some((locale) => locale === one))
  if (!field || names.length === 0) return field
  if ('flattenedFields' in field) return findField(payload, field.flattenedFields, names)
  const related =
    field.type === 'join'
      ? field.collection
      : field.type === 'relationship' || field.type === 'upload'
        ? field.relationTo
        : undefined
  if (typeof related !== 'string') return field
  return findField(payload, payload.collections[related]?.config.flattenedFields ?? [], names)
}

/**
 * Whether a path leads from the row of an array to a translated field of a related document, where Payload fails.
 * @param place where the path has led so far
 */
function leavesRowForTranslation(
  payload: Payload,
  fields: readonly FlattenedField[],
  [name, ...rest]: readonly string[],
  place: 'document' | 'row' | 'related' = 'document',
): boolean {
  const field = fields.find((one) => one.name === name)
  if (!field) return false
  if (place === 'related' && 'localized' in field && field.localized) return true
  if ('flattenedFields' in field) {
    const within = field.type === 'array' && place === 'document' ? 'row' : place
    return leavesRowForTranslation(payload, field.flattenedFields, rest, within)
  }
  if (field.type !== 'relationship' && field.type !== 'upload') return false
  if (typeof field.relationTo !== 'string') return false
  const related = payload.collections[field.relationTo]?.config.flattenedFields ?? []
  return leavesRowForTranslation(payload, related, rest, place === 'document' ? 'document' : 'related')
}

/** Payload accepts lists also as text with commas. */
const valuesOf = (value: unknown): unknown[] =>
  typeof value === 'string' ? value.split(',') : [value].flat()

/** PostgreSQL does not read the years that JavaScript writes with a sign. */
function isOutOfRange(value: unknown): boolean {
  const date = typeof value === 'number' || value instanceof Date ? value : String(value).trim()
  const year = new Date(date).getUTCFullYear()
  return year < 1 || year > 9999
}

/** Says why Payload would fail on a comparison; undefined if it does not. */
function findProblem(
  field: FlattenedField,
  path: string,
  operator: string,
  value: unknown,
): RequestErrorKey | undefined {
  if (field.type === 'blocks') return 'wherePath'
  if (field.type === 'date' && operator !== 'exists' && valuesOf(value).some(isOutOfRange))
    return 'whereDates'
  if (field.type !== 'relationship' && field.type !== 'upload') return undefined
  if (path.endsWith('.relationTo')) return undefined
  const isId = Array.isArray(field.relationTo) ? isUuid : isIdOrNothing(operator)
  return valuesOf(value).every(isId) ? undefined : 'whereIds'
}

/** Payload would read another value as none, so that `undefined` would find what refers to nothing. */
const isIdOrNothing = (operator: string) => (value: unknown) =>
  operator === 'exists' || isUuid(value) || value === null || value === 'null'

/**
 * Refuses comparisons that the types of the fields do not support and on which Payload fails: of blocks, of dates that
 * the database cannot store, of translations that rows refer to, and of references to several collections with anything but
 * ids.
 * @throws {RequestError} 400, naming the path.
 */
export function assertWhereFitsFields(
  payload: Payload,
  fields: readonly FlattenedField[],
  where: unknown,
): void {
  for (const [path, comparison] of termsOf(where)) {
    // The fields of a version are those of its document, below `version`.
    const names = path.replace(/^version\./, '').split('.')
    const field = findField(payload, fields, names)
    if (!field) continue
    if (leavesRowForTranslation(payload, fields, names)) throw new RequestError('wherePath', 400, { path })
    for (const [operator, value] of comparison) {
      const problem = findProblem(field, path, operator, value)
      if (problem) throw new RequestError(problem, 400, { path })
    }
  }
}
