import type { PayloadRequest } from 'payload'
import { formError } from '@/foundation/forms/problem'
import type { Locale } from '@/foundation/i18n/locales'
import { inTransactionWithRetry } from '@/foundation/payload/in-transaction'
import type { CartOwner } from './cart-owner'
import { type LineRequest, lineKey, maxLines, type StoredLine } from './line'
import { clampQuantity, merge } from './merge'
import { loadOffers, type Offer, stockKey } from './offers'
import { deleteCart, loadLines, lockCart, saveLines } from './stored-cart'
import { buildCartView, type CartView } from './view'

type Offers = ReadonlyMap<string, Offer>

/** The stock that is left for a line after the lines before it that share the stock. */
function stockLeftFor(line: LineRequest, lines: Iterable<StoredLine>, offers: Offers): number {
  const offer = offers.get(lineKey(line))
  if (!offer) return 0
  let left = offer.stock
  for (const before of lines) {
    if (lineKey(before) === lineKey(line)) break
    const other = offers.get(lineKey(before))
    if (other && stockKey(before, other) === stockKey(line, offer)) left -= before.quantity
  }
  return Math.max(0, left)
}

/** Updates lines in place, adds new ones and removes lines with a quantity of 0 or without an offer. */
export function applyLines(
  cart: readonly StoredLine[],
  requested: readonly LineRequest[],
  offers: Offers,
): StoredLine[] {
  const lines = new Map(cart.map((line) => [lineKey(line), line]))
  for (const { product, variant, quantity } of requested) {
    const key = lineKey({ product, variant })
    const offer = offers.get(key)
    if (offer && quantity > 0) {
      const { title, price, currency } = offer
      const left = stockLeftFor({ product, variant, quantity }, lines.values(), offers)
      lines.set(key, { product, variant, quantity: clampQuantity(quantity, left), title, price, currency })
    } else lines.delete(key)
  }
  return [...lines.values()].slice(0, maxLines)
}

type Update = (cart: readonly StoredLine[], offers: Offers) => StoredLine[]

/** Changes a cart under a lock, in the transaction of the request, and returns it. */
async function changeInTransaction(
  req: PayloadRequest,
  { owner, locale, requested }: CartContext & { requested: readonly LineRequest[] },
  update: Update,
): Promise<CartView> {
  await lockCart(req, owner)
  const cart = await loadLines(req, owner)
  const offers = await loadOffers(req, { lines: [...cart, ...requested], locale, at: new Date() })
  const lines = update(cart, offers)
  await saveLines(req, owner, lines)
  return buildCartView(lines, offers)
}

function changeCart(
  { payload }: PayloadRequest,
  context: CartContext & { requested: readonly LineRequest[] },
  update: Update,
): Promise<CartView> {
  return inTransactionWithRetry(payload, (req) => changeInTransaction(req, context, update))
}

interface CartContext {
  owner: CartOwner
  locale: Locale
}

/** Sets the quantities of lines, where 0 removes a line. */
export function setLines(
  req: PayloadRequest,
  context: CartContext,
  requested: readonly LineRequest[],
): Promise<CartView> {
  return changeCart(req, { ...context, requested }, (cart, offers) => applyLines(cart, requested, offers))
}

/**
 * Adds a quantity to a line, limited by the stock.
 * @throws {FormError} 409 with the code `gone` (not sold any more), `noneLeft` (out of stock) or `full` (too many lines)
 */
export function addLine(
  req: PayloadRequest,
  context: CartContext,
  requested: LineRequest,
): Promise<CartView> {
  return changeCart(req, { ...context, requested: [requested] }, (cart, offers) => {
    if (!offers.has(lineKey(requested))) throw formError('gone', { status: 409 })
    const quantity = cart.find((line) => lineKey(line) === lineKey(requested))?.quantity
    if (quantity === undefined && cart.length >= maxLines) throw formError('full', { status: 409 })
    if (stockLeftFor(requested, cart, offers) === 0) throw formError('noneLeft', { status: 409 })
    return applyLines(cart, [{ ...requested, quantity: (quantity ?? 0) + requested.quantity }], offers)
  })
}

/**
 * Moves lines into a cart, in the transaction of the request. Lines that are not sold any more are dropped; lines for
 * which there is no room are returned as `left`.
 */
async function mergeLines(
  req: PayloadRequest,
  context: CartContext,
  moved: readonly StoredLine[],
): Promise<CartView & { left: StoredLine[] }> {
  let left: StoredLine[] = []
  const cart = await changeInTransaction(req, { ...context, requested: moved }, (cart, offers) => {
    const available = moved.filter((line) => offers.has(lineKey(line)))
    const lines = merge(cart, available, (line) => offers.get(lineKey(line))?.stock)
    left = lines.slice(maxLines)
    return lines.slice(0, maxLines)
  })
  return { ...cart, left }
}

/** Moves the lines of a browser into the cart on the server: after signing in, or before a guest orders. */
export function mergeBrowserLines(
  { payload }: PayloadRequest,
  context: CartContext,
  browserLines: readonly StoredLine[],
): Promise<CartView & { left: StoredLine[] }> {
  return inTransactionWithRetry(payload, (req) => mergeLines(req, context, browserLines))
}

/**
 * Moves a guest's cart into that of the member who has signed in since. Lines for which there is no room stay in the
 * guest's cart and are returned.
 */
export async function adoptGuestCart(
  { payload }: PayloadRequest,
  { user, locale }: { user: string; locale: Locale },
  guest: { guest: string },
): Promise<StoredLine[]> {
  return inTransactionWithRetry(payload, async (req) => {
    await lockCart(req, guest)
    const lines = await loadLines(req, guest)
    const { left } =
      lines.length > 0 ? await mergeLines(req, { owner: { user }, locale }, lines) : { left: [] }
    if (left.length > 0) await saveLines(req, guest, left)
    else await deleteCart(req, guest)
    return left
  })
}

/** A cart with current prices and stock. */
export async function readCart(req: PayloadRequest, { owner, locale }: CartContext): Promise<CartView> {
  const lines = await loadLines(req, owner)
  return buildCartView(lines, await loadOffers(req, { lines, locale, at: new Date() }))
}
