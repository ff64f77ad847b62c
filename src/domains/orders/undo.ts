import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { formError } from '@/foundation/forms/problem'
import { cancelJobs } from '@/foundation/jobs/queued-jobs'
import { inTransactionWithRetry } from '@/foundation/payload/in-transaction'
import { transactionOf } from '@/foundation/payload/transaction'
import type { Order } from '@/payload-types'
import { sidesOf } from './access'
import { isAnswer } from './states'
import { adjustStock, lockProducts } from './stock'
import { reservedLines } from './transition'

/** Reserves the stock again that declining returned. Returns whether there was enough. */
async function reserveAgain(req: PayloadRequest, order: Order): Promise<boolean> {
  const lines = reservedLines(order)
  await lockProducts(req, [...new Set(lines.map(({ product }) => product))])
  return adjustStock(req, lines, 'reserve')
}

/**
 * Takes the vendor's answer to a request back, as long as nobody has been told.
 * @throws {FormError} 404 for other vendors' orders, 409 if it is too late or the stock is sold
 */
export async function undoAnswer(originalReq: PayloadRequest, id: string): Promise<Order> {
  return inTransactionWithRetry(originalReq.payload, async (req) => {
    const db = await transactionOf(req)
    await db.execute(sql`select from orders where id = ${id} for update`)
    const order = await req.payload.findByID({ collection: 'orders', id, depth: 0, disableErrors: true, req })
    const sides = order ? await sidesOf(originalReq, order) : []
    if (!order || !sides.includes('vendor')) throw formError('unknown', { status: 404 })
    const { history, state, undo } = order
    const isInTime = undo?.until && Date.parse(undo.until) > Date.now()
    if (!isInTime || !isAnswer(state) || !(await cancelJobs(req, undo.mails ?? [])))
      throw formError('tooLate', { status: 409 })
    if (state === 'declined' && !(await reserveAgain(req, order)))
      throw formError('soldSince', { status: 409 })
    const data = {
      state: 'requested' as const,
      history: (history ?? []).slice(0, -1),
      undo: { until: null, mails: [] },
    }
    return req.payload.update({ collection: 'orders', id, data, depth: 0, req })
  })
}
