import type { FlattenedField } from 'payload'
import { isEmptyValue } from './drafts'

type Values = Record<string, unknown> | null | undefined

/**
 * Whether a document lacks a value that publishing requires, outside of its rows.
 * @param options `ignoreLocalized`: the texts are in one language, and others may have them
 */
export function lacksRequired(
  fields: readonly FlattenedField[],
  values: Values,
  { ignoreLocalized = false } = {},
): boolean {
  return fields.some((field) => {
    const value = values?.[field.name]
    if (field.type === 'group' || field.type === 'tab')
      return lacksRequired(field.flattenedFields, value as Values, { ignoreLocalized })
    const isIgnored = ignoreLocalized && 'localized' in field && field.localized
    return 'required' in field && field.required && !isIgnored && isEmptyValue(value)
  })
}
