import { type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { toCsv } from '@/foundation/csv'
import { PublicError } from '@/foundation/errors'
import { isStaff } from '@/foundation/payload/access'
import type { FormSubmission } from '@/payload-types'
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

/** A column for every field that any submission has: forms change. */
function toRows(submissions: readonly FormSubmission[]): string[][] {
  const answersOf = ({ submissionData }: FormSubmission) =>
    new Map((submissionData ?? []).map(({ field, value }) => [field, value]))
  const rows = submissions.map((submission) => ({ submission, answers: answersOf(submission) }))
  const names = [...new Set(rows.flatMap(({ answers }) => [...answers.keys()]))]
  return [
    ['createdAt', 'locale', ...names],
    ...rows.map(({ submission: { createdAt, locale }, answers }) => [
      createdAt,
      locale,
      ...names.map((name) => answers.get(name) ?? ''),
    ]),
  ]
}

/** `GET /api/form-submissions/export?form={id}`: the submissions of a form as CSV, for staff. */
export const exportSubmissions: Endpoint = {
  path: '/export',
  method: 'get',
  handler: async (req) => {
    if (!isStaff(req.user)) throw new Forbidden(req.t)
    const form = z.uuid().safeParse(req.query.form)
    if (!form.success) throw new PublicError('form must be the id of a form.', 400)
    return new Response(toCsv(toRows(await findSubmissions(req, form.data))), {
      headers: {
        'Cache-Control': 'private, no-store',
        'Content-Disposition': 'attachment; filename="submissions.csv"',
        'Content-Type': 'text/csv; charset=utf-8',
      },
    })
  },
}
