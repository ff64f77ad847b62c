import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { refusal } from '@/foundation/forms/problem'
import { inBusyTransaction } from '@/foundation/payload/in-transaction'
import { transactionOf } from '@/foundation/payload/transaction'
import type { Order } from '@/payload-types'
import { sidesOf } from './access'
import { type Side, type State, stepsFor } from './states'
import { adjustStock, holdProducts } from './stock'

interface Move {
  id: string
  to: State
  note: string | null
}

function putAside({ lines }: Order) {
  return (lines ?? []).flatMap(({ product, variantId, ownStock, quantity }) =>
    typeof product === 'string' ? [{ product, variant: (ownStock && variantId) || null, quantity }] : [],
  )
}

/**
 * Takes an order that is held on by a step of one of some sides.
 * @throws {FormError} 409 for a step that there is not, or not any more.
 */
export async function take(
  req: PayloadRequest,
  order: Order,
  { to, note, sides }: Omit<Move, 'id'> & { sides: readonly Side[] },
): Promise<Order> {
  const step = stepsFor(order.state, sides).find((one) => one.to === to)
  if (!step) throw refusal('moved', { status: 409 })
  if (step.freesStock) {
    const lines = putAside(order)
    await holdProducts(req, [...new Set(lines.map(({ product }) => product))])
    await adjustStock(req, lines, 'back')
  }
  const entry = { state: to, at: new Date().toISOString(), note }
  return req.payload.update({
    collection: 'orders',
    id: order.id,
    data: { state: to, history: [...(order.history ?? []), entry] },
    depth: 0,
    req,
  })
}

/**
 * Takes an order where it may be taken from where it stands, for whoever asks. Being there already is no error: a
 * button was pressed twice.
 * @throws {FormError} 404 for an order of others, 409 for a step that there is not, or not any more.
 */
export async function move(
  asking: PayloadRequest,
  { id, to, note }: Move,
): Promise<{ order: Order; moved: boolean }> {
  return inBusyTransaction(asking.payload, async (req) => {
    const db = await transactionOf(req)
    await db.execute(sql`select from orders where id = ${id} for update`)
    const order = await req.payload.findByID({ collection: 'orders', id, depth: 0, disableErrors: true, req })
    const sides = order ? await sidesOf(asking, order) : []
    if (!order || sides.length === 0) throw refusal('unknown', { status: 404 })
    if (order.state === to) return { order, moved: false }
    return { order: await take(req, order, { to, note, sides }), moved: true }
  })
}
