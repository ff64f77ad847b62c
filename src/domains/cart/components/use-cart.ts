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

/** The state of the cart and the changes that a user can make. `initial` is a member's cart; guests have it in the browser. */
export function useCart(initial: CartView | null, locale: string, words: CartWords) {
  const { cart, setCart, hasFailed, reload } = useLoadedCart(initial, locale)
  const [announcement, setAnnouncement] = useState('')
  const [removed, setRemoved] = useState<StoredLine | null>(null)
  const pending = usePendingSaves()
  /** Changes run one after the other, so that the last response includes all of them. */
  const queue = useRef(Promise.resolve())

  function save(line: StoredLine, doneText: string): Promise<void> {
    queue.current = queue.current.then(async () => {
      try {
        setCart(await setQuantity(line, locale))
        setAnnouncement(doneText)
      } catch (error) {
        console.error(error)
        setAnnouncement(words.changeFailed)
      }
    })
    return queue.current
  }

  function changeQuantity(line: CartLineView, currency: Currency, quantity: number): void {
    pending.cancel(line.key)
    if (!Number.isInteger(quantity) || quantity < 1) return
    const doneText = words.changed.replace('{title}', line.title).replace('{count}', String(quantity))
    pending.schedule(line.key, () => save(toStoredLine(line, currency, quantity), doneText))
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
    await save(
      removed,
      words.changed.replace('{title}', removed.title).replace('{count}', String(removed.quantity)),
    )
  }

  /** Saves the cart before a link is followed: pending quantities, and a guest's lines for the order form. */
  async function saveBeforeLeaving(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
    const { href } = event.currentTarget
    event.preventDefault()
    try {
      await pending.flush()
      await storeCart(locale)
      window.location.assign(href)
    } catch (error) {
      console.error(error)
      setAnnouncement(words.changeFailed)
    }
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
