import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { formError } from '@/foundation/forms/problem'
import { cancelJobs } from '@/foundation/jobs/queued-jobs'
import { inTransactionWithRetry } from '@/foundation/payload/in-transaction'
import { transactionOf } from '@/foundation/payload/transaction'
import type { Order } from '@/payload-types'
import { sidesOf } from './access'
import { noConfirmation } from './confirmation'
import { statusOf } from './states'
import { adjustStock, lockProducts } from './stock'
import { reservedLines } from './transition'

/** Reserves the stock again that declining or cancelling returned. Returns whether there was enough. */
async function reserveAgain(req: PayloadRequest, order: Order): Promise<boolean> {
  const lines = reservedLines(order)
  await lockProducts(req, [...new Set(lines.map(({ product }) => product))])
  return adjustStock(req, lines, 'reserve')
}

/**
 * Takes the vendor's answer to a request or the buyer's cancellation back, as long as nobody has been told.
 * @throws {FormError} 404 for other users' orders, 409 if it is too late or the stock is sold
 */
export async function undoStep(
  originalReq: PayloadRequest,
  { id, guestKey }: { id: string; guestKey?: string },
): Promise<Order> {
  return inTransactionWithRetry(originalReq.payload, async (req) => {
    const db = await transactionOf(req)
    await db.execute(sql`select from orders where id = ${id} for update`)
    const order = await req.payload.findByID({ collection: 'orders', id, depth: 0, disableErrors: true, req })
    const sides = order ? await sidesOf(originalReq, order, guestKey) : []
    const side = order && statusOf(order) === 'cancelledByBuyer' ? 'buyer' : 'vendor'
    if (!order || !sides.includes(side)) throw formError('unknown', { status: 404 })
    const { state, undo } = order
    const history = (order.history ?? []).slice(0, -1)
    const isInTime = undo?.until && Date.parse(undo.until) > Date.now()
    if (!isInTime || !(await cancelJobs(req, undo.mails ?? []))) throw formError('tooLate', { status: 409 })
    if (state !== 'confirmed' && !(await reserveAgain(req, order)))
      throw formError('soldSince', { status: 409 })
    const data = {
      state: history.at(-1)?.state ?? ('requested' as const),
      history,
      undo: { until: null, mails: [] },
      // A cancelled order stays confirmed as it was.
      ...(side === 'vendor' && noConfirmation),
    }
    return req.payload.update({ collection: 'orders', id, data, depth: 0, req })
  })
}
