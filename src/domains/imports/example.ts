import type { FlattenedField } from 'payload'
import type { Locale } from '@/foundation/i18n/locales'
import { isVirtual } from './columns'
import { optionsOf } from './labels'
import { singleFieldOf } from './single-field'

/** Fields of a row in an example. */
const shownFields = 2

function exampleRow(fields: readonly FlattenedField[]): object {
  const written = fields.filter((field) => !isVirtual(field) && field.name !== 'id')
  const required = written.filter((field) => 'required' in field && field.required)
  const shown = required.length > 0 ? required : written
  return Object.fromEntries(shown.slice(0, shownFields).map((field) => [field.name, exampleValue(field)]))
}

function exampleValue(field: FlattenedField): unknown {
  switch (field.type) {
    case 'select':
    case 'radio':
      return optionsOf(field)[0]?.value
    case 'number':
      return 1
    case 'checkbox':
      return true
    case 'date':
      return '2026-05-31'
    case 'array':
      return [exampleRow(field.flattenedFields)]
    case 'group':
      return exampleRow(field.flattenedFields)
    default:
      return '…'
  }
}

/** What a cell of a list or of rows looks like: `Choice; Edible`, `[{"name":"…"}]`. */
export function exampleOf(field: FlattenedField, language: Locale): string {
  if (field.type === 'array' && !singleFieldOf(field)) return JSON.stringify(exampleValue(field))
  if (field.type !== 'select') return '…; …'
  return optionsOf(field)
    .slice(0, 2)
    .map(({ labels }) => labels[language])
    .join('; ')
}
