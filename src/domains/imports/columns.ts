import type { FlattenedField } from 'payload'
import { denyFieldAccess } from '@/foundation/payload/access'

export type Values = Record<string, unknown>

export function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A field of a collection, by its path: `meta.description`. */
export interface Column {
  path: string
  field: FlattenedField
  /** The groups around the field, from the outermost. */
  groups: readonly FlattenedField[]
}

/** What the site itself writes. */
const systemFields = ['id', 'createdAt', 'updatedAt', 'sample']

const idField: FlattenedField = { name: 'id', type: 'text' }

export const isVirtual = (field: FlattenedField) => 'virtual' in field && Boolean(field.virtual)

const isWritten = (field: FlattenedField) =>
  !isVirtual(field) && field.type !== 'join' && field.access?.update !== denyFieldAccess

/** Fields that no form shows are computed: the title of a species. */
const isShown = (field: FlattenedField) => field.admin?.hidden !== true

/** The fields of an entry: its id, by which it is found again, and all that editors write. */
export function importedFields(fields: readonly FlattenedField[]): FlattenedField[] {
  const written = fields.filter(
    (field) => isWritten(field) && isShown(field) && !systemFields.includes(field.name),
  )
  return [idField, ...written]
}

function fieldColumns(fields: readonly FlattenedField[], groups: readonly FlattenedField[]): Column[] {
  return fields.filter(isWritten).flatMap((field) => {
    if (field.type === 'group' || field.type === 'tab')
      return fieldColumns(field.flattenedFields, [...groups, field])
    return [{ path: [...groups, field].map(({ name }) => name).join('.'), field, groups }]
  })
}

/** The columns of a collection: a field of a group is a column of its own. */
export function columnsOf(fields: readonly FlattenedField[]): Column[] {
  return fieldColumns(importedFields(fields), [])
}

/** The path of a field in every row: `ingredients.3.quantity` is `ingredients.quantity`. */
export const generalPath = (path: string) => path.replaceAll(/\.\d+(?=\.|$)/g, '')

/** The fields at a general path, from the outermost to the one that it names; none if there is no such field. */
export function fieldChain(fields: readonly FlattenedField[], path: string): FlattenedField[] {
  const [name = '', ...rest] = path.split('.')
  const field = fields.find((one) => one.name === name)
  if (!field || rest.length === 0) return field ? [field] : []
  const inner = fieldChain('flattenedFields' in field ? field.flattenedFields : [], rest.join('.'))
  return inner.length > 0 ? [field, ...inner] : []
}

function childOf(node: unknown, key: string): unknown {
  if (Array.isArray(node)) return node[Number(key)]
  return isValues(node) ? node[key] : undefined
}

export const valueAt = (doc: unknown, path: string) => path.split('.').reduce(childOf, doc)

/** Sets a value in a document and creates the groups around it. */
export function setValue(doc: Values, path: string, value: unknown): void {
  const [name = '', ...rest] = path.split('.')
  if (rest.length === 0) {
    doc[name] = value
    return
  }
  const group = doc[name]
  const parent = isValues(group) ? group : {}
  doc[name] = parent
  setValue(parent, rest.join('.'), value)
}
