'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { cartChanged, guestCartHintName, linesStorageKey } from '@/domains/cart/cart-changed'
import { hasSessionHint, readCookie } from '@/domains/users/signed-in-state'

interface CartCountProps {
  href: string
  label: string
  locale: string
  /** The icon. */
  children: ReactNode
}

function mayHaveItems(): boolean {
  if (hasSessionHint() || readCookie(guestCartHintName)) return true
  try {
    return localStorage.getItem(linesStorageKey) !== null
  } catch {
    return false
  }
}

/** The link to the cart with the number of items. The cart's code is loaded only if there may be items. */
export function CartCount({ href, label, locale, children }: CartCountProps) {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const events = new AbortController()
    let stop: (() => void) | null = null
    let isUnmounted = false
    const follow = async () => {
      events.abort()
      const { followCartCount } = await import('@/domains/cart/browser-cart')
      if (!isUnmounted) stop = followCartCount(locale, setCount)
    }
    if (mayHaveItems()) follow()
    else {
      const { signal } = events
      document.addEventListener(cartChanged, follow, { signal })
      window.addEventListener('storage', ({ key }) => key === linesStorageKey && follow(), { signal })
      window.addEventListener('pageshow', ({ persisted }) => persisted && mayHaveItems() && follow(), {
        signal,
      })
    }
    return () => {
      isUnmounted = true
      events.abort()
      stop?.()
    }
  }, [locale])
  return (
    <a className="cart-link" href={href} rel="nofollow">
      {children}
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
