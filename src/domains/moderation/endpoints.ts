import { addDataAndFileToRequest, type Endpoint } from 'payload'
import { z } from 'zod'
import { declineReasons } from '@/domains/contributions/server/fields'
import { PublicError } from '@/foundation/errors'
import { isStaff } from '@/foundation/payload/access'
import { decide } from './apply-decision'
import { moderated } from './moderated-collections'

/** `keep` leaves a reported entry as it is. */
const verdicts = ['publish', 'keep', 'decline'] as const

/** Entries decided about with one press. */
const mostAtOnce = 100

const entry = z
  .string()
  .regex(new RegExp(`^(?:${moderated.join('|')}):[0-9a-f-]{36}$`))
  .transform((word) => {
    const [relationTo, value] = word.split(':') as [(typeof moderated)[number], string]
    return { relationTo, value }
  })

const list = z.union([entry.transform((one) => [one]), z.array(entry).min(1).max(mostAtOnce)])

const order = z
  .object({
    verdict: z.enum(verdicts),
    entries: list,
    reason: z
      .enum(declineReasons)
      .optional()
      .or(z.literal('').transform(() => undefined)),
    note: z.string().trim().max(500).optional(),
  })
  .refine(({ verdict, reason }) => verdict !== 'decline' || reason, 'A reason is needed to decline.')

/** A form names one entry by its own button (`publish`, `keep`, `decline`), or several by `entries`. */
async function orderOf(request: Request): Promise<unknown> {
  const form = await request.formData()
  const text = (name: string) => form.get(name)?.toString()
  const note = text('note')
  const single = verdicts.find((verdict) => form.has(verdict))
  if (!single)
    return {
      verdict: text('verdict'),
      entries: form.getAll('entries').map(String),
      reason: text('reason'),
      note,
    }
  const [entries, reason] = String(form.get(single)).split(' ')
  return { verdict: single, entries, reason, note }
}

/**
 * `POST /api/moderation`, `{verdict: 'publish' | 'keep' | 'decline', entries: ['reviews:{id}', …], reason?, note?}`, for staff:
 * 200 `{decided, failed}`. A form of the panel is led back to the queue.
 */
export const moderate: Endpoint = {
  path: '/moderation',
  method: 'post',
  handler: async (req) => {
    if (!isStaff(req.user))
      throw new PublicError('You are not allowed to perform this action.', req.user ? 403 : 401)
    const isForm = !req.headers.get('Content-Type')?.includes('json')
    let given: unknown
    if (isForm) given = await orderOf(req as unknown as Request)
    else {
      await addDataAndFileToRequest(req)
      given = req.data
    }
    const parsed = order.safeParse(given)
    if (!parsed.success && !isForm)
      throw new PublicError(parsed.error.issues.map(({ message }) => message).join(' '), 400)
    const back = backTo(req.headers.get('Referer'))
    if (!parsed.success) return led(back, { failed: 'order' })
    const outcome = await decide(req, parsed.data)
    return isForm
      ? led(back, { decided: String(outcome.decided.length), failed: String(outcome.failed.length) })
      : Response.json(outcome)
  },
}

/** The queue as it was filtered; another place is not gone back to. */
function backTo(referer: string | null): URLSearchParams {
  try {
    return new URL(referer ?? '').searchParams
  } catch {
    return new URLSearchParams()
  }
}

function led(filters: URLSearchParams, outcome: Record<string, string>): Response {
  for (const name of ['decided', 'failed']) filters.delete(name)
  for (const [name, value] of Object.entries(outcome)) filters.set(name, value)
  return new Response(null, { status: 303, headers: { Location: `/admin/moderation?${filters}` } })
}
