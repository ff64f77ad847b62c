import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import { subdivisions } from '@/domains/suppliers/subdivisions'
import { countryOptions } from '@/foundation/i18n/countries'
import type { Locale } from '@/foundation/i18n/locales'
import { fallbackLang, localizedText } from '@/foundation/i18n/localized-text'
import { localePath, withoutLocale } from '@/foundation/routing/locale-path'
import type { Form } from '@/payload-types'
import type { Choice, FormPart, FormView } from './form-view'

type FormField = Form['fields'][number]

const states: readonly Choice[] = Object.entries(subdivisions.US ?? {}).map(([value, label]) => ({
  value,
  label,
}))

function optionsOf(field: FormField, locale: Locale): readonly Choice[] | undefined {
  switch (field.blockType) {
    case 'country':
      return countryOptions(locale)
    case 'state':
      return states
    case 'select':
      return field.options.map((option) => ({ value: option.value, label: localizedText(option, 'label') }))
    default:
      return undefined
  }
}

function toPart(field: FormField, locale: Locale): FormPart[] {
  if (field.blockType === 'message') {
    const state = field.message as unknown as SerializedEditorState | null
    if (!state) return []
    return [{ type: 'message', id: field.id ?? '', text: { state, lang: fallbackLang(field, 'message') } }]
  }
  // Fields of a draft may have no name yet.
  const name = field.name || (field.id ?? '')
  return [
    {
      type: field.blockType,
      name,
      label: localizedText(field, 'label') ?? name,
      required: field.required ?? false,
      placeholder: ('placeholder' in field && field.placeholder) || null,
      options: optionsOf(field, locale),
      errorMessage: ('errorMessage' in field && field.errorMessage) || null,
    },
  ]
}

/** What a page shows of a form in the reader's language. */
export function toFormView(form: Form, locale: Locale): FormView {
  const { confirmationMessage, confirmationType, redirect } = form
  const path = confirmationType === 'redirect' ? redirect?.url : null
  const message = confirmationType === 'message' ? confirmationMessage : null
  return {
    id: form.id,
    slug: form.slug,
    title: localizedText(form, 'title'),
    parts: form.fields.flatMap((field) => toPart(field, locale)),
    submitLabel: localizedText(form, 'submitButtonLabel'),
    confirmation: message
      ? {
          state: message as unknown as SerializedEditorState,
          lang: fallbackLang(form, 'confirmationMessage'),
        }
      : null,
    redirect: path ? localePath(locale, withoutLocale(path)) : null,
  }
}
