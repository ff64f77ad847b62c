import { randomBytes } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import type { CartOwner } from '@/domains/cart/cart-owner'
import { lineKey, type StoredLine } from '@/domains/cart/line'
import { loadOffers, type Offer } from '@/domains/cart/offers'
import { loadLines, lockCart, saveLines } from '@/domains/cart/stored-cart'
import { buildCartView, type CartGroupView, type CartLineView, orderableLines } from '@/domains/cart/view'
import { isOwnShop } from '@/domains/contributions/server/own-shop'
import { deliveryStatus, refusedPart } from '@/domains/suppliers/delivery-area'
import { FormError, type Problem } from '@/foundation/forms/problem'
import type { Locale } from '@/foundation/i18n/locales'
import type { Currency } from '@/foundation/money/money'
import { inTransactionWithRetry } from '@/foundation/payload/in-transaction'
import type { Order } from '@/payload-types'
import type { Contact } from './contact'
import { notifyBothParties } from './mails'
import { orderNumber } from './number'
import { adjustStock, lockProducts } from './stock'

export interface OrderRequest {
  /** Whose cart is ordered: a member's or a guest's. */
  owner: CartOwner
  /** Idempotency key: submitting the same form twice creates one order. */
  key: string
  vendor: string
  currency: Currency
  /** Fingerprint of the cart group that the form showed. */
  seen: string
  contact: Contact
  note: string | null
  locale: Locale
}

function throwIfAny(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new FormError(problems, 409)
}

/** Names what cannot be delivered to the address, or asks for a region that would decide. */
function deliveryProblems(group: Pick<CartGroupView, 'lines'>, contact: Contact): Problem[] {
  const lines = orderableLines(group)
  const parts = lines.map(({ delivery }) => refusedPart(contact, delivery))
  const refused = lines.filter((_, index) => parts[index]).map(({ title }) => title)
  if (refused.length > 0) {
    const field = parts.includes('country') ? 'country' : 'region'
    return [{ field, code: 'notDelivered', values: { items: refused.join(', ') } }]
  }
  const isUnknown = lines.some(({ delivery }) => deliveryStatus(contact, delivery) === 'unknown')
  return isUnknown ? [{ field: 'region', code: 'regionLetters' }] : []
}

async function findByKey(req: PayloadRequest, key: string): Promise<Order | undefined> {
  const { docs } = await req.payload.find({
    collection: 'orders',
    where: { key: { equals: key } },
    depth: 0,
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0]
}

const changed = () => new FormError([{ code: 'changed' }], 409)

/** A line of an order, with what its stock and its record need besides. */
type OrderedLine = CartLineView & Pick<Offer, 'hasOwnStock' | 'sku'>

/** The part of a cart that is ordered. */
interface OrderedPart {
  group: CartGroupView
  lines: OrderedLine[]
  /** What stays in the cart. */
  remaining: StoredLine[]
}

/**
 * Reads what is ordered, with the prices and stock of now.
 * @throws {FormError} 409 if it differs from what the form showed, or cannot be delivered
 */
async function findOrderedPart(req: PayloadRequest, input: OrderRequest): Promise<OrderedPart> {
  const { owner, vendor, currency, contact, locale } = input
  const cart = await loadLines(req, owner)
  await lockProducts(req, [...new Set(cart.map(({ product }) => product))])
  const offers = await loadOffers(req, { lines: cart, locale, at: new Date() })
  const group = buildCartView(cart, offers).groups.find(
    (candidate) => candidate.vendor.id === vendor && candidate.currency === currency,
  )
  const lines = group ? orderableLines(group) : []
  if (!group?.vendor.takesOrders || lines.length === 0 || group.seen !== input.seen) throw changed()
  throwIfAny(deliveryProblems(group, contact))
  const ordered = lines.map((line) => {
    const { hasOwnStock = false, sku = null } = offers.get(line.key) ?? {}
    return { ...line, hasOwnStock, sku }
  })
  const keys = new Set(lines.map(({ key }) => key))
  return { group, lines: ordered, remaining: cart.filter((line) => !keys.has(lineKey(line))) }
}

/** Lines as an order records them: what they were when they were ordered. */
const recordOf = ({ product, variant, hasOwnStock, title, options, sku, each, quantity }: OrderedLine) => ({
  product,
  variantId: variant,
  ownStock: hasOwnStock,
  title,
  options,
  sku,
  unitPrice: each,
  quantity,
})

/**
 * Requests the items of a cart from a vendor. One transaction checks prices and stock, reserves
 * the stock, writes the order, empties that part of the cart and queues the mails.
 * @throws {FormError} 403 if the buyer runs the shop; 409 if the order differs from what the form showed, or cannot be delivered there
 */
export async function placeOrder(
  payload: Payload,
  input: OrderRequest,
): Promise<{ order: Order; isNew: boolean }> {
  const { owner, vendor, currency, contact, note, locale } = input
  const buyer = 'user' in owner ? owner.user : null
  const key = `${'user' in owner ? owner.user : owner.guest}:${input.key}`
  return inTransactionWithRetry(payload, async (req) => {
    await lockCart(req, owner)
    const existing = await findByKey(req, key)
    if (existing) return { order: existing, isNew: false }
    if (buyer && (await isOwnShop(req, buyer, { relationTo: 'vendors', value: vendor })))
      throw new FormError([{ code: 'ownShop' }], 403)
    const { group, lines, remaining } = await findOrderedPart(req, input)
    const stockLines = lines.map((line) => ({ ...line, variant: line.hasOwnStock ? line.variant : null }))
    if (!(await adjustStock(req, stockLines, 'reserve'))) throw changed()
    const order = await req.payload.create({
      collection: 'orders',
      data: {
        number: orderNumber(),
        vendor,
        buyer,
        guestSecret: buyer ? null : randomBytes(16).toString('base64url'),
        state: 'requested',
        lines: lines.map(recordOf),
        total: group.subtotal,
        currency,
        contact,
        note,
        history: [{ state: 'requested', at: new Date().toISOString() }],
        locale,
        key,
      },
      depth: 0,
      req,
    })
    await saveLines(req, owner, remaining)
    await notifyBothParties(req, order)
    return { order, isNew: true }
  })
}
