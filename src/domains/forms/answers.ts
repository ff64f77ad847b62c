import type { PayloadRequest } from 'payload'
import { defaultLocale, isLocale, type Locale } from '@/foundation/i18n/locales'
import { plainText } from '@/foundation/i18n/localized-text'
import { beginningOf } from '@/foundation/text/beginning-of'
import type { FormSubmission } from '@/payload-types'
import { type AnswerFieldView, type FormView, isAnswerField } from './form-view'
import { formTranslator } from './messages'
import { getForm } from './queries'
import type { AnswerType } from './rules'

/** An answer as people read it. */
export interface LabelledAnswer {
  name: string
  label: string
  text: string
  /** Null if the form no longer has the field. */
  type: AnswerType | null
}

/** The language that a user has selected for the panel. */
export function panelLocale({ i18n: { language } }: { i18n: { language: string } }): Locale {
  return isLocale(language) ? language : defaultLocale
}

/** The label of a choice, yes or no for a checkbox; what was stored if the form no longer offers it. */
export function answerText({ type, options }: AnswerFieldView, value: string, locale: Locale): string {
  if (type === 'checkbox' && (value === 'true' || value === 'false'))
    return formTranslator(locale)(value === 'true' ? 'mail.yes' : 'mail.no')
  const choice = options?.find((option) => option.value === value)
  return choice ? plainText(choice.label) : value
}

/**
 * The answers of a submission with the texts that the form has now. Fields that it no longer has keep the names and
 * values under which their answers are stored.
 */
export function labelAnswers(
  form: FormView | null,
  { submissionData }: Pick<FormSubmission, 'submissionData'>,
  locale: Locale,
): LabelledAnswer[] {
  const fields = (form?.parts ?? []).filter(isAnswerField)
  return (submissionData ?? []).map(({ field: name, value }) => {
    const field = fields.find((one) => one.name === name)
    if (!field) return { name, label: name, text: value, type: null }
    return { name, label: plainText(field.label), text: answerText(field, value, locale), type: field.type }
  })
}

/** Types whose answers say who writes or what about. */
const tellingTypes: readonly (AnswerType | null)[] = [
  'text',
  'textWithPlaceholder',
  'textarea',
  'textareaWithPlaceholder',
  null,
]

/** Characters of an answer in a title. */
const maxLength = 60

/** "Contact · someone@example.com · 3 May 2026": the form, the sender's address or first text, and the day. */
export function submissionTitle(
  form: FormView | null,
  submission: Pick<FormSubmission, 'createdAt' | 'submissionData'>,
  locale: Locale,
): string {
  const answers = labelAnswers(form, submission, locale).filter(({ text }) => text !== '')
  const telling =
    answers.find(({ type }) => type === 'email') ?? answers.find(({ type }) => tellingTypes.includes(type))
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(submission.createdAt))
  const text = telling && beginningOf(telling.text.replace(/\s+/g, ' ').trim(), maxLength)
  return [form && plainText(form.title), text, date].filter(Boolean).join(' · ')
}

/** Forms that were read for a request, by its context, which all its reads share. */
const formsOfRequests = new WeakMap<PayloadRequest['context'], Map<string, Promise<FormView | null>>>()

/** A form in the language of the panel, drafts too if the user may read them; read once for all submissions of a list. */
export function getFormForStaff(req: PayloadRequest, id: string): Promise<FormView | null> {
  const { context, payload, user } = req
  const forms = formsOfRequests.get(context) ?? new Map<string, Promise<FormView | null>>()
  formsOfRequests.set(context, forms)
  const form = forms.get(id) ?? getForm({ payload, user, locale: panelLocale(req), draft: false }, id)
  forms.set(id, form)
  return form
}
