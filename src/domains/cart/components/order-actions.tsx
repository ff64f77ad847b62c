import type { MouseEvent } from 'react'
import type { CartGroupView } from '@/domains/cart/view'
import type { Locale } from '@/foundation/i18n/locales'
import { localePath } from '@/foundation/routing/locale-path'
import { withQuery } from '@/foundation/routing/with-query'
import { ButtonLink } from '@/ui/button'
import type { CartWords } from './cart-messages'
import { type Country, isUndeliverable } from './delivery-country'

interface OrderActionsProps {
  group: CartGroupView
  /** Where the cart is to be delivered. */
  destination: Country | undefined
  locale: Locale
  words: CartWords
  onLeave: (event: MouseEvent<HTMLAnchorElement>) => void
}

/**
 * The ways to order from a vendor: an order request, or the vendor's own shop. The request is not the main action while it
 * would be refused.
 */
export function OrderActions({ group, destination, locale, words, onLeave }: OrderActionsProps) {
  const { vendor, currency, lines } = group
  const query = { vendor: vendor.id, currency, country: destination?.value }
  const request = localePath(locale, withQuery('/cart/request', query))
  // Free products can be requested too, so the subtotal does not matter.
  const available = lines.filter(({ stock }) => stock > 0)
  const canRequest = vendor.takesOrders && available.length > 0
  const wouldFail = destination !== undefined && available.some((line) => isUndeliverable(line, destination))
  return (
    <div className="cart-actions">
      {canRequest ? (
        <ButtonLink kind={wouldFail ? 'secondary' : 'primary'} href={request} onClick={onLeave}>
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
