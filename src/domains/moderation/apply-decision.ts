import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import type { DeclineReason } from '@/domains/contributions/server/fields'
import { type SubjectRef, subjectKey } from '@/domains/contributions/server/subjects'
import { inTransaction } from '@/foundation/payload/in-transaction'
import { databaseOf } from '@/foundation/payload/transaction'
import type { Version } from './decision'
import type { Moderated } from './moderated-collections'
import { record } from './record'
import { settleReports } from './reports'

export interface Order {
  verdict: 'publish' | 'keep' | 'decline'
  entries: SubjectRef<Moderated>[]
  reason?: DeclineReason
  note?: string
}

export interface Outcome {
  decided: string[]
  failed: string[]
}

/** Whether a draft waits over what is published; then only the draft is turned down. */
async function hasDraftOverPublished(
  req: PayloadRequest,
  { relationTo, value }: SubjectRef,
): Promise<boolean> {
  const { rows } = await databaseOf(req.payload).execute(sql`
    select from ${sql.identifier(relationTo)} as entry join ${sql.identifier(`_${relationTo}_v`)} as version
      on version.parent_id = entry.id and latest
    where entry.id = ${value} and entry._status = 'published' and version__status = 'draft'`)
  return rows.length > 0
}

async function keep(req: PayloadRequest, { relationTo, value }: SubjectRef<Moderated>): Promise<void> {
  const entry = { collection: relationTo, id: value, depth: 0, req }
  const doc = (await req.payload.findByID(entry)) as unknown as Version
  await settleReports(req, subjectKey({ relationTo, value }))
  await record(req, { relationTo, doc, verdict: 'kept' })
}

async function rule(req: PayloadRequest, { verdict, reason, note }: Order, entry: SubjectRef<Moderated>) {
  const draft = verdict === 'decline' && (await hasDraftOverPublished(req, entry))
  const data =
    verdict === 'publish'
      ? { _status: 'published', declinedReason: null, declinedNote: null }
      : { _status: 'draft', declinedReason: reason, declinedNote: note || null }
  await req.payload.update({
    collection: entry.relationTo,
    id: entry.value,
    data: data as never,
    depth: 0,
    draft,
    req,
  })
}

/** Each stands or falls alone; access has been asked for at the door, and the reason is the site's own to write. */
async function carryOut(req: PayloadRequest, order: Order, entry: SubjectRef<Moderated>): Promise<void> {
  await inTransaction(req.payload, async (own) => {
    own.user = req.user
    await (order.verdict === 'keep' ? keep(own, entry) : rule(own, order, entry))
  })
}

/** Publishes or turns down entries, one after the other; what cannot be decided does not keep the others from it. */
export async function decide(req: PayloadRequest, order: Order): Promise<Outcome> {
  const outcome: Outcome = { decided: [], failed: [] }
  for (const entry of order.entries) {
    try {
      await carryOut(req, order, entry)
      outcome.decided.push(subjectKey(entry))
    } catch (error) {
      req.payload.logger.warn({ err: error, msg: `No decision about ${subjectKey(entry)}.` })
      outcome.failed.push(subjectKey(entry))
    }
  }
  return outcome
}
