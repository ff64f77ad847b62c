import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import type { ContributionKind } from '@/domains/contributions/kinds'
import { formEndpoint, requireUser, returnPathOf } from '@/foundation/forms/form-endpoint'
import { inTransactionWithRetry } from '@/foundation/payload/in-transaction'
import { transactionOf } from '@/foundation/payload/transaction'
import { withQuery } from '@/foundation/routing/with-query'
import { saveUndo } from '@/foundation/undo/undo-log'
import { undoMilliseconds } from '@/foundation/undo/undo-time'
import { readEntryRows } from './deleted-rows'
import type { DeletionState } from './restore-entry-endpoint'

/**
 * Deletes an entry for the user of the request.
 * @returns the token that undoes it; null if the entry is not the user's own
 */
async function deleteEntry(
  originalReq: PayloadRequest,
  collection: ContributionKind,
  id: string,
): Promise<string | null> {
  const user = requireUser(originalReq)
  return inTransactionWithRetry(originalReq.payload, async (req) => {
    req.user = user
    const rows = await readEntryRows(await transactionOf(req), collection, id)
    await req.payload.delete({ collection, id, depth: 0, overrideAccess: false, req, user })
    const entry = rows[0]?.[0]?.rows[0]
    if (entry?.user_id !== user.id) return null
    const state: DeletionState = {
      id,
      target: String(entry.target),
      key: typeof entry.key === 'string' ? entry.key : null,
      rows,
    }
    const until = new Date(Date.now() + undoMilliseconds)
    return saveUndo(req, 'deletion', { user: user.id, until, mails: [], state })
  })
}

/**
 * `POST /api/{collection}/delete`, the form that deletes the user's own entry `id`. A browser returns to `from` with
 * `?done=deleted` and the token that undoes it.
 */
export function deleteEntryEndpoint(collection: ContributionKind): Endpoint {
  return formEndpoint({
    path: '/delete',
    schema: z.object({ id: z.uuid('failed'), from: z.string().optional() }),
    needsAccount: true,
    handle: async (req, { id, from }) => {
      const undo = await deleteEntry(req, collection, id)
      const [path = '/'] = returnPathOf(req, { from }).split(/[?#]/)
      const to = withQuery(path, { done: 'deleted', kind: collection, undo: undo ?? undefined })
      return { to, body: { id, undo } }
    },
  })
}
