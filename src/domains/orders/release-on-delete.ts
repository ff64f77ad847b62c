import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionBeforeDeleteHook } from 'payload'
import { transactionOf } from '@/foundation/payload/transaction'
import { steps } from './states'
import { adjustStock, lockProducts } from './stock'
import { reservedLines } from './transition'

/** Returns the stock that a deleted order reserves: no later step could. */
export const releaseOnDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const db = await transactionOf(req)
  await db.execute(sql`select from orders where id = ${id} for update`)
  const order = await req.payload.findByID({ collection: 'orders', id, depth: 0, disableErrors: true, req })
  if (!order || !steps[order.state].some(({ releasesStock }) => releasesStock)) return
  const lines = reservedLines(order)
  await lockProducts(req, [...new Set(lines.map(({ product }) => product))])
  await adjustStock(req, lines, 'release')
}
