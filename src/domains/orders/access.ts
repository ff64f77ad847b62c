import type { Access, PayloadRequest, Where } from 'payload'
import { myVendors } from '@/domains/suppliers/access'
import { inPanel, isStaff } from '@/foundation/payload/access'
import type { Order } from '@/payload-types'
import { opensOrder } from './guest-link'
import type { Actor, Side } from './states'

/** Buyers, the vendor and staff may read an order. The admin panel shows vendors only what they sell. */
export const myOrders: Access = async ({ req }) => {
  if (!req.user) return false
  if (isStaff(req.user)) return true
  const ofMyVendors: Where = { vendor: { in: await myVendors(req) } }
  return inPanel(req) ? ofMyVendors : { or: [{ buyer: { equals: req.user.id } }, ofMyVendors] }
}

const idOf = (value: unknown) =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value

/** The sides of an order that the user or a guest's key may act for; staff may act for both. */
export async function sidesOf(req: PayloadRequest, order: Order, guestKey?: string): Promise<Side[]> {
  if (guestKey) return opensOrder(req.payload, order, guestKey) ? ['buyer'] : []
  if (!req.user) return []
  const { buyer, vendor } = order
  if (isStaff(req.user)) return ['buyer', 'vendor']
  const isVendor = (await myVendors(req)).includes(String(idOf(vendor)))
  const isBuyer = idOf(buyer) === req.user.id
  return [...(isBuyer ? (['buyer'] as const) : []), ...(isVendor ? (['vendor'] as const) : [])]
}

/** Who acts on an order: the buyer, also by a guest's key, the vendor, or staff for one of them. */
export async function actorOf(req: PayloadRequest, order: Order, guestKey?: string): Promise<Actor> {
  if (guestKey || idOf(order.buyer) === req.user?.id) return 'buyer'
  return (await myVendors(req)).includes(String(idOf(order.vendor))) ? 'vendor' : 'staff'
}
