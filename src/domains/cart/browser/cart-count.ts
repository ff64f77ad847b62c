import { cartChanged, guestCartHintName, linesStorageKey } from '@/domains/cart/cart-changed'
import { hasSessionHint, readCookie } from '@/domains/users/signed-in-state'

function mayHaveItems(): boolean {
  if (hasSessionHint() || readCookie(guestCartHintName)) return true
  try {
    return localStorage.getItem(linesStorageKey) !== null
  } catch {
    return false
  }
}

/** Shows the number of items in the link to the cart. The cart's code is loaded only if there may be items. */
export function connectCartCount(element: HTMLElement): void {
  const figure = element.querySelector('.cart-count')
  const show = (count: number) => {
    element.hidden = count === 0
    if (figure) figure.textContent = count > 99 ? '99+' : String(count || '')
  }
  const events = new AbortController()
  const follow = async () => {
    events.abort()
    const { followCartCount } = await import('@/domains/cart/browser-cart')
    followCartCount(document.documentElement.lang, show)
  }
  if (mayHaveItems()) {
    void follow()
    return
  }
  const { signal } = events
  document.addEventListener(cartChanged, follow, { signal })
  window.addEventListener('storage', ({ key }) => key === linesStorageKey && follow(), { signal })
  window.addEventListener('pageshow', ({ persisted }) => persisted && mayHaveItems() && follow(), { signal })
}
