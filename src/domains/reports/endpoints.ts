import { createHmac } from 'node:crypto'
import { addDataAndFileToRequest, type Endpoint, ValidationError } from 'payload'
import { z } from 'zod'
import { assertByHand } from '../../foundation/contributions/by-hand'
import { limitContributions } from '../../foundation/contributions/hooks'
import { publishedItem, targetOf } from '../../foundation/contributions/items'
import { PublicError } from '../../foundation/errors'
import { addressOf } from '../../foundation/payload/rate-limit'
import { longestNote, reportable, reportReasons } from './report'

const body = z.object({
  entry: z.unknown(),
  reason: z.enum(reportReasons),
  note: z.string().trim().max(longestNote).optional(),
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
    assertByHand(data)
    // A visitor has nothing but the time it took to show that it was a person.
    if (!req.user && data.openedAt === undefined) throw new PublicError('openedAt is missing.', 400)
    await limitContributions(req)
    const given = body.safeParse(data)
    if (!given.success)
      throw new PublicError(
        `reason is one of ${reportReasons.join(', ')}; note has at most ${longestNote} characters.`,
        400,
      )
    const { reason, note } = given.data
    const entry = await publishedItem(req, given.data.entry, reportable)
    const target = targetOf(entry)
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
    return Response.json({ message: req.t('general:successfullyCreated') }, { status: 201 })
  },
}
