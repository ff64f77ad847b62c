import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { formError } from '@/foundation/forms/problem'
import { inTransactionWithRetry } from '@/foundation/payload/in-transaction'
import { transactionOf } from '@/foundation/payload/transaction'
import { takeUndo } from '@/foundation/undo/undo-log'
import { undoingContext } from '@/foundation/undo/undoable'
import { type DecidedEntry, type DecisionState, hasPendingChange, latestVersionOf } from './decision-state'

const idsIn = (ids: readonly string[]) =>
  sql`id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`

/** Saves a version as the latest draft again; Payload's `restoreVersion` would change the published entry. */
async function restoreDraft(
  req: PayloadRequest,
  { relationTo, value }: DecidedEntry['entry'],
  version: string,
): Promise<void> {
  const { db } = req.payload
  const where = { id: { equals: version } }
  const { docs } = await db.findVersions({ collection: relationTo, limit: 1, locale: 'all', req, where })
  if (!docs[0]) throw formError('changedSince', { status: 409 })
  // Later than the version that was restored before it.
  const updatedAt = new Date(Date.now() + 1).toISOString()
  await db.createVersion({
    autosave: false,
    collectionSlug: relationTo,
    createdAt: updatedAt,
    parent: value,
    req,
    updatedAt,
    versionData: docs[0].version,
  })
}

/** Makes the former version public again, with the draft that was over it. */
async function restoreVersions(req: PayloadRequest, decided: DecidedEntry): Promise<void> {
  const { entry, publishedVersion, latest } = decided
  if (!publishedVersion || !latest) throw formError('changedSince', { status: 409 })
  await req.payload.restoreVersion({
    collection: entry.relationTo,
    id: publishedVersion,
    context: undoingContext(),
    depth: 0,
    req,
  })
  await restoreDraft(req, entry, latest)
}

/** Gives an entry the state back that it had; its texts have not changed. */
async function restoreState(req: PayloadRequest, decided: DecidedEntry): Promise<void> {
  const { entry, published, hasDraft, declinedReason, declinedNote, submittedAt, publishedAt } = decided
  await req.payload.update({
    collection: entry.relationTo,
    id: entry.value,
    data: {
      _status: published && !hasDraft ? 'published' : 'draft',
      declinedReason,
      declinedNote,
      // A vendor whose only product was public for a moment has sold nothing yet.
      ...(entry.relationTo === 'products' && { submittedAt, publishedAt }),
    },
    context: undoingContext(),
    depth: 0,
    draft: hasDraft,
    req,
  })
}

async function undoEntry(req: PayloadRequest, decided: DecidedEntry): Promise<void> {
  const { entry, decision, hasDraft, version, reports } = decided
  const db = await transactionOf(req)
  await db.execute(sql`select from ${sql.identifier(entry.relationTo)} where id = ${entry.value} for update`)
  if ((await latestVersionOf(req, entry)) !== version) throw formError('changedSince', { status: 409 })
  // The draft has replaced what was public: it was published, or stored as the entry that was taken down.
  const isReplaced = hasDraft && (decision === 'publish' || !hasPendingChange(decided))
  if (decision !== 'keep') await (isReplaced ? restoreVersions : restoreState)(req, decided)
  await db.execute(sql`update reports set settled = false where ${idsIn(reports)}`)
}

/**
 * Undoes the decisions that a moderator made in one request, all of them or none.
 * @returns their number
 * @throws {FormError} 409 if it is too late, or if an entry was changed since
 */
export async function undoDecision(originalReq: PayloadRequest, token: string): Promise<number> {
  const { payload, user } = originalReq
  return inTransactionWithRetry(payload, async (req) => {
    req.user = user
    const { entries, records } = await takeUndo<DecisionState>(req, 'decision', token, String(user?.id))
    for (const decided of entries) await undoEntry(req, decided)
    const db = await transactionOf(req)
    await db.execute(sql`delete from decisions where ${idsIn(records)}`)
    return entries.length
  })
}
