import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { z } from 'zod'
import { RequestError } from '@/foundation/errors'
import { formEndpoint, returnPathOf } from '@/foundation/forms/form-endpoint'
import { formError } from '@/foundation/forms/problem'
import { isStaff, isVendor } from '@/foundation/payload/access'
import { isDraftSave } from '@/foundation/payload/drafts'
import { inTransaction } from '@/foundation/payload/in-transaction'
import { queryRows } from '@/foundation/payload/query-rows'
import { transactionOf } from '@/foundation/payload/transaction'
import { withQuery } from '@/foundation/routing/with-query'
import { saveUndo, takeUndo } from '@/foundation/undo/undo-log'
import { undoMilliseconds } from '@/foundation/undo/undo-time'
import { type Undoable, undoableContext, undoableIn, undoingContext } from '@/foundation/undo/undoable'
import type { User } from '@/payload-types'
import { applicationDecisions } from './limits'
import { mailApproval, mailRefusal } from './mails'

async function ownerOf(req: PayloadRequest, owner: unknown): Promise<User | null> {
  const id = typeof owner === 'object' && owner !== null && 'id' in owner ? owner.id : owner
  if (typeof id !== 'string') return null
  return req.payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, req })
}

/** Gives the owner of a shop that staff approve the role that runs it, and says so by mail. */
export const welcomeOwner: CollectionAfterChangeHook = async (change) => {
  const { context, doc, req } = change
  if (doc.status !== 'active' || isDraftSave(change)) return doc
  const owner = await ownerOf(req, doc.owner)
  if (!owner || isVendor(owner)) return doc
  await req.payload.update({
    collection: 'users',
    id: owner.id,
    data: { roles: [...owner.roles, 'vendor'] },
    depth: 0,
    req,
  })
  const undoable = undoableIn<UndoableDecision>(context)
  const mail = await mailApproval(req, owner, doc.businessName, undoable?.until)
  undoable?.mails.push(mail)
  if (undoable) undoable.newVendor = owner.id
  return doc
}

interface Decision {
  vendor: string
  decision: (typeof applicationDecisions)[number]
  note: string | null
}

interface UndoableDecision extends Undoable {
  /** The account that gets the role. */
  newVendor?: string
}

/** What undoes a decision. */
interface DecisionState {
  vendor: string
  newVendor?: string
  /** When the shop had been approved before the decision. */
  approvedAt: string | null
  /** When the shop was saved; another time means that it was changed since. */
  updatedAt: string
}

async function lockShop(req: PayloadRequest, vendor: string) {
  const [shop] = await queryRows<{ status: string; owner: string | null; approvedAt: string | null }>(
    await transactionOf(req),
    sql`select status, owner_id as owner, to_json(approved_at) #>> '{}' as "approvedAt"
      from vendors where id = ${vendor} for update`,
  )
  return shop
}

/**
 * Applies a decision; its mail waits for a minute.
 * @returns the token that undoes it
 * @throws {FormError} 404 for an unknown shop, 409 if it is not pending any more
 */
async function decide(
  { payload, user }: PayloadRequest,
  { vendor, decision, note }: Decision,
): Promise<string> {
  return inTransaction(payload, async (req) => {
    const shop = await lockShop(req, vendor)
    if (!shop) throw formError('unknown', { status: 404 })
    if (shop.status !== 'pending') throw formError('decided', { status: 409 })
    const until = new Date(Date.now() + undoMilliseconds)
    const change: UndoableDecision = { until, mails: [] }
    const { businessName, updatedAt } = await req.payload.update({
      collection: 'vendors',
      id: vendor,
      data: { status: decision === 'approve' ? 'active' : 'closed' },
      context: undoableContext(change),
      depth: 0,
      req,
    })
    const owner = decision === 'decline' ? await ownerOf(req, shop.owner) : null
    if (owner) change.mails.push(await mailRefusal(req, owner, businessName, note, until))
    const { approvedAt } = shop
    const state: DecisionState = { vendor, updatedAt, approvedAt, newVendor: change.newVendor }
    return saveUndo(req, 'application', { user: String(user?.id), until, mails: change.mails, state })
  })
}

/**
 * Makes the application pending again, as long as the applicant has not been told.
 * @throws {FormError} 409 if it is too late, or if the shop was changed since
 */
async function undo({ payload, user }: PayloadRequest, token: string): Promise<void> {
  await inTransaction(payload, async (req) => {
    const state = await takeUndo<DecisionState>(req, 'application', token, String(user?.id))
    await lockShop(req, state.vendor)
    const options = { collection: 'vendors', id: state.vendor, depth: 0, req } as const
    const shop = await payload.findByID({ ...options, disableErrors: true })
    if (shop?.updatedAt !== state.updatedAt) throw formError('changedSince', { status: 409 })
    const data = { status: 'pending', approvedAt: state.approvedAt } as const
    await payload.update({ ...options, data, context: undoingContext() })
    const owner = await ownerOf(req, state.newVendor)
    if (!owner) return
    const roles = owner.roles.filter((role) => role !== 'vendor')
    await payload.update({ collection: 'users', id: owner.id, data: { roles }, depth: 0, req })
  })
}

function assertStaff({ user }: PayloadRequest): void {
  if (!isStaff(user)) throw new RequestError('staffApplications', user ? 403 : 401)
}

const queueOf = (req: PayloadRequest, query: Record<string, string>): string => {
  const [path = '/'] = returnPathOf(req, {}).split('?')
  return withQuery(path, query)
}

/** `POST /api/vendors/decide`, for staff: approves or declines an application. */
export const decideApplication = formEndpoint({
  path: '/decide',
  schema: z.object({
    vendor: z.uuid('unknown'),
    decision: z.enum(applicationDecisions, 'unknown'),
    note: z
      .string()
      .trim()
      .max(500, 'long')
      .optional()
      .transform((text) => text || null),
  }),
  preservedFields: ['note'],
  handle: async (req, decision) => {
    assertStaff(req)
    const token = await decide(req, decision)
    return { to: queueOf(req, { application: decision.decision, undo: token }), body: { undo: token } }
  },
})

/** `POST /api/vendors/decide/undo`, for staff: takes a decision about an application back within a minute. */
export const undoApplicationDecision = formEndpoint({
  path: '/decide/undo',
  schema: z.object({ undo: z.uuid('tooLate') }),
  handle: async (req, { undo: token }) => {
    assertStaff(req)
    await undo(req, token)
    return { to: queueOf(req, { undone: '1' }) }
  },
})
