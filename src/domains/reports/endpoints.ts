import { createHmac } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { addDataAndFileToRequest, type Endpoint, type PayloadRequest, ValidationError } from 'payload'
import { z } from 'zod'
import { maxNoteLength } from '@/domains/contributions/entry-limits'
import { limitContributions } from '@/domains/contributions/server/hooks'
import { assertNotBot, detectBot } from '@/domains/contributions/server/spam-check'
import { findPublishedSubject, parseSubjectKey, subjectKey } from '@/domains/contributions/server/subjects'
import { RequestError } from '@/foundation/errors'
import { formEndpoint, returnPathOf } from '@/foundation/forms/form-endpoint'
import { formError } from '@/foundation/forms/problem'
import { createdMessage } from '@/foundation/payload/created-message'
import { addressOf } from '@/foundation/payload/rate-limit'
import { transactionOf } from '@/foundation/payload/transaction'
import { withQuery } from '@/foundation/routing/with-query'
import { reportableCollections, reportReasons } from './report'
import { type ReportInput, reportSchema } from './report-schema'

/**
 * Opens a settled report again with what the reader writes now; one that is open stays as it is. The statement has no
 * condition on `settled`, so that it waits for a decision that is settling the report.
 */
async function reopenReport(req: PayloadRequest, key: string, { reason, note }: ReportInput): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(sql`
    update reports set settled = false,
      updated_at = case when settled then now() else updated_at end,
      reason = case when settled then ${reason}::enum_reports_reason else reason end,
      note = case when settled then ${note ?? null} else note end
    where key = ${key}`)
}

/**
 * Saves a report. A second report of an entry by the same reader changes nothing until the first is settled.
 * @throws {PublicError} 400 if `entry` is not a published entry.
 */
async function saveReport(req: PayloadRequest, entry: unknown, { reason, note }: ReportInput): Promise<void> {
  const subject = await findPublishedSubject(req, entry, reportableCollections)
  const target = subjectKey(subject)
  const key = createHmac('sha256', req.payload.secret)
    .update(`${req.user?.id ?? addressOf(req)} ${target}`)
    .digest('base64url')
  try {
    await req.payload.create({
      collection: 'reports',
      data: { entry: subject, reason, note, target, key },
      depth: 0,
      req,
    })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    await reopenReport(req, key, { reason, note })
  }
}

/**
 * `POST /api/reports/write`, the form: `entry` is the key of the reported entry, `reviews:{id}`. Redirects to `from`
 * with `?done=report`.
 */
export const writeReport = formEndpoint({
  path: '/write',
  schema: reportSchema.extend({
    entry: z.string(),
    from: z.string().optional(),
    website: z.string().optional(),
    openedAt: z.string('tooFast'),
  }),
  preservedFields: ['reason', 'note'],
  handle: async (req, { entry, reason, note, from, website, openedAt }) => {
    const botSign = detectBot({ website, openedAt })
    if (botSign) throw formError(botSign)
    await limitContributions(req)
    await saveReport(req, parseSubjectKey(entry), { reason, note: note || undefined })
    const [path = '/'] = returnPathOf(req, { from }).split('?')
    return { to: withQuery(path, { entry, done: 'report' }), status: 201 }
  },
})

/** `POST /api/reports`, `{entry, reason, note?}`, for everyone: 201 `{message}`, also for a repeated report. */
export const reportEndpoint: Endpoint = {
  path: '/',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const data = req.data ?? {}
    assertNotBot(data)
    // Guests have no account that could be limited, so the spam check is required.
    if (!req.user && data.openedAt === undefined) throw new RequestError('openedAtMissing', 400)
    await limitContributions(req)
    const parsed = reportSchema.safeParse(data)
    if (!parsed.success)
      throw new RequestError('report', 400, { reasons: reportReasons.join(', '), max: maxNoteLength })
    await saveReport(req, data.entry, parsed.data)
    return Response.json({ message: createdMessage(req, 'reports') }, { status: 201 })
  },
}
