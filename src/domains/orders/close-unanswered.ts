import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload, TaskConfig } from 'payload'
import { inTransactionWithRetry } from '@/foundation/payload/in-transaction'
import { transactionOf } from '@/foundation/payload/transaction'
import { notifyBothParties } from './mails'
import { answerDays } from './states'
import { applyStep } from './transition'

const day = 24 * 60 * 60 * 1000

/**
 * Closes the oldest overdue request; false if there is none. `skip locked` passes over orders that another process handles.
 */
function closeOldest(payload: Payload, now: Date): Promise<boolean> {
  const latest = new Date(now.getTime() - answerDays * day).toISOString()
  return inTransactionWithRetry(payload, async (req) => {
    const db = await transactionOf(req)
    const { rows } = await db.execute(sql`
      select id from orders where state = 'requested' and created_at <= ${latest}
      order by created_at limit 1 for update skip locked`)
    const [row] = rows
    if (!row) return false
    const order = await req.payload.findByID({ collection: 'orders', id: String(row.id), depth: 0, req })
    const closed = await applyStep(req, order, {
      to: 'closed',
      note: null,
      sides: ['system'],
      by: 'system',
    })
    await notifyBothParties(req, closed)
    return true
  })
}

/** Closes requests that no vendor answered in time, returns their stock and notifies both parties. */
export async function closeUnanswered(payload: Payload, now: Date): Promise<void> {
  while (await closeOldest(payload, now));
}

/** Closes unanswered requests every ten minutes. */
export const closeUnansweredTask: TaskConfig<'closeUnansweredOrders'> = {
  slug: 'closeUnansweredOrders',
  schedule: [{ cron: '*/10 * * * *', queue: 'default' }],
  handler: async ({ req }) => {
    await closeUnanswered(req.payload, new Date())
    return { output: {} }
  },
}
