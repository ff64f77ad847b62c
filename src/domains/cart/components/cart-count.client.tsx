'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { cartChanged, linesStore } from '@/domains/cart/cart-changed'
import { seemsSignedIn } from '@/domains/users/signed-in-state'

interface CartCountProps {
  href: string
  label: string
  locale: string
  /** What the way to the cart looks like. */
  children: ReactNode
}

function mayHoldSomething(): boolean {
  if (seemsSignedIn()) return true
  try {
    return localStorage.getItem(linesStore) !== null
  } catch {
    return false
  }
}

/** How much lies in the cart. What knows carts is only fetched where there may be something in one. */
export function CartCount({ href, label, locale, children }: CartCountProps) {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const events = new AbortController()
    let stop: (() => void) | null = null
    let left = false
    const follow = async () => {
      events.abort()
      const { followCart } = await import('@/domains/cart/browser-cart')
      if (!left) stop = followCart(locale, setCount)
    }
    if (mayHoldSomething()) follow()
    else {
      const { signal } = events
      document.addEventListener(cartChanged, follow, { signal })
      window.addEventListener('storage', ({ key }) => key === linesStore && follow(), { signal })
      window.addEventListener('pageshow', ({ persisted }) => persisted && mayHoldSomething() && follow(), {
        signal,
      })
    }
    return () => {
      left = true
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
