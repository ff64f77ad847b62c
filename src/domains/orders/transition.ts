import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { formError } from '@/foundation/forms/problem'
import { hastenJobs } from '@/foundation/jobs/queued-jobs'
import { inTransactionWithRetry } from '@/foundation/payload/in-transaction'
import { transactionOf } from '@/foundation/payload/transaction'
import { undoMilliseconds } from '@/foundation/undo/undo-time'
import type { Order } from '@/payload-types'
import { actorOf, sidesOf } from './access'
import { type ConfirmationForm, confirmationIn } from './confirmation'
import { notifyParties } from './mails'
import { type Actor, isAnswer, type Side, type State, statusOf, stepsFor } from './states'
import { adjustStock, lockProducts } from './stock'

interface Transition {
  id: string
  to: State
  /** The state that the form showed. */
  was?: State
  note: string | null
  /** What the vendor says of delivery and payment; only confirming an order stores it. */
  confirmation?: ConfirmationForm
  /** From the link of a guest, who then acts as the buyer. */
  guestKey?: string
}

/** The stock that an order reserves. */
export function reservedLines({ lines }: Order) {
  return (lines ?? []).flatMap(({ product, variantId, ownStock, quantity }) =>
    typeof product === 'string' ? [{ product, variant: (ownStock && variantId) || null, quantity }] : [],
  )
}

/**
 * Applies a step to a locked order on behalf of some sides.
 * @throws {FormError} 409 if the step is not, or no longer, possible
 */
export async function applyStep(
  req: PayloadRequest,
  order: Order,
  {
    to,
    note,
    confirmation = {},
    sides,
    by,
  }: Pick<Transition, 'to' | 'note' | 'confirmation'> & { sides: readonly Side[]; by: Actor },
): Promise<Order> {
  const step = stepsFor(order.state, sides).find((candidate) => candidate.to === to)
  if (!step) throw formError('moved', { status: 409 })
  if (step.releasesStock) {
    const lines = reservedLines(order)
    await lockProducts(req, [...new Set(lines.map(({ product }) => product))])
    await adjustStock(req, lines, 'release')
  }
  const entry = { state: to, at: new Date().toISOString(), note, by }
  return req.payload.update({
    collection: 'orders',
    id: order.id,
    data: {
      state: to,
      history: [...(order.history ?? []), entry],
      ...(to === 'confirmed' && confirmationIn(order.currency, confirmation)),
    },
    depth: 0,
    req,
  })
}

/**
 * Moves an order to a state for the user of the request and notifies the parties; of an answer and of a buyer's
 * cancellation after a minute. Does nothing if the order is already there: the button was pressed twice.
 * @throws {FormError} 404 for other users' orders, 409 if the step is not, or no longer, possible
 */
export async function transition(
  originalReq: PayloadRequest,
  { id, to, was, note, confirmation, guestKey }: Transition,
): Promise<Order> {
  return inTransactionWithRetry(originalReq.payload, async (req) => {
    const db = await transactionOf(req)
    await db.execute(sql`select from orders where id = ${id} for update`)
    const order = await req.payload.findByID({ collection: 'orders', id, depth: 0, disableErrors: true, req })
    const sides = order ? await sidesOf(originalReq, order, guestKey) : []
    if (!order || sides.length === 0) throw formError('unknown', { status: 404 })
    if (order.state === to) return order
    // The same step means something else from another state: closing cancels before shipping and completes afterwards.
    if (was && was !== order.state) throw formError('moved', { status: 409 })
    await hastenJobs(req, order.undo?.mails ?? [])
    const by = await actorOf(originalReq, order, guestKey)
    const moved = await applyStep(req, order, { to, note, confirmation, sides, by })
    const canBeUndone = isAnswer(to) || statusOf(moved) === 'cancelledByBuyer'
    const until = canBeUndone ? new Date(Date.now() + undoMilliseconds) : undefined
    const mails = await notifyParties(req, moved, by, until)
    const undo = until ? { until: until.toISOString(), mails } : { until: null, mails: [] }
    return req.payload.update({ collection: 'orders', id, data: { undo }, depth: 0, req })
  })
}
