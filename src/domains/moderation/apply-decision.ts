import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import type { DeclineReason } from '@/domains/contributions/server/fields'
import { type SubjectRef, subjectKey } from '@/domains/contributions/server/subjects'
import { inTransaction } from '@/foundation/payload/in-transaction'
import { queryRows } from '@/foundation/payload/query-rows'
import { transactionOf } from '@/foundation/payload/transaction'
import { saveUndo } from '@/foundation/undo/undo-log'
import { undoableContext } from '@/foundation/undo/undoable'
import {
  type DecidedEntry,
  type DecisionState,
  type EntryState,
  hasPendingChange,
  isPending,
  stateAfter,
  stateBefore,
  versionToRead,
} from './decision-state'
import type { ModeratedCollection } from './moderated-collections'
import { recordDecision } from './record-decision'
import { settleReports } from './settle-reports'
import { type UndoableDecision, undoableDecision } from './undoable-decision'

interface ReadEntry extends SubjectRef<ModeratedCollection> {
  /** When the version was saved that the moderator has read, in ISO 8601. */
  readVersion?: string
}

/** A moderator's decision about some entries; `keep` leaves reported entries as they are. */
export interface DecisionOrder {
  decision: 'publish' | 'keep' | 'decline'
  entries: ReadEntry[]
  reason?: DeclineReason
  note?: string
}

export interface Outcome {
  /** Keys of the entries, `reviews:{id}`. */
  decided: string[]
  failed: string[]
  /** Entries that were changed after the moderator had read them; nothing was decided about them. */
  changed: string[]
  /** The token that undoes the decisions; null if there are none. */
  undo: string | null
}

/** The version to decide about is not the one that the moderator has read. */
class ChangedSinceRead extends Error {}

/** Locks the latest version of a locked entry, because autosaves change it without the entry. */
async function refuseUnread(
  req: PayloadRequest,
  before: EntryState,
  readVersion: string | undefined,
): Promise<void> {
  if (readVersion === undefined) return
  const { entry, latest } = before
  const versions = sql.identifier(`_${entry.relationTo}_v`)
  const [version] = await queryRows<{ isRead: boolean }>(
    await transactionOf(req),
    sql`select newest.id = ${latest} and read.updated_at = ${readVersion}::timestamptz as "isRead"
      from ${versions} as newest join ${versions} as read on read.id = ${versionToRead(before)}
      where newest.parent_id = ${entry.value} and newest.latest for update`,
  )
  // There is none if another one was saved while this waited for the lock.
  if (!version?.isRead) throw new ChangedSinceRead()
}

async function keep(req: PayloadRequest, entry: SubjectRef<ModeratedCollection>): Promise<string> {
  const { relationTo, value } = entry
  const doc = await req.payload.findByID({ collection: relationTo, id: value, depth: 0, req })
  await settleReports(req, subjectKey(entry))
  return recordDecision(req, { relationTo, doc: { ...doc }, decision: 'kept' })
}

async function publishOrDecline(
  req: PayloadRequest,
  { decision, reason, note }: DecisionOrder,
  before: EntryState,
  change: UndoableDecision,
) {
  const { entry } = before
  // Declining a change leaves the published version as it is.
  const draft = decision === 'decline' && hasPendingChange(before)
  const isProduct = entry.relationTo === 'products'
  await req.payload.update({
    collection: entry.relationTo,
    id: entry.value,
    data:
      decision === 'publish'
        ? { _status: 'published', declinedReason: null, declinedNote: null }
        : {
            _status: 'draft',
            declinedReason: reason,
            declinedNote: note || null,
            ...(isProduct && { submittedAt: null }),
          },
    context: undoableContext(change),
    depth: 0,
    draft,
    req,
  })
}

/**
 * The endpoint has checked access; members may not write the decline fields, so this runs without access checks.
 * @returns what undoes the decision
 */
async function applyToEntry(
  req: PayloadRequest,
  order: DecisionOrder,
  { readVersion, ...entry }: ReadEntry,
  change: UndoableDecision,
): Promise<DecidedEntry> {
  return inTransaction(req.payload, async (transactionReq) => {
    transactionReq.user = req.user
    const before = await stateBefore(transactionReq, entry)
    await refuseUnread(transactionReq, before, readVersion)
    change.wasPublished = before.published
    // Publishing would make a draft public that nobody has submitted, or that was declined.
    if (order.decision === 'publish' && !isPending(before)) throw new Error('Nothing of it is pending.')
    if (order.decision === 'keep') change.records.push(await keep(transactionReq, entry))
    else await publishOrDecline(transactionReq, order, before, change)
    return stateAfter(transactionReq, before, order.decision)
  })
}

/** Applies a decision to each entry in a transaction of its own, so that one failure does not affect the others. */
export async function applyDecision(req: PayloadRequest, order: DecisionOrder): Promise<Outcome> {
  const outcome: Outcome = { decided: [], failed: [], changed: [], undo: null }
  const change = undoableDecision()
  const { until } = change
  const decided: DecidedEntry[] = []
  for (const entry of order.entries) {
    const key = subjectKey(entry)
    const done: UndoableDecision = { until, mails: [], records: [] }
    try {
      decided.push(await applyToEntry(req, order, entry, done))
      change.mails.push(...done.mails)
      change.records.push(...done.records)
      outcome.decided.push(key)
    } catch (error) {
      if (error instanceof ChangedSinceRead) {
        outcome.changed.push(key)
        continue
      }
      req.payload.logger.warn({ err: error, msg: `The decision about ${key} failed.` })
      outcome.failed.push(key)
    }
  }
  if (decided.length > 0 && req.user) {
    const state: DecisionState = { entries: decided, records: change.records }
    outcome.undo = await saveUndo(req, 'decision', { user: req.user.id, until, mails: change.mails, state })
  }
  return outcome
}
