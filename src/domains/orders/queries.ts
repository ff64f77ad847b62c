import { createLocalReq, type TypedUser, type Where } from 'payload'
import type { Offer } from '@/domains/cart/offers'
import { supplierName } from '@/domains/suppliers/name'
import type { Currency } from '@/foundation/money/money'
import { as, type Reader } from '@/foundation/payload/reader'
import type { Order, Vendor } from '@/payload-types'
import type { Contact } from './contact'
import { currentOffers } from './current-offers'
import { opensOrder } from './guest-link'
import { canUndoCancellation, type State, type Status, statusOf } from './states'

type Buyer = Reader & { user: TypedUser }

export interface OrderView {
  id: string
  number: string
  vendor: { name: string; slug: string } | null
  state: State
  status: Status
  /** Whether the buyer has cancelled it and can still take that back. */
  canUndo: boolean
  at: Date
  lines: {
    title: string
    options: string | null
    sku: string | null
    /** The product's page with the variant selected; null if it is no longer sold, and in lists. */
    page: string | null
    each: number
    quantity: number
    total: number
  }[]
  /** In minor units, without delivery. */
  total: number
  /** In minor units; null as long as the vendor has not said it. */
  deliveryCost: number | null
  /** How to pay, in the words of the vendor. */
  paymentNote: string | null
  currency: Currency
  contact: Contact
  note: string | null
  history: { status: Status; at: Date; note: string | null }[]
}

function orderView(
  order: Order,
  vendors: ReadonlyMap<string, Vendor>,
  offers: readonly (Offer | undefined)[] = [],
): OrderView {
  const vendor = vendors.get(order.vendor as string)
  const { phone = null, postalCode = null, region = null, ...contact } = order.contact
  return {
    id: order.id,
    number: order.number,
    vendor: vendor ? { name: supplierName(vendor), slug: vendor.slug } : null,
    state: order.state,
    status: statusOf(order),
    canUndo: canUndoCancellation(order, new Date()),
    at: new Date(order.createdAt),
    lines: (order.lines ?? []).map(({ title, options, sku, unitPrice, quantity }, index) => ({
      title,
      options: options ?? null,
      sku: sku ?? null,
      page: offers[index]?.path ?? null,
      each: unitPrice,
      quantity,
      total: unitPrice * quantity,
    })),
    total: order.total,
    deliveryCost: order.deliveryCost ?? null,
    paymentNote: order.paymentNote ?? null,
    currency: order.currency,
    contact: { ...contact, phone, postalCode, region },
    note: order.note ?? null,
    history: (order.history ?? []).map(({ state, at, note }) => ({
      // Nothing follows after an order is closed.
      status: state === 'closed' ? statusOf(order) : state,
      at: new Date(at),
      note: note ?? null,
    })),
  }
}

/** Orders of the user's own account, although staff may read all orders. */
async function findMyOrders(reader: Buyer, where: Where, { page = 1, limit = 1 }) {
  const { payload, user } = reader
  const result = await payload.find({
    ...as(reader),
    collection: 'orders',
    depth: 0,
    limit,
    page,
    sort: '-createdAt',
    where: { and: [where, { buyer: { equals: user.id } }] },
  })
  return { ...result, vendors: await vendorsOf(reader, result.docs) }
}

/** Read without access control: an order names its vendor even when the vendor is no longer public. */
async function vendorsOf({ payload }: Reader, orders: readonly Order[]): Promise<Map<string, Vendor>> {
  const { docs } = await payload.find({
    collection: 'vendors',
    depth: 0,
    pagination: false,
    where: { id: { in: [...new Set(orders.map(({ vendor }) => vendor as string))] } },
  })
  return new Map(docs.map((vendor) => [vendor.id, vendor]))
}

async function detailedView(reader: Reader, order: Order, vendors: Map<string, Vendor>): Promise<OrderView> {
  const req = await createLocalReq({}, reader.payload)
  return orderView(order, vendors, await currentOffers(req, order, reader.locale))
}

/** A page of the user's orders, newest first. */
export async function listMyOrders(reader: Buyer, page: number) {
  const { docs, vendors, totalDocs, totalPages } = await findMyOrders(reader, {}, { page, limit: 20 })
  return { orders: docs.map((order) => orderView(order, vendors)), total: totalDocs, pages: totalPages }
}

/** The user's order with that number, or null. */
export async function getMyOrder(reader: Buyer, number: string): Promise<OrderView | null> {
  const { docs, vendors } = await findMyOrders(reader, { number: { equals: number } }, {})
  const [order] = docs
  return order ? detailedView(reader, order, vendors) : null
}

/** The order of a guest, who has only the key of the mailed link; null if the key does not open it. */
export async function getGuestOrder(reader: Reader, number: string, key: string): Promise<OrderView | null> {
  const { docs } = await reader.payload.find({
    collection: 'orders',
    depth: 0,
    limit: 1,
    pagination: false,
    where: { number: { equals: number } },
  })
  const [order] = docs
  if (!order || !opensOrder(reader.payload, order, key)) return null
  return detailedView(reader, order, await vendorsOf(reader, docs))
}

/** The contact details of the user's last order, to prefill the form. */
export async function lastContact(reader: Buyer): Promise<Contact | null> {
  const { docs, vendors } = await findMyOrders(reader, {}, {})
  return docs[0] ? orderView(docs[0], vendors).contact : null
}
