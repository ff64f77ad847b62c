import { en } from '@payloadcms/translations/languages/en'
import { es } from '@payloadcms/translations/languages/es'
import { pt } from '@payloadcms/translations/languages/pt'
import type { FlattenedField, LabelFunction } from 'payload'
import type { Locale } from '@/foundation/i18n/locales'
import { valueAt } from './columns'

type Label = string | LabelFunction | Partial<Record<string, string>> | false | null | undefined

const translations = { en: en.translations, es: es.translations, pt: pt.translations }

/** Payload labels fields of its own, such as the status, by keys: `version:published`. */
const translateKey = (locale: Locale) => (key: string) =>
  String(valueAt(translations[locale], key.replace(':', '.')) ?? key)

/** A label in one language. */
function labelIn(label: Label, locale: Locale): string {
  if (typeof label !== 'function') return (typeof label === 'object' ? label?.[locale] : label) || ''
  const context = { i18n: { language: locale }, t: translateKey(locale) }
  return label(context as unknown as Parameters<LabelFunction>[0])
}

/** The label of a field in one language; its name if it has none. */
export function fieldLabel(field: FlattenedField, locale: Locale): string {
  return labelIn('label' in field ? (field.label as Label) : undefined, locale) || field.name
}

/** What the panel calls the field at a path: labels from the outermost group, with the numbers of rows. */
export function pathLabel(fields: readonly FlattenedField[], path: string, locale: Locale): string {
  const labels: string[] = []
  let inner = fields
  for (const name of path.split('.')) {
    const field = inner.find((one) => one.name === name)
    if (!field && !/^\d+$/.test(name)) return path
    labels.push(field ? fieldLabel(field, locale) : String(Number(name) + 1))
    if (field) inner = 'flattenedFields' in field ? field.flattenedFields : []
  }
  return labels.join(' › ')
}

type Choice = Extract<FlattenedField, { type: 'select' | 'radio' }>

export interface LabelledOption {
  value: string
  labels: Record<Locale, string>
}

/** The values that a field accepts, with what the panel calls them. */
export function optionsOf({ options }: Choice): LabelledOption[] {
  return options.map((option) => {
    const { label, value } = typeof option === 'string' ? { label: option, value: option } : option
    const labelled = (locale: Locale) => labelIn(label as Label, locale) || value
    return { value, labels: { en: labelled('en'), es: labelled('es'), pt: labelled('pt') } }
  })
}
