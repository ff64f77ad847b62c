import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currencies } from '@/foundation/money/money'
import { lineKey, type StoredLine } from './line'
import { type Offer, stockKey } from './offers'
import { buildCartView, orderableLines } from './view'

const currency = fc.constantFrom(...currencies)
const products = fc.constantFrom('a', 'b', 'c', 'd', 'e')

const line: fc.Arbitrary<StoredLine> = fc.record({
  product: products,
  variant: fc.constantFrom(null, 'small', 'large'),
  quantity: fc.integer({ min: 1, max: 999 }),
  title: fc.constant('Kit'),
  price: fc.nat(10_000),
  currency,
})
const lines = fc.uniqueArray(line, { selector: lineKey })

const offer: fc.Arbitrary<Offer> = fc.record({
  title: fc.constant('Kit'),
  path: fc.constant('/mushrooms/product/kit'),
  options: fc.constant(null),
  sku: fc.constant(null),
  picture: fc.constant({ url: null, drawing: { name: 'fresh', species: null }, seed: 'kit' }),
  price: fc.nat(1_000_000_000),
  regular: fc.constant(null),
  currency,
  stock: fc.nat(1500),
  hasOwnStock: fc.boolean(),
  delivery: fc.constant({ regions: [], excludedRegions: [] }),
  seller: fc.constantFrom('v1', 'v2').map((id) => ({
    id,
    name: id,
    slug: id,
    place: '',
    takesOrders: true,
    shop: null,
  })),
})
/** Offers that share the stock of their product agree on it. */
const offers = fc
  .tuple(
    fc.dictionary(
      fc.tuple(products, fc.constantFrom('', ':small', ':large')).map((parts) => parts.join('')),
      offer,
    ),
    fc.dictionary(products, fc.nat(1500)),
  )
  .map(([current, shared]) => {
    const all = Object.entries(current).map(([key, one]) => {
      const [product = '', variant] = key.split(':')
      const hasOwnStock = one.hasOwnStock && Boolean(variant)
      return [key, { ...one, hasOwnStock, stock: hasOwnStock ? one.stock : (shared[product] ?? 7) }] as const
    })
    return new Map(all)
  })

describe('buildCartView', () => {
  it('shows each line once, in a group or as gone', () => {
    fc.assert(
      fc.property(lines, offers, (stored, current) => {
        const { groups, gone } = buildCartView(stored, current)
        const keys = [...groups.flatMap((group) => group.lines.map(({ key }) => key)), ...gone.map(lineKey)]
        expect(keys.sort()).toEqual(stored.map(lineKey).sort())
      }),
    )
  })

  it('sums integers in one currency, without what is out of stock', () => {
    fc.assert(
      fc.property(lines, offers, (stored, current) => {
        for (const { currency: code, lines: shown, subtotal, vendor } of buildCartView(stored, current)
          .groups) {
          expect(Number.isSafeInteger(subtotal)).toBe(true)
          expect(subtotal).toBe(shown.reduce((sum, { total }) => sum + total, 0))
          for (const { key, quantity, each, stock, total } of shown) {
            expect(current.get(key)).toMatchObject({ currency: code, seller: { id: vendor.id } })
            expect(total).toBe(stock > 0 ? each * quantity : 0)
            expect(quantity).toBeLessThanOrEqual(Math.max(1, stock))
          }
        }
      }),
    )
  })

  it('never lets lines that share a stock order more than there is', () => {
    fc.assert(
      fc.property(lines, offers, (stored, current) => {
        const taken = new Map<string, number>()
        for (const line of buildCartView(stored, current).groups.flatMap(orderableLines)) {
          const offer = current.get(line.key) as Offer
          const source = stockKey(line, offer)
          taken.set(source, (taken.get(source) ?? 0) + line.quantity)
          expect(taken.get(source)).toBeLessThanOrEqual(offer.stock)
        }
      }),
    )
  })

  it('shows the stock that is left for each line, counting a variant with its own stock apart', () => {
    const [first] = fc.sample(offer, 1) as [Offer]
    const sold = (variant: string, more: Partial<Offer> = {}) =>
      [`a:${variant}`, { ...first, stock: 5, hasOwnStock: false, ...more }] as const
    const of = (variant: string, quantity: number): StoredLine => ({
      product: 'a',
      variant,
      quantity,
      title: 'Kit',
      price: 1,
      currency: 'USD',
    })
    const shared = new Map([sold('s'), sold('m'), sold('l'), sold('own', { hasOwnStock: true, stock: 2 })])
    const [group] = buildCartView([of('s', 3), of('own', 2), of('m', 4), of('l', 1)], shared).groups
    expect(group?.lines.map(({ quantity, stock, wanted }) => [quantity, stock, wanted])).toEqual([
      [3, 5, null],
      [2, 2, null],
      [2, 2, 4],
      [1, 0, null],
    ])
    expect(orderableLines({ lines: group?.lines ?? [] })).toHaveLength(3)
  })

  it('has another hash as soon as a price, a quantity or a line changes', () => {
    const stored: StoredLine = {
      product: 'a',
      variant: null,
      quantity: 2,
      title: 'Kit',
      price: 1,
      currency: 'USD',
    }
    const [first] = fc.sample(offer, 1) as [Offer]
    const word = (change: Partial<Offer>, quantity = 2) =>
      buildCartView([{ ...stored, quantity }], new Map([['a', { ...first, stock: 9, ...change }]])).groups[0]
        ?.seen
    expect(word({ price: 100 })).toBe(word({ price: 100, title: 'Another' }))
    expect(word({ price: 100 })).not.toBe(word({ price: 101 }))
    expect(word({ price: 100 })).not.toBe(word({ price: 100 }, 3))
    expect(word({ price: 100 })).not.toBe(word({ price: 100, stock: 1 }))
  })
})
