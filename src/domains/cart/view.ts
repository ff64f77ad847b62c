import { createHash } from 'node:crypto'
import type { Currency } from '@/foundation/money/money'
import { type KeptLine, lineKey } from './line'
import { bounded } from './merge'
import { type Offer, type Seller, stockKey } from './offers'

/** A line as its reader sees it; sums in whole minor units. */
export interface ShownLine {
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
  /** What there is for it: less what lines before it take of the same stock. */
  stock: number
  /** More had been wanted than there are now. */
  wanted: number | null
  /** What it cost when it was put in, where that was another price. */
  was: number | null
}

/** What is asked of one vendor in one currency: sums of two currencies are no sum. */
export interface ShownGroup {
  vendor: Seller
  currency: Currency
  lines: ShownLine[]
  subtotal: number
  /** Says in one word what is shown, to notice when it is sent that it has changed. */
  seen: string
}

export interface ShownCart {
  groups: ShownGroup[]
  /** Not sold any more. */
  gone: { product: string; variant: string | null; title: string }[]
  /** How many things lie in it. */
  count: number
}

function shownLine(line: KeptLine, offer: Offer, stock: number): ShownLine {
  const quantity = bounded(line.quantity, stock)
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
  }
}

/** What of a group can be ordered. */
export function orderable({ lines }: Pick<ShownGroup, 'lines'>): ShownLine[] {
  return lines.filter(({ stock }) => stock > 0)
}

function seenOf(lines: readonly ShownLine[]): string {
  const facts = orderable({ lines: [...lines] }).map(
    ({ key, quantity, each }) => `${key} ${quantity} ${each}`,
  )
  return createHash('sha256').update(facts.sort().join('\n')).digest('base64url').slice(0, 16)
}

/** Lines beside what they stand for now, by vendor and currency, in the order in which they were put in. */
export function shownCart(lines: readonly KeptLine[], offers: ReadonlyMap<string, Offer>): ShownCart {
  const groups = new Map<string, ShownGroup>()
  const gone: ShownCart['gone'] = []
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
    const shown = shownLine(line, offer, stock)
    left.set(source, Math.max(0, stock - shown.quantity))
    groups.set(key, {
      ...group,
      lines: [...group.lines, shown],
      subtotal: group.subtotal + shown.total,
    })
  }
  return {
    groups: [...groups.values()].map((group) => ({ ...group, seen: seenOf(group.lines) })),
    gone,
    count: countOf(lines),
  }
}

/** How many things lie in a cart. */
export function countOf(lines: readonly Pick<KeptLine, 'quantity'>[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}
