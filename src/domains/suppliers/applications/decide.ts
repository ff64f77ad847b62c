import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { z } from 'zod'
import { PublicError } from '@/foundation/errors'
import { formEndpoint, returnPathOf } from '@/foundation/forms/form-endpoint'
import { formError } from '@/foundation/forms/problem'
import { isStaff, isVendor } from '@/foundation/payload/access'
import { isDraftSave } from '@/foundation/payload/drafts'
import { inTransaction } from '@/foundation/payload/in-transaction'
import { transactionOf } from '@/foundation/payload/transaction'
import { withQuery } from '@/foundation/routing/with-query'
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
  const { doc, req } = change
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
  await mailApproval(req, owner, doc.businessName)
  return doc
}

interface Decision {
  vendor: string
  decision: (typeof applicationDecisions)[number]
  note: string | null
}

/** @throws {FormError} 404 for an unknown shop, 409 if it is not pending any more */
async function decide(originalReq: PayloadRequest, { vendor, decision, note }: Decision): Promise<void> {
  await inTransaction(originalReq.payload, async (req) => {
    const db = await transactionOf(req)
    const { rows } = await db.execute(
      sql`select status, owner_id as owner from vendors where id = ${vendor} for update`,
    )
    if (!rows[0]) throw formError('unknown', { status: 404 })
    if (rows[0].status !== 'pending') throw formError('decided', { status: 409 })
    const { businessName } = await req.payload.update({
      collection: 'vendors',
      id: vendor,
      data: { status: decision === 'approve' ? 'active' : 'closed' },
      depth: 0,
      req,
    })
    const owner = decision === 'decline' ? await ownerOf(req, rows[0].owner) : null
    if (owner) await mailRefusal(req, owner, businessName, note)
  })
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
    if (!isStaff(req.user))
      throw new PublicError('Only staff decide about applications.', req.user ? 403 : 401)
    await decide(req, decision)
    const [path = '/'] = returnPathOf(req, {}).split('?')
    return { to: withQuery(path, { application: decision.decision }) }
  },
})
