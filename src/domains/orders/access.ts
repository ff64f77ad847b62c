import type { Access, PayloadRequest, Where } from 'payload'
import { myVendors } from '@/domains/suppliers/access'
import { inPanel, isStaff } from '@/foundation/payload/access'
import type { Side } from './states'

/** Told to whoever asked for it, to whoever isVendor it, and to staff. The panel is the vendor's side. */
export const myOrders: Access = async ({ req }) => {
  if (!req.user) return false
  if (isStaff(req.user)) return true
  const ofMyVendors: Where = { vendor: { in: await myVendors(req) } }
  return inPanel(req) ? ofMyVendors : { or: [{ buyer: { equals: req.user.id } }, ofMyVendors] }
}

interface Parties {
  buyer?: unknown
  vendor: unknown
}

const idOf = (value: unknown) =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value

/** Which side of an order somebody stands on. Staff help either. */
export async function sidesOf(req: PayloadRequest, { buyer, vendor }: Parties): Promise<Side[]> {
  if (!req.user) return []
  if (isStaff(req.user)) return ['buyer', 'vendor']
  const isVendor = (await myVendors(req)).includes(String(idOf(vendor)))
  const isBuyer = idOf(buyer) === req.user.id
  return [...(isBuyer ? (['buyer'] as const) : []), ...(isVendor ? (['vendor'] as const) : [])]
}
