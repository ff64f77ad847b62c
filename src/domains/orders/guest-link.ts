import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Payload } from 'payload'
import { withQuery } from '@/foundation/routing/with-query'
import type { Order } from '@/payload-types'

/** Days for which the link in a guest's mails opens the order. */
export const guestLinkDays = 90

const milliseconds = guestLinkDays * 24 * 60 * 60 * 1000

type GuestOrder = Pick<Order, 'id' | 'number' | 'createdAt' | 'guestSecret'>

/**
 * The key in the link of a guest's order. It is signed with the secret of the site, so that nobody can derive it from the
 * database.
 */
function keyOf({ secret }: Payload, { id, guestSecret }: GuestOrder): Buffer {
  return createHmac('sha256', secret).update(`guest order\n${id}\n${guestSecret}`).digest()
}

/** The path of a guest's order, without language. */
export function guestOrderPath(number: string, key: string): string {
  return withQuery(`/cart/order/${number}`, { key })
}

/** The path of an order in mails to its guest; null for the orders of members. */
export function guestOrderLink(payload: Payload, order: GuestOrder): string | null {
  return order.guestSecret ? guestOrderPath(order.number, keyOf(payload, order).toString('base64url')) : null
}

/** Whether a key opens the order of a guest at a time. */
export function opensOrder(payload: Payload, order: GuestOrder, key: string, at = new Date()): boolean {
  if (!order.guestSecret || at.getTime() > Date.parse(order.createdAt) + milliseconds) return false
  const [sent, expected] = [Buffer.from(key, 'base64url'), keyOf(payload, order)]
  return sent.length === expected.length && timingSafeEqual(sent, expected)
}
