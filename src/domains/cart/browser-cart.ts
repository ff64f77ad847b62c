import { readCookie, readSessionHint } from '@/domains/users/signed-in-state'
import { cartChanged, guestCartHintName, linesStorageKey } from './cart-changed'
import { lineKey, maxLines, refusalCodes, type StoredLine } from './line'
import { clampQuantity } from './merge'
import type { CartView } from './view'

/** What pages know of the cart without a request. */
export interface CartState {
  /** False until the state is known. */
  ready: boolean
  /** The sum of the quantities. */
  count: number
  keys: readonly string[]
}

/** Set if the server keeps the cart: of a member, and of a guest without JavaScript or about to order. */
const readCartHint = () => readSessionHint() ?? readCookie(guestCartHintName)

/** The `localStorage` key of a member's last known cart state; valid for one session. */
const cacheStorageKey = 'cart-known'
/** How long the cached state is used; the cart may change on another device. Milliseconds. */
const cacheLifetime = 600_000

const unknownState: CartState = { ready: false, count: 0, keys: [] }
let state = unknownState
const listeners = new Set<() => void>()

function setState(next: CartState): void {
  state = next
  for (const listener of listeners) listener()
  document.dispatchEvent(new Event(cartChanged))
}

/** For React's `useSyncExternalStore`. */
export const cartState = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  now: () => state,
  onServer: () => unknownState,
}

/** Returns null if the browser blocks storage or the value is malformed. */
function readStorage<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Returns whether it succeeded: the browser may block storage or have no room. */
function writeStorage(key: string, value: object | null): boolean {
  try {
    if (value) localStorage.setItem(key, JSON.stringify(value))
    else localStorage.removeItem(key)
    return true
  } catch {
    return false
  }
}

/** Thrown when a product could not be added to the cart. */
export class AddToCartError extends Error {
  readonly reason: (typeof refusalCodes)[number] | 'notSaved'

  constructor(reason: AddToCartError['reason']) {
    super(`Could not add to the cart: ${reason}.`)
    this.reason = reason
  }
}

/** The lines in this browser; malformed ones are dropped, and the server would refuse all lines for one too large. */
function browserLines(): StoredLine[] {
  const lines = readStorage<StoredLine[]>(linesStorageKey)
  if (!Array.isArray(lines)) return []
  const valid = lines.filter((line) => line?.product && line.quantity >= 1)
  return valid.map((line) => ({ ...line, quantity: clampQuantity(line.quantity) }))
}

function showLines(lines: readonly StoredLine[]): void {
  setState({
    ready: true,
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    keys: lines.map(lineKey),
  })
}

function saveLines(lines: readonly StoredLine[]): void {
  if (!writeStorage(linesStorageKey, lines.length > 0 ? lines : null)) throw new AddToCartError('notSaved')
  showLines(lines)
}

interface CachedState {
  session: string
  /**
   * The current interval of `cacheLifetime`. With an exact time every write would differ, and two pages that react to
   * each other's storage events would never stop.
   */
  interval: number
  count: number
  keys: readonly string[]
}

/** Identifies the session and the interval that a cached state is valid for. */
const cacheScope = () => ({ session: readCartHint(), interval: Math.floor(Date.now() / cacheLifetime) })

function cacheCart(cart: CartView): void {
  const keys = cart.groups.flatMap(({ lines }) => lines.map(({ key }) => key))
  writeStorage(cacheStorageKey, { ...cacheScope(), count: cart.count, keys })
  setState({ ready: true, count: cart.count, keys })
}

function cachedState(): CachedState | null {
  const cached = readStorage<CachedState>(cacheStorageKey)
  const { session, interval } = cacheScope()
  return cached?.session === session && cached?.interval === interval ? cached : null
}

/** Calls `changed` when another page changes the cart, or when this page returns from the back-forward cache. */
export function onExternalChange(changed: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === linesStorageKey || key === cacheStorageKey) changed()
  }
  const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && changed()
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onPageShow)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onPageShow)
  }
}

class CartRequestError extends Error {
  /** The code of the first problem. */
  readonly code: unknown

  constructor(status: number, body: { errors?: { data?: { errors?: { code?: unknown }[] } }[] } | null) {
    super(`The cart request failed with status ${status}.`)
    this.code = body?.errors?.[0]?.data?.errors?.[0]?.code
  }
}

async function request<Body>(method: string, path: string, body?: object): Promise<Body> {
  const response = await fetch(path, {
    method,
    ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new CartRequestError(response.status, await response.json().catch(() => null))
  return response.json()
}

/** The cart of a member or guest. */
export interface BrowserCart extends CartView {
  /** Lines for which a member's cart has no room; they stay in the browser. */
  left?: readonly StoredLine[]
}

/**
 * Reads the cart with current prices and stock. The first call after signing in moves the lines of this browser into the
 * member's cart; they stay in the browser if the session has ended or the cart is full.
 */
export async function readCart(locale: string): Promise<BrowserCart> {
  const lines = browserLines()
  if (!readCartHint()) {
    showLines(lines)
    if (lines.length === 0) return { groups: [], gone: [], count: 0 }
    return request('POST', `/api/cart?locale=${locale}`, { lines })
  }
  if (lines.length === 0 && readSessionHint()) {
    const cart = await request<CartView>('GET', `/api/cart?locale=${locale}`)
    cacheCart(cart)
    return cart
  }
  return sendLines(locale, lines)
}

/** Moves the lines of this browser into the cart on the server, so that a guest can order without JavaScript too. */
export async function storeCart(locale: string): Promise<void> {
  if (!readCartHint()) await sendLines(locale, browserLines(), true)
}

async function sendLines(
  locale: string,
  lines: readonly StoredLine[],
  store?: boolean,
): Promise<BrowserCart> {
  const cart = await request<CartView & { kept: boolean; left: StoredLine[] }>(
    'POST',
    `/api/cart?locale=${locale}`,
    { lines, store },
  )
  if (cart.kept) {
    if (cart.left.length < lines.length)
      writeStorage(linesStorageKey, cart.left.length > 0 ? cart.left : null)
    cacheCart(cart)
  } else showLines(lines)
  return cart
}

/** Whether this page follows an order, which has removed the ordered lines from the cart. */
const hasJustOrdered = () => new URLSearchParams(window.location.search).get('done') === 'sent'

async function refreshState(locale: string): Promise<void> {
  const lines = browserLines()
  if (!readCartHint()) {
    writeStorage(cacheStorageKey, null)
    return showLines(lines)
  }
  const cached = lines.length === 0 && !hasJustOrdered() ? cachedState() : null
  if (cached) return setState({ ready: true, count: cached.count, keys: cached.keys })
  await readCart(locale).catch((error) => {
    console.error(error)
    setState({ ready: true, count: 0, keys: [] })
  })
}

let pendingRefresh: Promise<void> | null = null

/** Loads the state of the cart, from the cache if it is recent. */
export function loadCartState(locale: string): Promise<void> {
  pendingRefresh ??= refreshState(locale).finally(() => {
    pendingRefresh = null
  })
  return pendingRefresh
}

/** Calls `onCount` with the number of items now and after every change. */
export function followCartCount(locale: string, onCount: (count: number) => void): void {
  const report = () => onCount(state.count)
  cartState.subscribe(report)
  onExternalChange(() => loadCartState(locale))
  loadCartState(locale).then(report)
}

/**
 * Adds a product to the cart, limited by its stock.
 * @throws {AddToCartError} if it cannot be added
 */
export async function addToCart(
  line: StoredLine,
  { stock, locale }: { stock: number; locale: string },
): Promise<void> {
  if (readCartHint()) {
    try {
      return cacheCart(await request('POST', `/api/cart/add?locale=${locale}`, line))
    } catch (error) {
      const code = error instanceof CartRequestError ? error.code : undefined
      const reason = refusalCodes.find((refusal) => refusal === code)
      throw reason ? new AddToCartError(reason) : error
    }
  }
  const lines = browserLines()
  const existing = lines.find((other) => lineKey(other) === lineKey(line))
  const quantity = clampQuantity(line.quantity + (existing?.quantity ?? 0), stock)
  const others = lines.filter((other) => other !== existing)
  if (others.length >= maxLines) throw new AddToCartError('full')
  saveLines(
    existing
      ? lines.map((other) => (other === existing ? { ...line, quantity } : other))
      : [...others, { ...line, quantity }],
  )
}

/** Sets the quantity of a line, where 0 removes it, and returns the cart. */
export async function setQuantity(line: StoredLine, locale: string): Promise<BrowserCart> {
  if (readCartHint()) {
    const cart = await request<CartView>('PUT', `/api/cart?locale=${locale}`, { lines: [line] })
    cacheCart(cart)
    // There may be room now for the lines in the browser.
    return browserLines().length > 0 ? readCart(locale) : cart
  }
  const lines = new Map(browserLines().map((other) => [lineKey(other), other]))
  // A line that was removed by mistake comes back at the end.
  if (line.quantity > 0) lines.set(lineKey(line), line)
  else lines.delete(lineKey(line))
  saveLines([...lines.values()])
  return readCart(locale)
}
