import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import type { ContributionKind } from '@/domains/contributions/kinds'
import { formEndpoint, requireUser, returnPathOf } from '@/foundation/forms/form-endpoint'
import { formError } from '@/foundation/forms/problem'
import { inTransactionWithRetry } from '@/foundation/payload/in-transaction'
import { queryRows } from '@/foundation/payload/query-rows'
import { transactionOf } from '@/foundation/payload/transaction'
import { withQuery } from '@/foundation/routing/with-query'
import { takeUndo } from '@/foundation/undo/undo-log'
import { undoingContext } from '@/foundation/undo/undoable'
import { type EntryRows, restoreEntryRows } from './deleted-rows'
import { parseSubjectKey } from './subjects'

/** What restores a deleted entry. */
export interface DeletionState {
  id: string
  /** The keys of its subject and of its author with the subject, as in its row. */
  target: string
  key: string | null
  rows: EntryRows
}

/** @throws {FormError} 409 if the subject is gone, or if the author has written about it again */
async function assertRestorable(
  req: PayloadRequest,
  collection: ContributionKind,
  { target, key }: DeletionState,
): Promise<void> {
  const db = await transactionOf(req)
  const { relationTo, value } = parseSubjectKey(target)
  const subjects = await queryRows(
    db,
    sql`select from ${sql.identifier(relationTo)} where id = ${value} for key share`,
  )
  if (subjects.length === 0) throw formError('tooLate', { status: 409 })
  if (!key) return
  const others = await queryRows(db, sql`select from ${sql.identifier(collection)} where key = ${key}`)
  if (others.length > 0) throw formError('rewritten', { status: 409 })
}

/** Runs the hooks of a change: they count again, show the pictures and expire pages. */
async function runChangeHooks(req: PayloadRequest, collection: ContributionKind, id: string): Promise<void> {
  const doc = await req.payload.findByID({ collection, id, depth: 0, req })
  const { config } = req.payload.collections[collection]
  const context = undoingContext()
  for (const hook of config.hooks.afterChange ?? [])
    await hook({
      collection: config,
      context,
      data: doc,
      doc,
      operation: 'update',
      overrideAccess: true,
      previousDoc: doc,
      req,
    })
}

/**
 * `POST /api/{collection}/restore`, the form that undoes the deletion of the user's own entry within a minute. A browser
 * returns to `from` with `?done=restored`.
 */
export function restoreEntryEndpoint(collection: ContributionKind): Endpoint {
  return formEndpoint({
    path: '/restore',
    schema: z.object({ undo: z.uuid('tooLate'), from: z.string().optional() }),
    needsAccount: true,
    handle: async (originalReq, { undo, from }) => {
      const user = requireUser(originalReq)
      const id = await inTransactionWithRetry(originalReq.payload, async (req) => {
        req.user = user
        const state = await takeUndo<DeletionState>(req, 'deletion', undo, user.id)
        await assertRestorable(req, collection, state)
        await restoreEntryRows(await transactionOf(req), state.rows)
        await runChangeHooks(req, collection, state.id)
        return state.id
      })
      const [path = '/'] = returnPathOf(originalReq, { from }).split(/[?#]/)
      return { to: withQuery(path, { done: 'restored', kind: collection }), body: { id } }
    },
  })
}
