import { APIError, type Endpoint, headersWithCors, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { limitContributions } from '@/domains/contributions/server/hooks'
import { detectBot } from '@/domains/contributions/server/spam-check'
import { RequestError } from '@/foundation/errors'
import { formEndpoint } from '@/foundation/forms/form-endpoint'
import { FormError, formError, type Problem } from '@/foundation/forms/problem'
import { translateProblem } from '@/foundation/forms/translate-problem'
import { defaultLocale, isLocale, type Locale, locales } from '@/foundation/i18n/locales'
import { createdMessage } from '@/foundation/payload/created-message'
import { inRequestTransaction } from '@/foundation/payload/in-transaction'
import { addressOf, TooManyRequests } from '@/foundation/payload/rate-limit'
import { isRepeated } from '@/foundation/payload/repeated-request'
import { requestErrorText } from '@/foundation/request-error-text'
import { localePath } from '@/foundation/routing/locale-path'
import { withQuery } from '@/foundation/routing/with-query'
import type { FormSubmission } from '@/payload-types'
import { type AnswerFieldView, isAnswerField } from './form-view'
import { formTranslator } from './messages'
import { formPath, submissionsSlug } from './paths'
import { getForm } from './queries'
import { checkAnswers, problemValues, reservedNames } from './rules'

/** As JSON the answers are in `submissionData`; a form without JavaScript sends each under its own name. */
const submission = z.looseObject({
  form: z.uuid('formGone'),
  locale: z.enum(locales).catch(defaultLocale),
  submissionData: z
    .array(z.object({ field: z.string('invalidInput'), value: z.unknown() }, 'invalidInput'), 'invalidInput')
    .max(200, 'invalidInput')
    .optional(),
})

/** A problem with its message, which may be the editor's own. */
function describeProblem(
  fields: readonly AnswerFieldView[],
  { field, code }: Problem,
  locale: Locale,
): Problem {
  const about = fields.find(({ name }) => name === field)
  if (!about) return { field, code }
  const message = about.errorMessage ?? formTranslator(locale)(`problems.${code}`, problemValues(about))
  return { field, code, message }
}

/** Seconds in which the same answers from an account or an address are sent by accident, with a double click. */
const repeatedWithin = 60

/** Stores a submission, and mails it, unless the same has just been stored. */
function saveSubmission(
  req: PayloadRequest,
  data: Required<Pick<FormSubmission, 'locale' | 'submissionData'>> & { form: string },
): Promise<void> {
  const key = `${req.user?.id ?? addressOf(req)} ${JSON.stringify([data.form, data.submissionData])}`
  return inRequestTransaction(req, async () => {
    if (await isRepeated(req, { name: 'form', key, seconds: repeatedWithin })) return
    await req.payload.create({ collection: submissionsSlug, data, depth: 0, req })
  })
}

const sendForm = formEndpoint({
  path: '/',
  schema: submission,
  preservedFields: (values) => Object.keys(values).filter((name) => !reservedNames.includes(name)),
  handle: async (req, { form: id, locale, submissionData: sent, ...rest }) => {
    req.locale = locale
    const botSign = detectBot(rest)
    if (botSign) throw formError(botSign)
    await limitContributions(req)
    const form = await getForm({ payload: req.payload, user: null, locale, draft: false }, id)
    if (!form) throw formError('formGone', { status: 404 })
    const fields = form.parts.filter(isAnswerField)
    const values = sent ? Object.fromEntries(sent.map(({ field, value }) => [field, value])) : rest
    const { answers, problems } = checkAnswers(fields, values)
    if (problems.length > 0)
      throw new FormError(problems.map((problem) => describeProblem(fields, problem, locale)))
    const submissionData = answers.map(({ field, value }) => ({ field, value: String(value) }))
    await saveSubmission(req, { form: id, locale, submissionData })
    return {
      to: form.redirect ?? withQuery(localePath(locale, formPath(form.slug)), { done: 'sent' }),
      body: { message: createdMessage(req, submissionsSlug) },
      status: 201,
    }
  },
})

/** The messages of a refused request, in its language. */
function messagesOf(error: APIError, { locale }: PayloadRequest) {
  const t = formTranslator(isLocale(locale) ? locale : defaultLocale)
  if (error instanceof FormError)
    return error.problems.map(({ message, field, ...problem }) => ({
      message: message ?? translateProblem(t, problem),
      ...(field && { field }),
    }))
  if (error instanceof RequestError)
    return [{ message: requestErrorText(isLocale(locale) ? locale : defaultLocale, error.key, error.values) }]
  const minutes = error instanceof TooManyRequests && Math.ceil(error.retryAfter / 60)
  return [{ message: minutes ? t('problems.tooMany', { minutes }) : error.message }]
}

/**
 * `POST /api/form-submissions`, `{form, submissionData: [{field, value}], locale}`: 201 `{message}`, or
 * `{errors: [{message, field?}], status}`.
 */
export const submitForm: Endpoint = {
  ...sendForm,
  handler: async (req) => {
    try {
      return await sendForm.handler(req)
    } catch (error) {
      if (!(error instanceof APIError) || error.status >= 500) throw error
      const { status } = error
      return Response.json(
        { errors: messagesOf(error, req), status },
        { status, headers: headersWithCors({ headers: new Headers(req.responseHeaders), req }) },
      )
    }
  },
}
