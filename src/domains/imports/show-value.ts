import type { FlattenedField } from 'payload'
import type { DynamicTranslator } from '@/foundation/i18n/dynamic-translator'
import type { Locale } from '@/foundation/i18n/locales'
import { plainTextOf } from '@/foundation/rich-text/plain-text'
import { isValues, isVirtual, type Values } from './columns'
import { fieldLabel, optionsOf } from './labels'
import { singleFieldOf } from './single-field'

/** How the panel writes values. */
export interface Display {
  language: Locale
  /** In which times are shown. */
  timeZone: string
  /** The messages of `imports.faults`. */
  t: DynamicTranslator
}

/** A number without groups of thousands, which could be taken for decimals. */
export const showNumber = (value: number, language: Locale) =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 20, useGrouping: false }).format(value)

/** A day in words, which an import reads in every language of the panel: `2026-05-31` is “31 de mayo de 2026”. */
export const showDay = (day: string, language: Locale) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00Z`))

/** A day, or a moment with the name of the zone in which it is shown. */
function showDate(value: unknown, { language, timeZone }: Display): string {
  const text = String(value)
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return showDay(text, language)
  const moment = new Date(text)
  if (Number.isNaN(moment.getTime())) return text
  const style = {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  } as const
  return new Intl.DateTimeFormat(language, { ...style, timeZone, timeZoneName: 'long' }).format(moment)
}

function showFields(fields: readonly FlattenedField[], row: unknown, display: Display): string {
  const values: Values = isValues(row) ? row : {}
  return fields
    .filter((field) => field.name !== 'id' && !isVirtual(field))
    .flatMap((field) => {
      const shown = showValue(field, values[field.name], display)
      return shown === '' ? [] : `${fieldLabel(field, display.language)}: ${shown}`
    })
    .join(', ')
}

function showRows(
  field: Extract<FlattenedField, { type: 'array' }>,
  rows: readonly unknown[],
  display: Display,
) {
  const single = singleFieldOf(field)
  if (!single) return rows.map((row) => showFields(field.flattenedFields, row, display)).join('\n')
  return rows.map((row) => showValue(single, isValues(row) ? row[single.name] : '', display)).join('; ')
}

function showOne(field: FlattenedField, value: unknown, display: Display): string {
  const { language, t } = display
  if (field.type === 'checkbox') return t(value === true ? 'yes' : 'no')
  if (typeof value === 'number') return showNumber(value, language)
  if (field.type === 'date') return showDate(value, display)
  if (field.type === 'select' || field.type === 'radio')
    return optionsOf(field).find((option) => option.value === value)?.labels[language] ?? String(value)
  if (field.type === 'array' && Array.isArray(value)) return showRows(field, value, display)
  if (field.type === 'group' || field.type === 'tab') return showFields(field.flattenedFields, value, display)
  if (field.type === 'richText' && isValues(value)) return plainTextOf(value)
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** A value as the panel writes it: labels of options, yes and no, days and numbers in its language. */
export function showValue(field: FlattenedField, value: unknown, display: Display): string {
  if (field.type !== 'checkbox' && (value === null || value === undefined || value === '')) return ''
  const isList = 'hasMany' in field && field.hasMany
  return isList && Array.isArray(value)
    ? value.map((one) => showOne(field, one, display)).join('; ')
    : showOne(field, value, display)
}
