import { randomBytes } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import type { CartOwner } from '@/domains/cart/cart-owner'
import { lineKey } from '@/domains/cart/line'
import { loadOffers } from '@/domains/cart/offers'
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
    const cart = await loadLines(req, owner)
    await lockProducts(req, [...new Set(cart.map(({ product }) => product))])
    const offers = await loadOffers(req, { lines: cart, locale, at: new Date() })
    const { groups } = buildCartView(cart, offers)
    const group = groups.find(
      (candidate) => candidate.vendor.id === vendor && candidate.currency === currency,
    )
    const lines = group ? orderableLines(group) : []
    if (!group?.vendor.takesOrders || lines.length === 0 || group.seen !== input.seen)
      throw new FormError([{ code: 'changed' }], 409)
    throwIfAny(deliveryProblems(group, contact))
    const ownStock = ({ key }: CartLineView) => offers.get(key)?.hasOwnStock ?? false
    const stockLines = lines.map((line) => ({ ...line, variant: ownStock(line) ? line.variant : null }))
    if (!(await adjustStock(req, stockLines, 'reserve'))) throw new FormError([{ code: 'changed' }], 409)
    const order = await req.payload.create({
      collection: 'orders',
      data: {
        number: orderNumber(),
        vendor,
        buyer,
        guestSecret: buyer ? null : randomBytes(16).toString('base64url'),
        state: 'requested',
        lines: lines.map((line) => ({
          product: line.product,
          variantId: line.variant,
          ownStock: ownStock(line),
          title: line.title,
          options: line.options,
          sku: offers.get(line.key)?.sku ?? null,
          unitPrice: line.each,
          quantity: line.quantity,
        })),
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
    const ordered = new Set(lines.map((line) => line.key))
    await saveLines(
      req,
      owner,
      cart.filter((line) => !ordered.has(lineKey(line))),
    )
    await notifyBothParties(req, order)
    return { order, isNew: true }
  })
}
