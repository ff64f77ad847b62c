import type { FlattenedField } from 'payload'
import { isVirtual } from './columns'

const simpleTypes = ['text', 'textarea', 'number', 'select', 'relationship', 'upload']

/** The only field that the rows of a list have, if it has no more: such lists are written as words in a cell. */
export function singleFieldOf({ flattenedFields }: { flattenedFields: readonly FlattenedField[] }) {
  const written = flattenedFields.filter((field) => field.name !== 'id' && !isVirtual(field))
  const [field] = written
  const isSingle = field && written.length === 1 && simpleTypes.includes(field.type)
  return isSingle && !('hasMany' in field && field.hasMany) ? field : undefined
}
