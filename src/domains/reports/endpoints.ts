import { createHmac } from 'node:crypto'
import { addDataAndFileToRequest, type Endpoint, type PayloadRequest, ValidationError } from 'payload'
import { z } from 'zod'
import { limitContributions } from '@/domains/contributions/server/hooks'
import { assertNotBot, detectBot } from '@/domains/contributions/server/spam-check'
import { findPublishedSubject, parseSubjectKey, subjectKey } from '@/domains/contributions/server/subjects'
import { PublicError } from '@/foundation/errors'
import { formPost, fromOf } from '@/foundation/forms/post'
import { refusal } from '@/foundation/forms/problem'
import { addressOf } from '@/foundation/payload/rate-limit'
import { withQuery } from '@/foundation/routing/with-query'
import { longestNote, reportable, reportReasons } from './report'

const body = z.object({
  entry: z.unknown(),
  reason: z.enum(reportReasons),
  note: z.string().trim().max(longestNote).optional(),
})

/** @throws {PublicError} 400, {TooManyRequests} 429. A reader's second report of an entry changes nothing. */
async function report(
  req: PayloadRequest,
  given: unknown,
  { reason, note }: { reason: (typeof reportReasons)[number]; note?: string },
): Promise<void> {
  const entry = await findPublishedSubject(req, given, reportable)
  const target = subjectKey(entry)
  const key = createHmac('sha256', req.payload.secret)
    .update(`${req.user?.id ?? addressOf(req)} ${target}`)
    .digest('base64url')
  try {
    await req.payload.create({
      collection: 'reports',
      data: { entry, reason, note, target, key },
      depth: 0,
      req,
    })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
  }
}

/**
 * `POST /api/reports/write`, the form: `entry` is what is reported in one word, `reviews:{id}`; leads back to `from`
 * with `?done=report`.
 */
export const writeReport = formPost({
  path: '/write',
  input: z.object({
    entry: z.string(),
    reason: z.enum(reportReasons, 'reasonRequired'),
    note: z.string().trim().max(longestNote, 'noteTooLong').optional(),
    from: z.string().optional(),
    website: z.string().optional(),
    openedAt: z.string('tooFast'),
  }),
  kept: ['reason', 'note'],
  handle: async (req, { entry, reason, note, from, website, openedAt }) => {
    const trace = detectBot({ website, openedAt })
    if (trace) throw refusal(trace)
    await limitContributions(req)
    await report(req, parseSubjectKey(entry), { reason, note: note || undefined })
    const [path = '/'] = fromOf(req, { from }).split('?')
    return { to: withQuery(path, { entry, done: 'report' }), status: 201 }
  },
})

/**
 * `POST /api/reports`, `{entry, reason, note?}`, for everyone: 201 `{message}`. A reader's second report of an entry is
 * answered alike and changes nothing.
 */
export const reportEndpoint: Endpoint = {
  path: '/',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const data = req.data ?? {}
    assertNotBot(data)
    // A visitor has nothing but the time it took to show that it was a person.
    if (!req.user && data.openedAt === undefined) throw new PublicError('openedAt is missing.', 400)
    await limitContributions(req)
    const given = body.safeParse(data)
    if (!given.success)
      throw new PublicError(
        `reason is one of ${reportReasons.join(', ')}; note has at most ${longestNote} characters.`,
        400,
      )
    await report(req, given.data.entry, given.data)
    return Response.json({ message: req.t('general:successfullyCreated') }, { status: 201 })
  },
}
