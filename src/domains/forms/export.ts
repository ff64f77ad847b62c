import { type Endpoint, Forbidden, NotFound, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { toCsv } from '@/foundation/csv'
import { RequestError } from '@/foundation/errors'
import { decimalSignOf } from '@/foundation/i18n/decimal-sign'
import { type Locale, languageNames } from '@/foundation/i18n/locales'
import { isStaff } from '@/foundation/payload/access'
import type { FormSubmission } from '@/payload-types'
import { getFormForStaff, labelAnswers, panelLocale } from './answers'
import { type FormView, isAnswerField } from './form-view'
import { formTranslator } from './messages'
import { submissionsSlug } from './paths'

/** Submissions of one file: the newest. */
const maxRows = 10_000

async function findSubmissions(req: PayloadRequest, form: string): Promise<FormSubmission[]> {
  const { docs } = await req.payload.find({
    collection: submissionsSlug,
    where: { form: { equals: form } },
    sort: '-createdAt',
    limit: maxRows,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return docs
}

/** A column for every field that any submission has, those of the form first: forms change. */
function toRows(form: FormView, submissions: readonly FormSubmission[], locale: Locale): string[][] {
  const t = formTranslator(locale)
  const rows = submissions.map((submission) => ({
    submission,
    answers: new Map(labelAnswers(form, submission, locale).map((answer) => [answer.name, answer])),
  }))
  const sent = new Map(rows.flatMap(({ answers }) => [...answers].map(([name, { label }]) => [name, label])))
  const ofForm = form.parts.filter(isAnswerField).flatMap(({ name }) => (sent.has(name) ? name : []))
  const names = [...new Set([...ofForm, ...sent.keys()])]
  return [
    [
      t('panel.sent'),
      t('panel.language'),
      t('panel.answered'),
      ...names.map((name) => sent.get(name) ?? name),
    ],
    ...rows.map(({ submission: { answered, createdAt, locale: language }, answers }) => [
      createdAt,
      languageNames[language],
      t(answered ? 'mail.yes' : 'mail.no'),
      ...names.map((name) => answers.get(name)?.text ?? ''),
    ]),
  ]
}

/**
 * `GET /api/form-submissions/export?form={id}`: the submissions of a form as CSV, for staff, in their language and
 * as their spreadsheets read it.
 */
export const exportSubmissions: Endpoint = {
  path: '/export',
  method: 'get',
  handler: async (req) => {
    if (!isStaff(req.user)) throw new Forbidden(req.t)
    const id = z.uuid().safeParse(req.query.form)
    if (!id.success) throw new RequestError('exportForm', 400)
    const form = await getFormForStaff(req, id.data)
    if (!form) throw new NotFound(req.t)
    const locale = panelLocale(req)
    const rows = toRows(form, await findSubmissions(req, form.id), locale)
    // Spreadsheets with decimal commas expect semicolons between cells.
    const separator = decimalSignOf(locale, req.headers.get('Accept-Language')) === ',' ? ';' : ','
    const day = new Date().toISOString().slice(0, 10)
    return new Response(toCsv(rows, separator), {
      headers: {
        'Cache-Control': 'private, no-store',
        'Content-Disposition': `attachment; filename="${form.slug}-${day}.csv"`,
        'Content-Type': 'text/csv; charset=utf-8',
      },
    })
  },
}
