import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { inTransactionWithRetry } from '@/foundation/payload/in-transaction'
import { transactionOf } from '@/foundation/payload/transaction'
import type { Order } from '@/payload-types'
import { notifyBothParties } from './mails'
import { answerDays } from './states'
import { applyStep } from './transition'

const day = 24 * 60 * 60 * 1000

/**
 * Closes the oldest overdue request, or returns null. `skip locked` passes over orders that another process handles.
 */
function closeOldest(payload: Payload, now: Date): Promise<Order | null> {
  const latest = new Date(now.getTime() - answerDays * day).toISOString()
  return inTransactionWithRetry(payload, async (req) => {
    const db = await transactionOf(req)
    const { rows } = await db.execute(sql`
      select id from orders where state = 'requested' and created_at <= ${latest}
      order by created_at limit 1 for update skip locked`)
    const [row] = rows
    if (!row) return null
    const order = await req.payload.findByID({ collection: 'orders', id: String(row.id), depth: 0, req })
    return applyStep(req, order, { to: 'closed', note: null, sides: ['system'] })
  })
}

/** Closes requests that no vendor answered in time, returns their stock and notifies both parties. */
export async function closeUnanswered(payload: Payload, now: Date): Promise<void> {
  for (let order = await closeOldest(payload, now); order; order = await closeOldest(payload, now))
    await notifyBothParties(payload, order, 'unanswered')
}
