import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { maxNoteLength } from '@/domains/contributions/entry-limits'
import { declineReasons } from '@/domains/contributions/server/fields'
import { RequestError } from '@/foundation/errors'
import { formEndpoint } from '@/foundation/forms/form-endpoint'
import { textInput } from '@/foundation/forms/text-input'
import { isStaff } from '@/foundation/payload/access'
import { applyDecision } from './apply-decision'
import { type ModeratedCollection, moderatedCollections } from './moderated-collections'
import { queueFilters, queuePath } from './queue-path'
import { undoDecision } from './undo-decision'
import { findUndoableDecision } from './undoable-decision'

const choices = ['publish', 'keep', 'decline'] as const

/** Entries in one request. */
const maxEntries = 100

/** The key of an entry, and after an @ when the version was saved that the moderator has read. */
const entry = z
  .string()
  .regex(new RegExp(`^(?:${moderatedCollections.join('|')}):[0-9a-f-]{36}(?:@|$)`))
  .transform((text) => {
    const [key = '', readVersion] = text.split('@')
    const [relationTo, value] = key.split(':') as [ModeratedCollection, string]
    return { relationTo, value, readVersion }
  })
  .refine(({ readVersion }) => readVersion === undefined || !Number.isNaN(Date.parse(readVersion)))

const entries = z.union([entry.transform((one) => [one]), z.array(entry).min(1).max(maxEntries)])

const orderSchema = z
  .object({
    verdict: z.enum(choices),
    entries,
    reason: z
      .enum(declineReasons)
      .optional()
      .or(z.literal('').transform(() => undefined)),
    note: textInput('note').max(maxNoteLength).optional(),
  })
  .refine(({ verdict, reason }) => verdict !== 'decline' || reason)
  .transform(({ verdict, ...rest }) => ({ decision: verdict, ...rest }))

/**
 * The form has a button for each entry, named `publish`, `keep` or `decline`, whose value is the entry's key with its
 * version and the reason; its note is named `note:` and that key. The buttons for all selected entries are named `verdict`.
 */
async function readForm(req: PayloadRequest): Promise<unknown> {
  const form = await req.formData?.().catch(() => null)
  if (!form) throw new RequestError('formUnreadable', 400)
  const text = (name: string) => form.get(name)?.toString()
  const single = choices.find((choice) => form.has(choice))
  if (!single)
    return {
      verdict: text('verdict'),
      entries: form.getAll('entries').map(String),
      reason: text('reason'),
      note: text('note'),
    }
  const [key, reason] = String(form.get(single)).split(' ')
  return { verdict: single, entries: key, reason, note: text(`note:${key}`) }
}

const redirectToQueue = (filters: URLSearchParams, outcome: Record<string, string>): Response =>
  new Response(null, { status: 303, headers: { Location: queuePath(filters, outcome) } })

/** The form of the panel: redirects to the queue with the numbers of decided and failed entries. */
async function decideByForm(req: PayloadRequest): Promise<Response> {
  const filters = queueFilters(req.headers.get('Referer'))
  const parsed = orderSchema.safeParse(await readForm(req))
  if (!parsed.success) return redirectToQueue(filters, { failed: 'order' })
  const { decided, failed, changed, undo } = await applyDecision(req, parsed.data)
  const done = parsed.data.decision === 'keep' ? 'kept' : 'decided'
  return redirectToQueue(filters, {
    [done]: String(decided.length),
    failed: String(failed.length),
    ...(changed.length > 0 && { changed: String(changed.length) }),
    ...(undo && { undo }),
  })
}

async function decideByJson(req: PayloadRequest): Promise<Response> {
  await addDataAndFileToRequest(req)
  const parsed = orderSchema.safeParse(req.data)
  if (!parsed.success) throw new RequestError('moderationOrder', 400, { verdicts: choices.join(', ') })
  return Response.json(await applyDecision(req, parsed.data))
}

function assertStaff({ user }: PayloadRequest): void {
  if (!isStaff(user)) throw new RequestError('notAllowed', user ? 403 : 401)
}

/**
 * `POST /api/moderation`, `{verdict: 'publish' | 'keep' | 'decline', entries: ['reviews:{id}@{updatedAt}', …], reason?,
 * note?}`, for staff: 200 `{decided, failed, changed, undo}`. `keep` leaves a reported entry as it is. An entry is `changed`
 * if its latest version was not saved at `updatedAt`; without that, any version is decided about.
 */
export const moderate: Endpoint = {
  path: '/moderation',
  method: 'post',
  handler: async (req) => {
    assertStaff(req)
    const isJson = req.headers.get('Content-Type')?.includes('json')
    return isJson ? decideByJson(req) : decideByForm(req)
  },
}

/** `GET /api/moderation/undo?entry=reviews:{id}`, for staff: what undoes the user's last decision about that entry alone. */
export const findUndo: Endpoint = {
  path: '/moderation/undo',
  method: 'get',
  handler: async (req) => {
    assertStaff(req)
    const parsed = entry.safeParse(req.query.entry)
    if (!parsed.success) throw new RequestError('moderationEntry', 400, { example: 'reviews:{id}' })
    const undo = await findUndoableDecision(req, parsed.data)
    return Response.json({ undo }, { headers: { 'Cache-Control': 'private, no-store' } })
  },
}

/** `POST /api/moderation/undo`, for staff: undoes the decisions of a request within a minute. */
export const undoModeration = formEndpoint({
  path: '/moderation/undo',
  schema: z.object({ undo: z.uuid('tooLate') }),
  errorPage: () => '/admin/moderation',
  handle: async (req, { undo }) => {
    assertStaff(req)
    const count = await undoDecision(req, undo)
    const filters = queueFilters(req.headers.get('Referer'))
    return { to: queuePath(filters, { undone: String(count) }), body: { undone: count } }
  },
})
