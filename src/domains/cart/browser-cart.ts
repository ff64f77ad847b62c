import { hint } from '../users/who-is-signed-in'
import { type KeptLine, lineKey, mostLines } from './line'
import { bounded } from './merge'
import type { ShownCart } from './view'

/** What a page needs to know of the cart without asking: how much lies in it, and which things. */
export interface CartState {
  /** Whether it is known yet. */
  ready: boolean
  count: number
  keys: readonly string[]
}

/** A visitor's lines. */
const linesStore = 'cart'
/** What is known of a member's cart, for as long as the hint stays the same. */
const knownStore = 'cart-known'

const unknown: CartState = { ready: false, count: 0, keys: [] }
let state = unknown
const listeners = new Set<() => void>()

function become(next: CartState): void {
  state = next
  for (const listener of listeners) listener()
}

/** For React's `useSyncExternalStore`. */
export const cartState = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  now: () => state,
  onServer: () => unknown,
}

function stored<T>(store: Storage, key: string): T | null {
  try {
    return JSON.parse(store.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

function ownLines(): KeptLine[] {
  const lines = stored<KeptLine[]>(localStorage, linesStore)
  return Array.isArray(lines) ? lines : []
}

function keepOwn(lines: readonly KeptLine[]): void {
  if (lines.length > 0) localStorage.setItem(linesStore, JSON.stringify(lines))
  else localStorage.removeItem(linesStore)
  become({
    ready: true,
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    keys: lines.map(lineKey),
  })
}

function know(cart: ShownCart): void {
  const keys = cart.groups.flatMap(({ lines }) => lines.map(({ key }) => key))
  sessionStorage.setItem(knownStore, JSON.stringify({ hint: hint(), count: cart.count, keys }))
  become({ ready: true, count: cart.count, keys })
}

class Refused extends Error {
  readonly status: number

  constructor(status: number) {
    super(`The cart answered ${status}.`)
    this.status = status
  }
}

async function ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const response = await fetch(path, {
    method,
    ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Refused(response.status)
  return response.json()
}

/**
 * The cart as it is now. What was put in before signing in goes into the member's cart here, on whichever page is the
 * first after it; where the session turns out to have ended, it stays in the browser.
 */
export async function readCart(locale: string): Promise<ShownCart> {
  const own = ownLines()
  if (!hint()) {
    keepOwn(own)
    if (own.length === 0) return { groups: [], gone: [], count: 0 }
    return ask('POST', `/api/cart?locale=${locale}`, { lines: own })
  }
  if (own.length === 0) {
    const cart = await ask<ShownCart>('GET', `/api/cart?locale=${locale}`)
    know(cart)
    return cart
  }
  const cart = await ask<ShownCart & { kept: boolean }>('POST', `/api/cart?locale=${locale}`, { lines: own })
  if (cart.kept) {
    localStorage.removeItem(linesStore)
    know(cart)
  } else keepOwn(own)
  return cart
}

/** Lets the page know how much lies in the cart; of the server only what nobody has asked since signing in. */
export async function findOut(locale: string): Promise<void> {
  const own = ownLines()
  if (!hint()) return keepOwn(own)
  const known = stored<CartState & { hint: string }>(sessionStorage, knownStore)
  if (own.length === 0 && known?.hint === hint()) {
    become({ ready: true, count: known?.count ?? 0, keys: known?.keys ?? [] })
    return
  }
  await readCart(locale).catch((error) => {
    console.error(error)
    become({ ready: true, count: 0, keys: [] })
  })
}

/** Puts as many more of something in, as far as there are. */
export async function addToCart(
  line: KeptLine,
  { stock, locale }: { stock: number; locale: string },
): Promise<void> {
  if (hint()) {
    try {
      return know(await ask('POST', `/api/cart/add?locale=${locale}`, line))
    } catch (error) {
      // The session has ended: it is a visitor's cart.
      if (!(error instanceof Refused && error.status === 401)) throw error
    }
  }
  const own = ownLines()
  const there = own.find((one) => lineKey(one) === lineKey(line))
  const quantity = bounded(line.quantity + (there?.quantity ?? 0), stock)
  const rest = own.filter((one) => one !== there)
  if (rest.length >= mostLines) throw new Error('The cart is full.')
  keepOwn(
    there
      ? own.map((one) => (one === there ? { ...line, quantity } : one))
      : [...rest, { ...line, quantity }],
  )
}

/** Gives a line another quantity, 0 takes it out, and shows what has become of the cart. */
export async function setQuantity(line: KeptLine, locale: string): Promise<ShownCart> {
  if (hint()) {
    const cart = await ask<ShownCart>('PUT', `/api/cart?locale=${locale}`, { lines: [line] })
    know(cart)
    return cart
  }
  const others = (one: KeptLine) => lineKey(one) !== lineKey(line)
  keepOwn(line.quantity > 0 ? ownLines().map((one) => (others(one) ? one : line)) : ownLines().filter(others))
  return readCart(locale)
}
