import type { PayloadRequest } from 'payload'
import { PublicError } from '../../foundation/errors'
import type { Locale } from '../../foundation/i18n/locales'
import { inTransaction } from '../../foundation/payload/in-transaction'
import { holdCart, keepLines, keptLines } from './kept'
import { type KeptLine, lineKey, mostLines, type WantedLine } from './line'
import { bounded, merge } from './merge'
import { type Offer, offersOf } from './offers'
import { type ShownCart, shownCart } from './view'

type Offers = ReadonlyMap<string, Offer>

/** A line as an offer now has it; nothing where there is no such offer, or where nothing of it is wanted. */
function lineOf({ product, variant, quantity }: WantedLine, offers: Offers): KeptLine | null {
  const offer = offers.get(lineKey({ product, variant }))
  if (!offer || quantity < 1) return null
  const { title, price, currency, stock } = offer
  return { product, variant, quantity: bounded(quantity, stock), title, price, currency }
}

/** Puts wanted lines where they stood, takes out what is not wanted, and adds what is new. */
export function withLines(
  cart: readonly KeptLine[],
  wanted: readonly WantedLine[],
  offers: Offers,
): KeptLine[] {
  const lines = new Map(cart.map((line) => [lineKey(line), line]))
  for (const one of wanted) {
    const line = lineOf(one, offers)
    if (line) lines.set(lineKey(one), line)
    else lines.delete(lineKey(one))
  }
  return [...lines.values()].slice(0, mostLines)
}

/** Changes a member's cart as it is at this moment, and shows what has become of it. */
async function change(
  req: PayloadRequest,
  { user, locale, asked }: { user: string; locale: Locale; asked: readonly WantedLine[] },
  changed: (cart: readonly KeptLine[], offers: Offers) => KeptLine[],
): Promise<ShownCart> {
  return inTransaction(req.payload, async (own) => {
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
 * Puts in as many more.
 * @throws {PublicError} 409 where the cart holds as many different things as it may
 */
export function addLine(req: PayloadRequest, owner: Owner, asked: WantedLine): Promise<ShownCart> {
  return change(req, { ...owner, asked: [asked] }, (cart, offers) => {
    const there = cart.find((line) => lineKey(line) === lineKey(asked))?.quantity
    if (there === undefined && cart.length >= mostLines) throw new PublicError('The cart is full.', 409)
    return withLines(cart, [{ ...asked, quantity: (there ?? 0) + asked.quantity }], offers)
  })
}

/** Brings what was put into a browser's cart before signing in. What is not sold any more is left behind. */
export function bringLines(
  req: PayloadRequest,
  owner: Owner,
  brought: readonly KeptLine[],
): Promise<ShownCart> {
  return change(req, { ...owner, asked: brought }, (cart, offers) => {
    const sold = brought.filter((line) => offers.has(lineKey(line)))
    return merge(cart, sold, (line) => offers.get(lineKey(line))?.stock)
  })
}

/** What lies in a member's cart. */
export async function readCart(req: PayloadRequest, { user, locale }: Owner): Promise<ShownCart> {
  const lines = await keptLines(req, user)
  return shownCart(lines, await offersOf(req, { lines, locale, at: new Date() }))
}
