import type { PayloadRequest } from 'payload'
import { formError } from '@/foundation/forms/problem'
import type { Locale } from '@/foundation/i18n/locales'
import { inBusyTransaction } from '@/foundation/payload/in-transaction'
import { type KeptLine, lineKey, mostLines, type WantedLine } from './line'
import { bounded, merge } from './merge'
import { type Offer, offersOf, stockKey } from './offers'
import { holdCart, keepLines, keptLines } from './stored-cart'
import { type ShownCart, shownCart } from './view'

type Offers = ReadonlyMap<string, Offer>

/** How many there are for a line: less what the lines before it take of the same stock. */
function leftFor(line: WantedLine, lines: Iterable<KeptLine>, offers: Offers): number {
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

/** Puts wanted lines where they stood, takes out what is not wanted or not sold any more, and adds what is new. */
export function withLines(
  cart: readonly KeptLine[],
  wanted: readonly WantedLine[],
  offers: Offers,
): KeptLine[] {
  const lines = new Map(cart.map((line) => [lineKey(line), line]))
  for (const { product, variant, quantity } of wanted) {
    const key = lineKey({ product, variant })
    const offer = offers.get(key)
    if (offer && quantity > 0) {
      const { title, price, currency } = offer
      const left = leftFor({ product, variant, quantity }, lines.values(), offers)
      lines.set(key, { product, variant, quantity: bounded(quantity, left), title, price, currency })
    } else lines.delete(key)
  }
  return [...lines.values()].slice(0, mostLines)
}

/** Changes a member's cart as it is at this moment, and shows what has become of it. */
async function change(
  req: PayloadRequest,
  { user, locale, asked }: { user: string; locale: Locale; asked: readonly WantedLine[] },
  changed: (cart: readonly KeptLine[], offers: Offers) => KeptLine[],
): Promise<ShownCart> {
  return inBusyTransaction(req.payload, async (own) => {
    await holdCart(own, user)
    const cart = await keptLines(own, user)
    const offers = await offersOf(own, { lines: [...cart, ...asked], locale, at: new Date() })
    const lines = changed(cart, offers)
    await keepLines(own, user, lines)
    return shownCart(lines, offers)
  })
}

interface Owner {
  user: string
  locale: Locale
}

/** Gives lines these quantities; 0 takes a line out. */
export function setLines(
  req: PayloadRequest,
  owner: Owner,
  asked: readonly WantedLine[],
): Promise<ShownCart> {
  return change(req, { ...owner, asked }, (cart, offers) => withLines(cart, asked, offers))
}

/**
 * Puts in as many more, as far as there are.
 * @throws {FormError} 409 where nothing can be put in: `gone`, `noneLeft`, or `full` where the cart holds as many
 * different things as it may
 */
export function addLine(req: PayloadRequest, owner: Owner, asked: WantedLine): Promise<ShownCart> {
  return change(req, { ...owner, asked: [asked] }, (cart, offers) => {
    if (!offers.has(lineKey(asked))) throw formError('gone', { status: 409 })
    const there = cart.find((line) => lineKey(line) === lineKey(asked))?.quantity
    if (there === undefined && cart.length >= mostLines) throw formError('full', { status: 409 })
    if (leftFor(asked, cart, offers) === 0) throw formError('noneLeft', { status: 409 })
    return withLines(cart, [{ ...asked, quantity: (there ?? 0) + asked.quantity }], offers)
  })
}

/**
 * Brings what was put into a browser's cart before signing in. What is not sold any more is left behind; what the cart
 * has no room for is `left` to the browser.
 */
export async function bringLines(
  req: PayloadRequest,
  owner: Owner,
  brought: readonly KeptLine[],
): Promise<ShownCart & { left: KeptLine[] }> {
  let left: KeptLine[] = []
  const cart = await change(req, { ...owner, asked: brought }, (cart, offers) => {
    const sold = brought.filter((line) => offers.has(lineKey(line)))
    const lines = merge(cart, sold, (line) => offers.get(lineKey(line))?.stock)
    left = lines.slice(mostLines)
    return lines.slice(0, mostLines)
  })
  return { ...cart, left }
}

/** What lies in a member's cart. */
export async function readCart(req: PayloadRequest, { user, locale }: Owner): Promise<ShownCart> {
  const lines = await keptLines(req, user)
  return shownCart(lines, await offersOf(req, { lines, locale, at: new Date() }))
}
