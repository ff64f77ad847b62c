import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import type { Locale } from '@/foundation/i18n/locales'
import type { LocalizedText } from '@/foundation/i18n/localized-text'
import type { AnswerRule } from './rules'

export interface Choice {
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

export function isAnswerField(part: FormPart): part is AnswerFieldView {
  return part.type !== 'message'
}
