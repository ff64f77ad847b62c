import { hint } from '@/domains/users/signed-in-state'
import { cartChanged, linesStore } from './cart-changed'
import { type KeptLine, lineKey, mostLines, refusals } from './line'
import { bounded } from './merge'
import type { ShownCart } from './view'

/** What a page needs to know of the cart without asking: how much lies in it, and which things. */
export interface CartState {
  /** Whether it is known yet. */
  ready: boolean
  count: number
  keys: readonly string[]
}

/** What is known of a member's cart, for as long as the hint stays the same. */
const knownStore = 'cart-known'
/** Then it is asked for again: it may have been changed on another device. Milliseconds. */
const knownFor = 600_000

const unknown: CartState = { ready: false, count: 0, keys: [] }
let state = unknown
const listeners = new Set<() => void>()

function become(next: CartState): void {
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
  onServer: () => unknown,
}

/** The browser may forbid to keep anything, or have no room left. */
function stored<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

function keep(key: string, value: object | null): boolean {
  try {
    if (value) localStorage.setItem(key, JSON.stringify(value))
    else localStorage.removeItem(key)
    return true
  } catch {
    return false
  }
}

/** Why something could not be put into the cart. */
export class NotTaken extends Error {
  readonly why: (typeof refusals)[number] | 'notKept'

  constructor(why: NotTaken['why']) {
    super(`Not taken into the cart: ${why}.`)
    this.why = why
  }
}

/** What is no line would keep all others from being read. */
function ownLines(): KeptLine[] {
  const lines = stored<KeptLine[]>(linesStore)
  return Array.isArray(lines) ? lines.filter((line) => line?.product && line.quantity >= 1) : []
}

function showOwn(lines: readonly KeptLine[]): void {
  become({
    ready: true,
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    keys: lines.map(lineKey),
  })
}

function keepOwn(lines: readonly KeptLine[]): void {
  if (!keep(linesStore, lines.length > 0 ? lines : null)) throw new NotTaken('notKept')
  showOwn(lines)
}

interface Known {
  session: string
  /** Not the moment: two pages that hear of each other's reading would never come to rest. */
  stretch: number
  count: number
  keys: readonly string[]
}

/** What is known says of whom, and when. */
const about = () => ({ session: hint(), stretch: Math.floor(Date.now() / knownFor) })

function know(cart: ShownCart): void {
  const keys = cart.groups.flatMap(({ lines }) => lines.map(({ key }) => key))
  keep(knownStore, { ...about(), count: cart.count, keys })
  become({ ready: true, count: cart.count, keys })
}

function known(): Known | null {
  const kept = stored<Known>(knownStore)
  const { session, stretch } = about()
  return kept?.session === session && kept?.stretch === stretch ? kept : null
}

/** Hears of what another page has done to the cart, or what was done to it while this one lay behind. */
export function onOtherPages(changed: () => void): () => void {
  const stored = ({ key }: StorageEvent) => {
    if (key === linesStore || key === knownStore) changed()
  }
  const back = ({ persisted }: PageTransitionEvent) => persisted && changed()
  window.addEventListener('storage', stored)
  window.addEventListener('pageshow', back)
  return () => {
    window.removeEventListener('storage', stored)
    window.removeEventListener('pageshow', back)
  }
}

class Refused extends Error {
  readonly status: number
  /** The code of what is wrong. */
  readonly code: unknown

  constructor(status: number, answer: { errors?: { data?: { errors?: { code?: unknown }[] } }[] } | null) {
    super(`The cart answered ${status}.`)
    this.status = status
    this.code = answer?.errors?.[0]?.data?.errors?.[0]?.code
  }
}

async function ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const response = await fetch(path, {
    method,
    ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Refused(response.status, await response.json().catch(() => null))
  return response.json()
}

/** A cart as the browser knows it. */
export interface BrowserCart extends ShownCart {
  /** What a member's cart has no room for; it waits in the browser. */
  left?: readonly KeptLine[]
}

/**
 * The cart as it is now. What was put in before signing in goes into the member's cart here, on whichever page is the
 * first after it; where the session turns out to have ended, or the cart is full, it stays in the browser.
 */
export async function readCart(locale: string): Promise<BrowserCart> {
  const own = ownLines()
  if (!hint()) {
    showOwn(own)
    if (own.length === 0) return { groups: [], gone: [], count: 0 }
    return ask('POST', `/api/cart?locale=${locale}`, { lines: own })
  }
  if (own.length === 0) {
    const cart = await ask<ShownCart>('GET', `/api/cart?locale=${locale}`)
    know(cart)
    return cart
  }
  const cart = await ask<ShownCart & { kept: boolean; left: KeptLine[] }>(
    'POST',
    `/api/cart?locale=${locale}`,
    { lines: own },
  )
  if (cart.kept) {
    if (cart.left.length < own.length) keep(linesStore, cart.left.length > 0 ? cart.left : null)
    know(cart)
  } else showOwn(own)
  return cart
}

/** Whether this is the page that a sent order leads to, which has taken out of the cart what was ordered. */
const hasJustOrdered = () => new URLSearchParams(window.location.search).get('done') === 'sent'

async function lookUp(locale: string): Promise<void> {
  const own = ownLines()
  if (!hint()) {
    keep(knownStore, null)
    return showOwn(own)
  }
  const there = own.length === 0 && !hasJustOrdered() ? known() : null
  if (there) return become({ ready: true, count: there.count, keys: there.keys })
  await readCart(locale).catch((error) => {
    console.error(error)
    become({ ready: true, count: 0, keys: [] })
  })
}

let lookingUp: Promise<void> | null = null

/** Lets the page know how much lies in the cart; of the server only what nobody has asked for a while. */
export function findOut(locale: string): Promise<void> {
  lookingUp ??= lookUp(locale).finally(() => {
    lookingUp = null
  })
  return lookingUp
}

/** Tells how much lies in the cart, now and whenever that changes. @returns takes it back */
export function followCart(locale: string, tell: (count: number) => void): () => void {
  const told = () => tell(state.count)
  const leave = [cartState.subscribe(told), onOtherPages(() => findOut(locale))]
  findOut(locale).then(told)
  return () => {
    for (const undo of leave) undo()
  }
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
      const { status, code } = error instanceof Refused ? error : {}
      const why = refusals.find((one) => one === code)
      if (why) throw new NotTaken(why)
      // The session has ended: it is a visitor's cart.
      if (status !== 401) throw error
    }
  }
  const own = ownLines()
  const there = own.find((one) => lineKey(one) === lineKey(line))
  const quantity = bounded(line.quantity + (there?.quantity ?? 0), stock)
  const rest = own.filter((one) => one !== there)
  if (rest.length >= mostLines) throw new NotTaken('full')
  keepOwn(
    there
      ? own.map((one) => (one === there ? { ...line, quantity } : one))
      : [...rest, { ...line, quantity }],
  )
}

/** Gives a line another quantity, 0 takes it out, and shows what has become of the cart. */
export async function setQuantity(line: KeptLine, locale: string): Promise<BrowserCart> {
  if (hint()) {
    const cart = await ask<ShownCart>('PUT', `/api/cart?locale=${locale}`, { lines: [line] })
    know(cart)
    // There may be room now for what waits.
    return ownLines().length > 0 ? readCart(locale) : cart
  }
  const others = (one: KeptLine) => lineKey(one) !== lineKey(line)
  keepOwn(line.quantity > 0 ? ownLines().map((one) => (others(one) ? one : line)) : ownLines().filter(others))
  return readCart(locale)
}
