import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import { subdivisions } from '@/domains/suppliers/subdivisions'
import { countryOptions } from '@/foundation/i18n/countries'
import type { Locale } from '@/foundation/i18n/locales'
import { fallbackLang, type LocalizedText, localizedText } from '@/foundation/i18n/localized-text'
import { localePath, withoutLocale } from '@/foundation/routing/locale-path'
import type { Form } from '@/payload-types'
import type { AnswerRule } from './rules'

interface Choice {
  value: string
  label: LocalizedText
}

/** A field that visitors fill in. */
export interface AnswerFieldView extends AnswerRule {
  label: LocalizedText
  placeholder: string | null
  options?: readonly Choice[]
  /** The editor's own message for a wrong selection. */
  errorMessage: string | null
}

/** A rich text, and its language if that is not the page's. */
export interface TextView {
  state: SerializedEditorState
  lang?: Locale
}

/** What stands in a form: its fields, and texts between them. */
export type FormPart = AnswerFieldView | { type: 'message'; id: string; text: TextView }

export interface FormView {
  id: string
  slug: string
  title: LocalizedText
  parts: FormPart[]
  submitLabel: LocalizedText | null
  /** Shown after sending, unless the form leads to another page. */
  confirmation: TextView | null
  /** The page that follows, with its language. */
  redirect: string | null
}

type FormField = Form['fields'][number]

export function isAnswerField(part: FormPart): part is AnswerFieldView {
  return part.type !== 'message'
}

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
  return [
    {
      type: field.blockType,
      name: field.name,
      label: localizedText(field, 'label') ?? field.name,
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
