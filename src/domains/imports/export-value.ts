import type { CollectionSlug, FlattenedField } from 'payload'
import { isValues, isVirtual, type Values } from './columns'
import type { DecimalSign } from './read-number'
import { singleFieldOf } from './single-field'
import { isPlainWord, joinWords } from './words'

/** Writes the id of a document as a file names it. */
type NameDocument = (id: string, collection: CollectionSlug) => string

function exportOne(field: FlattenedField, value: unknown, name: NameDocument): unknown {
  if (field.type === 'relationship' || field.type === 'upload') {
    const { relationTo } = field
    return typeof relationTo === 'string' && typeof value === 'string' ? name(value, relationTo) : value
  }
  if (field.type === 'array' && Array.isArray(value))
    return value.map((row) => exportFields(field.flattenedFields, row, name))
  if (field.type === 'group' || field.type === 'tab') return exportFields(field.flattenedFields, value, name)
  return value
}

function exportFields(fields: readonly FlattenedField[], values: unknown, name: NameDocument): unknown {
  if (!isValues(values)) return values
  const entries = fields
    .filter((field) => !isVirtual(field) && field.name in values)
    .map((field) => [field.name, exportValue(field, values[field.name], name)] as const)
  return Object.fromEntries(entries)
}

/** A value as a file has it: with the names of documents instead of their ids, and without what the site computes. */
export function exportValue(field: FlattenedField, value: unknown, name: NameDocument): unknown {
  const isList = 'hasMany' in field && field.hasMany
  return isList && Array.isArray(value)
    ? value.map((one) => exportOne(field, one, name))
    : exportOne(field, value, name)
}

/** An entry as a file has it. */
export function exportEntry(fields: readonly FlattenedField[], entry: object, name: NameDocument): Values {
  const values = exportFields(fields, entry, name)
  return isValues(values) ? values : {}
}

/** Rows with a single field as a list of words; as JSON if a word would not be read back. */
function joinRows(rows: readonly unknown[], name: string): string {
  const words = rows.map((row) => (isValues(row) ? row[name] : undefined))
  const isPlain = words.every((word) => typeof word === 'string' && isPlainWord(word))
  return isPlain ? words.join('; ') : JSON.stringify(rows)
}

/** A number with the decimal sign of a file. */
const numberText = (value: number, decimalSign: DecimalSign) => String(value).replace('.', decimalSign)

/** A list as a cell; numbers beside semicolons keep the decimal sign of the file. */
function joinList(list: readonly unknown[], decimalSign: DecimalSign): string {
  return joinWords(list.map((one) => (typeof one === 'number' ? numberText(one, decimalSign) : one)))
}

/** A value as a cell: lists of words and numbers as they are written by hand, rows and formatted texts as JSON. */
export function toCell(field: FlattenedField, value: unknown, decimalSign: DecimalSign = '.'): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value) && value.length === 0) return ''
  if (typeof value === 'number') return numberText(value, decimalSign)
  const isList = 'hasMany' in field && field.hasMany
  if (isList && Array.isArray(value)) return joinList(value, decimalSign)
  const single = field.type === 'array' ? singleFieldOf(field) : undefined
  if (single && Array.isArray(value)) return joinRows(value, single.name)
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
