'use client'

import { ShoppingBasket } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { cartState, findOut, onOtherPages } from '../browser-cart'

interface CartCountProps {
  href: string
  label: string
  locale: string
}

/** How much lies in the cart. */
export function CartCount({ href, label, locale }: CartCountProps) {
  const { count } = useSyncExternalStore(cartState.subscribe, cartState.now, cartState.onServer)
  useEffect(() => {
    findOut(locale)
    return onOtherPages(() => findOut(locale))
  }, [locale])
  return (
    <a className="cart-link" href={href} rel="nofollow">
      <ShoppingBasket className="icon" strokeWidth={1.75} aria-hidden="true" />
      <span className="hidden-visually">{label}</span>
      {count > 0 ? (
        <>
          <span className="hidden-visually">: </span>
          <span className="cart-count numeric">{count > 99 ? '99+' : count}</span>
        </>
      ) : null}
    </a>
  )
}
