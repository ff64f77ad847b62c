import type { FlattenedField } from 'payload'
import { denyFieldAccess } from '@/foundation/payload/access'

/** How the cells of a column are written: lists, rows, blocks and rich text as JSON. */
type ColumnType = 'text' | 'number' | 'checkbox' | 'json'

/** A field of a collection, by its path: `meta.description`. */
export interface Column {
  path: string
  type: ColumnType
}

export type Values = Record<string, unknown>

/** What the site itself writes. */
const systemFields = ['id', 'createdAt', 'updatedAt', 'sample']

const textTypes = ['text', 'textarea', 'email', 'code', 'date', 'select', 'radio', 'relationship', 'upload']

function typeOf(field: FlattenedField): ColumnType {
  if (field.type === 'number' && !field.hasMany) return 'number'
  if (field.type === 'checkbox') return 'checkbox'
  const isList = 'hasMany' in field && field.hasMany
  const isPolymorphic = 'relationTo' in field && Array.isArray(field.relationTo)
  return textTypes.includes(field.type) && !isList && !isPolymorphic ? 'text' : 'json'
}

const isWritten = (field: FlattenedField) =>
  !('virtual' in field && field.virtual) && field.type !== 'join' && field.access?.update !== denyFieldAccess

function fieldColumns(fields: readonly FlattenedField[], prefix: string): Column[] {
  return fields.filter(isWritten).flatMap((field) => {
    const path = `${prefix}${field.name}`
    if (systemFields.includes(path)) return []
    if (field.type === 'group' || field.type === 'tab') return fieldColumns(field.flattenedFields, `${path}.`)
    return [{ path, type: typeOf(field) }]
  })
}

/** The columns of a collection: its id, by which rows are found again, and all that editors write. */
export function columnsOf(fields: readonly FlattenedField[]): Column[] {
  return [{ path: 'id', type: 'text' }, ...fieldColumns(fields, '')]
}

function valueAt(doc: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((node, key) => (node as Values | null | undefined)?.[key], doc)
}

/** A value of a document as a cell. */
export function toCell(doc: object, { path, type }: Column): string {
  const value = valueAt(doc, path)
  if (value === null || value === undefined) return ''
  return type === 'json' ? JSON.stringify(value) : String(value)
}

/** @throws {SyntaxError} if the cell is no JSON; {TypeError} if it is no number, or neither true nor false */
function fromCell(cell: string, type: ColumnType): unknown {
  if (cell === '') return null
  if (type === 'json') return JSON.parse(cell)
  if (type === 'number') {
    if (!Number.isFinite(Number(cell))) throw new TypeError('number')
    return Number(cell)
  }
  if (type === 'checkbox') {
    if (cell !== 'true' && cell !== 'false') throw new TypeError('boolean')
    return cell === 'true'
  }
  return cell
}

/** Sets the value of a cell in a document; empty cells clear their value. Throws like `fromCell`. */
export function setCell(doc: Values, { path, type }: Column, cell: string): void {
  const keys = path.split('.')
  const name = keys.pop() as string
  const parent = keys.reduce<Values>((node, key) => {
    node[key] ??= {}
    return node[key] as Values
  }, doc)
  parent[name] = fromCell(cell, type)
}
