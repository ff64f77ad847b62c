import type { PayloadRequest, Where } from 'payload'
import { answerDays, canUndo, isAnswer, type State, states } from '@/domains/orders/states'
import { ownedVendors } from '@/domains/suppliers/access'
import { deliveryTerms } from '@/domains/suppliers/delivery-terms'
import type { Currency } from '@/foundation/money/money'
import { isVendor } from '@/foundation/payload/access'
import { databaseOf } from '@/foundation/payload/transaction'
import { undoMilliseconds } from '@/foundation/undo/undo-time'
import type { Order, Vendor } from '@/payload-types'

/** A request that waits for the vendor's answer, or whose answer can still be taken back. */
export interface OrderToAnswer {
  id: string
  number: string
  state: State
  history: { at: string }[]
  name: string
  place: { city: string; state: string | null; country: string }
  /** "Lion's mane kit × 1" for each line. */
  lines: { title: string; options: string | null; quantity: number }[]
  total: number
  currency: Currency
  requestedAt: Date
  /** When the request is closed without an answer. */
  closesAt: Date
}

/** Orders and drafts that the dashboard names. */
const maxNamed = 6

const day = 24 * 60 * 60 * 1000

function orderToAnswer(order: Order): OrderToAnswer {
  const { id, number, state, history, contact, lines, total, currency, createdAt } = order
  const requestedAt = new Date(createdAt)
  return {
    id,
    number,
    state,
    history: (history ?? []).map(({ at }) => ({ at })),
    name: contact.name,
    place: { city: contact.city, state: contact.region ?? null, country: contact.country },
    lines: (lines ?? []).map(({ title, options, quantity }) => ({
      title,
      options: options ?? null,
      quantity,
    })),
    total,
    currency,
    requestedAt,
    closesAt: new Date(requestedAt.getTime() + answerDays * day),
  }
}

/**
 * Requests without an answer that the user may answer, those that wait longest first, and before them those whose answer
 * can still be taken back.
 */
export async function ordersToAnswer(
  req: PayloadRequest,
): Promise<{ orders: OrderToAnswer[]; total: number }> {
  const now = new Date()
  const undoable = new Date(now.getTime() - undoMilliseconds).toISOString()
  const find = (where: Where) =>
    req.payload.find({
      collection: 'orders',
      depth: 0,
      limit: maxNamed,
      overrideAccess: false,
      req,
      sort: 'createdAt',
      where,
    })
  const [waiting, answered] = await Promise.all([
    find({ state: { equals: 'requested' } }),
    find({ and: [{ state: { in: states.filter(isAnswer) } }, { updatedAt: { greater_than: undoable } }] }),
  ])
  const orders = [...answered.docs.filter((order) => canUndo(order, now)), ...waiting.docs]
  return { orders: orders.map(orderToAnswer), total: waiting.totalDocs }
}

/** A product that is not public. */
export interface DraftProduct {
  id: string
  title: string | null
  submitted: boolean
  updatedAt: Date
}

/** Unpublished products that the user may edit, the last changed first. */
export async function draftProducts(req: PayloadRequest): Promise<{ drafts: DraftProduct[]; total: number }> {
  const { docs, totalDocs } = await req.payload.find({
    collection: 'products',
    depth: 0,
    draft: true,
    limit: maxNamed,
    overrideAccess: false,
    req,
    select: { title: true, submittedAt: true, updatedAt: true },
    sort: '-updatedAt',
    where: { _status: { equals: 'draft' } },
  })
  const drafts = docs.map(({ id, title, submittedAt, updatedAt }) => ({
    id,
    title: title ?? null,
    submitted: Boolean(submittedAt),
    updatedAt: new Date(updatedAt),
  }))
  return { drafts, total: totalDocs }
}

/** What a shop needs before its first product is public, and whether it is done. */
export interface OpeningStep {
  step: 'approved' | 'profile' | 'delivery' | 'published' | 'product' | 'read'
  done: boolean
  /** Where the step is taken; null if staff take it. */
  href: string | null
}

/** A shop of the user. */
export interface MyShop {
  id: string
  name: string
  /** Its page; null if it is not public. */
  slug: string | null
  /** Whether the user runs it: staff have accepted the application. */
  runs: boolean
  /** The steps until the first publication; null once a product is public. */
  opening: OpeningStep[] | null
}

/** Whether a shop says where it delivers, what that costs and what can be returned. */
function statesDelivery(vendor: Vendor): boolean {
  const terms = deliveryTerms(vendor)
  return terms !== null && terms.cost !== null && terms.returnDays !== null
}

/** The steps of a new shop. */
function openingSteps(vendor: Vendor, submitted: number): OpeningStep[] {
  const page = `/admin/collections/vendors/${vendor.id}`
  return [
    { step: 'approved', done: vendor.status === 'active', href: null },
    {
      step: 'profile',
      done: Boolean(vendor.description && vendor.address?.street && vendor.address.city),
      href: page,
    },
    { step: 'delivery', done: statesDelivery(vendor), href: page },
    { step: 'published', done: vendor._status === 'published', href: page },
    { step: 'product', done: submitted > 0, href: '/admin/collections/products/create' },
    { step: 'read', done: false, href: null },
  ]
}

/** The user's first shop with what is missing until it sells; null for users without one. */
export async function myShopState(req: PayloadRequest): Promise<MyShop | null> {
  const { payload, user } = req
  if (!user) return null
  const read = { depth: 0, overrideAccess: false, req } as const
  const { docs } = await payload.find({
    ...read,
    collection: 'vendors',
    draft: true,
    limit: 1,
    sort: 'createdAt',
    where: { id: { in: await ownedVendors(databaseOf(payload), user.id) } },
  })
  const [vendor] = docs
  if (!vendor) return null
  const ofVendor = { vendor: { equals: vendor.id } }
  const [submitted, published] = await Promise.all(
    ['submittedAt', 'publishedAt'].map((date) =>
      payload.count({
        ...read,
        collection: 'products',
        where: { and: [ofVendor, { [date]: { exists: true } }] },
      }),
    ),
  )
  return {
    id: vendor.id,
    name: vendor.displayName || vendor.businessName,
    slug: vendor._status === 'published' && vendor.status === 'active' ? vendor.slug : null,
    runs: isVendor(user),
    opening: published?.totalDocs ? null : openingSteps(vendor, submitted?.totalDocs ?? 0),
  }
}
