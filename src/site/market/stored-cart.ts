import { createLocalReq } from 'payload'
import { adoptGuestCart, readCart } from '@/domains/cart/cart-changes'
import { cartOwnerOf, guestOf } from '@/domains/cart/cart-owner'
import type { CartView } from '@/domains/cart/view'
import type { FormPageData } from '@/site/accounts/account-reader'

/** The cart that the server keeps for the visitor; null for a guest whose cart is in the browser. */
export async function loadStoredCart(
  { locale, payload, user }: Pick<FormPageData, 'locale' | 'payload' | 'user'>,
  headers: Headers,
): Promise<CartView | null> {
  const req = await createLocalReq({ user: user ?? undefined, locale, req: { headers } }, payload)
  const [owner, guest] = [cartOwnerOf(req), guestOf(req)]
  if (user && guest) await adoptGuestCart(req, { user: user.id, locale }, guest)
  return owner && readCart(req, { owner, locale })
}
