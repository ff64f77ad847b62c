import type { MouseEvent } from 'react'
import type { CartGroupView } from '@/domains/cart/view'
import type { Locale } from '@/foundation/i18n/locales'
import { localePath } from '@/foundation/routing/locale-path'
import { withQuery } from '@/foundation/routing/with-query'
import { ButtonLink } from '@/ui/button'
import type { CartWords } from './cart-messages'

interface OrderActionsProps {
  group: CartGroupView
  locale: Locale
  words: CartWords
  onLeave: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** The ways to order from a vendor: an order request, or the vendor's own shop. */
export function OrderActions({ group, locale, words, onLeave }: OrderActionsProps) {
  const { vendor, currency, lines } = group
  const request = localePath(locale, withQuery('/cart/request', { vendor: vendor.id, currency }))
  // Free products can be requested too, so the subtotal does not matter.
  const canRequest = vendor.takesOrders && lines.some(({ stock }) => stock > 0)
  return (
    <div className="cart-actions">
      {canRequest ? (
        <ButtonLink href={request} onClick={onLeave}>
          {words.request}
        </ButtonLink>
      ) : null}
      {vendor.shop ? (
        <ButtonLink kind="secondary" href={vendor.shop} rel="noopener nofollow">
          {words.shop}
        </ButtonLink>
      ) : null}
      {vendor.takesOrders ? null : <p className="caption">{words.noRequests}</p>}
    </div>
  )
}
