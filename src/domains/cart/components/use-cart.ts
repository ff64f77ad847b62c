import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react'
import {
  type BrowserCart,
  onExternalChange,
  readCart,
  setQuantity,
  storeCart,
} from '@/domains/cart/browser-cart'
import { lineKey, type StoredLine } from '@/domains/cart/line'
import type { CartLineView, CartView } from '@/domains/cart/view'
import type { Currency } from '@/foundation/money/money'
import type { CartWords } from './cart-messages'

/** A quantity is saved once it has not been changed for this long. Milliseconds. */
const saveDelay = 400

/** Loads the cart, and again whenever another page changes it. */
function useLoadedCart(initial: CartView | null, locale: string) {
  const [cart, setCart] = useState<BrowserCart | null>(initial)
  const [hasFailed, setHasFailed] = useState(false)
  const load = useCallback(() => {
    setHasFailed(false)
    readCart(locale).then(setCart, (error) => {
      console.error(error)
      setHasFailed(true)
    })
  }, [locale])
  useEffect(load, [load])
  useEffect(() => onExternalChange(load), [load])
  return { cart, setCart, hasFailed, reload: load }
}

/** Saves of quantities that the user may still be changing, by line. */
function usePendingSaves() {
  const saves = useRef(new Map<string, () => Promise<void>>())
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())

  function cancel(key: string): void {
    clearTimeout(timers.current.get(key))
    saves.current.delete(key)
  }

  function schedule(key: string, save: () => Promise<void>): void {
    cancel(key)
    const saveNow = () => {
      cancel(key)
      return save()
    }
    saves.current.set(key, saveNow)
    timers.current.set(key, setTimeout(saveNow, saveDelay))
  }

  return {
    schedule,
    cancel,
    has: (key: string) => saves.current.has(key),
    saveNow: (key: string) => saves.current.get(key)?.(),
    flush: () => Promise.all([...saves.current.values()].map((saveNow) => saveNow())),
  }
}

function toStoredLine(line: CartLineView, currency: Currency, quantity: number): StoredLine {
  const { product, variant, title, each } = line
  return { product, variant, title, price: each, currency, quantity }
}

const withCount = (text: string, { title }: { title: string }, count: number) =>
  text.replace('{title}', () => title).replace('{count}', String(count))

/** Changes the stored cart, one change after the other, so that the last response includes all of them. */
function useChanges(locale: string, failedText: string, onChanged: (cart: CartView) => void) {
  const [announcement, setAnnouncement] = useState('')
  const queue = useRef(Promise.resolve())

  async function attempt(change: () => Promise<void>): Promise<void> {
    try {
      await change()
    } catch (error) {
      console.error(error)
      setAnnouncement(failedText)
    }
  }

  function save(line: StoredLine, doneText: string): Promise<void> {
    const change = async () => {
      onChanged(await setQuantity(line, locale))
      setAnnouncement(doneText)
    }
    queue.current = queue.current.then(() => attempt(change))
    return queue.current
  }

  return { announcement, attempt, save }
}

/** The state of the cart and the changes that a user can make. `initial` is a member's cart; guests have it in the browser. */
export function useCart(initial: CartView | null, locale: string, words: CartWords) {
  const { cart, setCart, hasFailed, reload } = useLoadedCart(initial, locale)
  const [removed, setRemoved] = useState<StoredLine | null>(null)
  const pending = usePendingSaves()
  const { announcement, attempt, save } = useChanges(locale, words.changeFailed, setCart)

  function changeQuantity(line: CartLineView, currency: Currency, quantity: number): void {
    pending.cancel(line.key)
    if (!Number.isInteger(quantity) || quantity < 1) return
    const stored = toStoredLine(line, currency, quantity)
    pending.schedule(line.key, () => save(stored, withCount(words.changed, line, quantity)))
  }

  async function remove(line: StoredLine): Promise<void> {
    pending.cancel(lineKey(line))
    await save({ ...line, quantity: 0 }, words.removed.replace('{title}', line.title))
  }

  async function removeLine(line: CartLineView, currency: Currency): Promise<void> {
    await remove(toStoredLine(line, currency, 0))
    setRemoved(toStoredLine(line, currency, line.quantity))
  }

  /** Puts the line back that was removed last. */
  async function undoRemoval(): Promise<void> {
    if (!removed) return
    setRemoved(null)
    await save(removed, withCount(words.changed, removed, removed.quantity))
  }

  /** Saves the cart before a link is followed: pending quantities, and a guest's lines for the order form. */
  async function saveBeforeLeaving(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
    const { href } = event.currentTarget
    event.preventDefault()
    await attempt(async () => {
      await pending.flush()
      await storeCart(locale)
      window.location.assign(href)
    })
  }

  return {
    cart,
    hasFailed,
    reload,
    announcement,
    changeQuantity,
    commitQuantity: pending.saveNow,
    removed,
    removeLine,
    undoRemoval,
    removeUnavailable: (line: CartView['gone'][number]) =>
      remove({ ...line, quantity: 0, price: 0, currency: 'USD' }),
    isPending: pending.has,
    saveBeforeLeaving,
  }
}
