import { createHash } from 'node:crypto'
import type { Currency } from '@/foundation/money/money'
import { lineKey, type StoredLine } from './line'
import { clampQuantity } from './merge'
import { type Offer, type Seller, stockKey } from './offers'

/** A line as the cart shows it. Amounts in minor units. */
export interface CartLineView {
  key: string
  product: string
  variant: string | null
  quantity: number
  title: string
  path: string
  options: string | null
  picture: Offer['picture']
  each: number
  regular: number | null
  total: number
  /** What is left for this line after the lines before it that share its stock. */
  stock: number
  /** The requested quantity, if it exceeds the stock. */
  wanted: number | null
  /** The price when the line was added, if it was different. */
  was: number | null
  /** Where the vendor delivers it. */
  delivery: Offer['delivery']
}

/** The lines of one vendor in one currency. */
export interface CartGroupView {
  vendor: Seller
  currency: Currency
  lines: CartLineView[]
  subtotal: number
  /** A hash of what is shown, sent with an order to detect changes since. */
  seen: string
}

export interface CartView {
  groups: CartGroupView[]
  /** Lines of products that are not sold any more. */
  gone: { product: string; variant: string | null; title: string }[]
  /** The sum of the quantities. */
  count: number
}

function buildLineView(line: StoredLine, offer: Offer, stock: number): CartLineView {
  const quantity = clampQuantity(line.quantity, stock)
  const { product, variant } = line
  return {
    key: lineKey(line),
    product,
    variant,
    quantity,
    title: offer.title,
    path: offer.path,
    options: offer.options,
    picture: offer.picture,
    each: offer.price,
    regular: offer.regular,
    total: stock > 0 ? offer.price * quantity : 0,
    stock,
    wanted: stock > 0 && line.quantity > quantity ? line.quantity : null,
    was: line.currency === offer.currency && line.price !== offer.price ? line.price : null,
    delivery: offer.delivery,
  }
}

/** The lines of a group that can be ordered. */
export function orderableLines({ lines }: Pick<CartGroupView, 'lines'>): CartLineView[] {
  return lines.filter(({ stock }) => stock > 0)
}

function hashLines(lines: readonly CartLineView[]): string {
  const facts = orderableLines({ lines: [...lines] }).map(
    ({ key, quantity, each }) => `${key} ${quantity} ${each}`,
  )
  return createHash('sha256').update(facts.sort().join('\n')).digest('base64url').slice(0, 16)
}

/** Combines lines with their current offers, grouped by vendor and currency, in the order in which they were added. */
export function buildCartView(lines: readonly StoredLine[], offers: ReadonlyMap<string, Offer>): CartView {
  const groups = new Map<string, CartGroupView>()
  const gone: CartView['gone'] = []
  const left = new Map<string, number>()
  for (const line of lines) {
    const offer = offers.get(lineKey(line))
    if (!offer) {
      gone.push({ product: line.product, variant: line.variant, title: line.title })
      continue
    }
    const { seller, currency } = offer
    const key = `${seller.id} ${currency}`
    const group = groups.get(key) ?? { vendor: seller, currency, lines: [], subtotal: 0, seen: '' }
    const source = stockKey(line, offer)
    const stock = left.get(source) ?? offer.stock
    const view = buildLineView(line, offer, stock)
    left.set(source, Math.max(0, stock - view.quantity))
    groups.set(key, {
      ...group,
      lines: [...group.lines, view],
      subtotal: group.subtotal + view.total,
    })
  }
  return {
    groups: [...groups.values()].map((group) => ({ ...group, seen: hashLines(group.lines) })),
    gone,
    count: countItems(lines),
  }
}

/** The sum of the quantities. */
export function countItems(lines: readonly Pick<StoredLine, 'quantity'>[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}
