import type { Payload, PayloadRequest } from 'payload'
import { lineKey } from '@/domains/cart/line'
import { type Offer, offersOf } from '@/domains/cart/offers'
import { holdCart, keepLines, keptLines } from '@/domains/cart/stored-cart'
import { orderable, type ShownGroup, type ShownLine, shownCart } from '@/domains/cart/view'
import { FormError, type Problem } from '@/foundation/forms/problem'
import type { Locale } from '@/foundation/i18n/locales'
import type { Currency } from '@/foundation/money/money'
import { inBusyTransaction } from '@/foundation/payload/in-transaction'
import type { Order } from '@/payload-types'
import type { Contact } from './contact'
import { orderNumber } from './number'
import { deliveryTo } from './regions'
import { adjustStock, holdProducts } from './stock'

export interface Request {
  buyer: string
  /** One a form: what is sent twice is one order. */
  key: string
  vendor: string
  currency: Currency
  /** The word for what the form showed. */
  seen: string
  contact: Contact
  note: string | null
  locale: Locale
}

function refuse(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new FormError(problems, 409)
}

/** Where it may not be sent, or where one must know the part of the country first. */
function deliveryProblems(
  { lines }: Pick<ShownGroup, 'lines'>,
  offers: ReadonlyMap<string, Offer>,
  to: Contact,
) {
  const answers = orderable({ lines }).map(({ key }) =>
    deliveryTo(to, offers.get(key)?.excludedRegions ?? []),
  )
  if (answers.includes('unknown')) return [{ field: 'region', code: 'regionLetters' }]
  return answers.includes('no') ? [{ field: 'country', code: 'notDelivered' }] : []
}

async function orderOf(req: PayloadRequest, key: string): Promise<Order | undefined> {
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
 * Asks a vendor for what lies in a member's cart of theirs: as one, what it costs and how many there are is looked at,
 * put aside, written down and taken out of the cart.
 * @throws {FormError} 409 when it is not any more what the form showed, or may not be sent there
 */
export async function request(payload: Payload, asked: Request): Promise<{ order: Order; isNew: boolean }> {
  const { buyer, vendor, currency, contact, note, locale } = asked
  const key = `${buyer}:${asked.key}`
  return inBusyTransaction(payload, async (req) => {
    await holdCart(req, buyer)
    const sent = await orderOf(req, key)
    if (sent) return { order: sent, isNew: false }
    const cart = await keptLines(req, buyer)
    await holdProducts(req, [...new Set(cart.map(({ product }) => product))])
    const offers = await offersOf(req, { lines: cart, locale, at: new Date() })
    const { groups } = shownCart(cart, offers)
    const group = groups.find((one) => one.vendor.id === vendor && one.currency === currency)
    const lines = group ? orderable(group) : []
    if (!group?.vendor.takesOrders || lines.length === 0 || group.seen !== asked.seen)
      throw new FormError([{ code: 'changed' }], 409)
    refuse(deliveryProblems(group, offers, contact))
    const ownStock = ({ key }: ShownLine) => offers.get(key)?.ownStock ?? false
    const counted = lines.map((line) => ({ ...line, variant: ownStock(line) ? line.variant : null }))
    if (!(await adjustStock(req, counted, 'aside'))) throw new FormError([{ code: 'changed' }], 409)
    const order = await req.payload.create({
      collection: 'orders',
      data: {
        number: orderNumber(),
        vendor,
        buyer,
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
    await keepLines(
      req,
      buyer,
      cart.filter((line) => !ordered.has(lineKey(line))),
    )
    return { order, isNew: true }
  })
}
