import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { inBusyTransaction } from '@/foundation/payload/in-transaction'
import { transactionOf } from '@/foundation/payload/transaction'
import type { Order } from '@/payload-types'
import { tellBoth } from './mails'
import { answerWithin } from './states'
import { take } from './transition'

const day = 24 * 60 * 60 * 1000

/** What another instance is closing, or somebody answers, is left to them. */
function closeOne(payload: Payload, now: Date): Promise<Order | null> {
  const last = new Date(now.getTime() - answerWithin * day).toISOString()
  return inBusyTransaction(payload, async (req) => {
    const db = await transactionOf(req)
    const { rows } = await db.execute(sql`
      select id from orders where state = 'requested' and created_at <= ${last}
      order by created_at limit 1 for update skip locked`)
    const [found] = rows
    if (!found) return null
    const order = await req.payload.findByID({ collection: 'orders', id: String(found.id), depth: 0, req })
    return take(req, order, { to: 'closed', note: null, sides: ['clock'] })
  })
}

/** Closes what no vendor has answered in time: what was put aside for it is for sale again, and both sides are told. */
export async function closeUnanswered(payload: Payload, now: Date): Promise<void> {
  for (let order = await closeOne(payload, now); order; order = await closeOne(payload, now))
    await tellBoth(payload, order, 'unanswered')
}
