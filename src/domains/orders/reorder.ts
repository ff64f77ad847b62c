import type { PayloadRequest } from 'payload'
import { mergeBrowserLines } from '@/domains/cart/cart-changes'
import type { CartOwner } from '@/domains/cart/cart-owner'
import { formError } from '@/foundation/forms/problem'
import type { Locale } from '@/foundation/i18n/locales'
import { sidesOf } from './access'
import { currentOffers } from './current-offers'

interface Reorder {
  id: string
  /** From the link of a guest. */
  guestKey?: string
  owner: CartOwner
  locale: Locale
}

/**
 * Puts what is still sold of a buyer's order into a cart, at today's prices. Lines that are in the cart keep the larger
 * quantity, so that a second press changes nothing. Returns the number of lines that are no longer sold.
 * @throws {FormError} 404 for other users' orders; 409 if nothing is sold any more, or the cart is full
 */
export async function reorder(
  req: PayloadRequest,
  { id, guestKey, owner, locale }: Reorder,
): Promise<{ missing: number }> {
  const order = await req.payload.findByID({ collection: 'orders', id, depth: 0, disableErrors: true, req })
  const sides = order ? await sidesOf(req, order, guestKey) : []
  if (!order || !sides.includes('buyer')) throw formError('unknown', { status: 404 })
  const ordered = order.lines ?? []
  const offers = await currentOffers(req, order, locale)
  const lines = ordered.flatMap(({ product, variantId, quantity }, index) => {
    const offer = offers[index]
    if (!offer || typeof product !== 'string') return []
    const { title, price, currency } = offer
    return [{ product, variant: variantId ?? null, quantity, title, price, currency }]
  })
  if (lines.length === 0) throw formError('noneSold', { status: 409 })
  const { left } = await mergeBrowserLines(req, { owner, locale }, lines)
  if (left.length > 0) throw formError('cartFull', { status: 409 })
  return { missing: ordered.length - lines.length }
}
