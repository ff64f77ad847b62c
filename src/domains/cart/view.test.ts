import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currencies } from '../../foundation/money/money'
import { type KeptLine, lineKey } from './line'
import type { Offer } from './offers'
import { shownCart } from './view'

const currency = fc.constantFrom(...currencies)
const products = fc.constantFrom('a', 'b', 'c', 'd', 'e')

const line: fc.Arbitrary<KeptLine> = fc.record({
  product: products,
  variant: fc.constantFrom(null, 'small'),
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
  picture: fc.constant({ url: null, drawing: 'fresh', seed: 'kit' }),
  price: fc.nat(1_000_000_000),
  regular: fc.constant(null),
  currency,
  stock: fc.nat(1500),
  ownStock: fc.boolean(),
  excludedRegions: fc.constant([]),
  seller: fc.constantFrom('v1', 'v2').map((id) => ({
    id,
    name: id,
    slug: id,
    place: '',
    takesOrders: true,
    shop: null,
  })),
})
const offers = fc
  .dictionary(
    fc.tuple(products, fc.constantFrom('', ':small')).map((parts) => parts.join('')),
    offer,
  )
  .map((found) => new Map(Object.entries(found)))

describe('a cart that is shown', () => {
  it('shows each line once, in a group or as gone', () => {
    fc.assert(
      fc.property(lines, offers, (kept, found) => {
        const { groups, gone } = shownCart(kept, found)
        const keys = [...groups.flatMap((group) => group.lines.map(({ key }) => key)), ...gone.map(lineKey)]
        expect(keys.sort()).toEqual(kept.map(lineKey).sort())
      }),
    )
  })

  it('sums in whole units of one currency, of what there is', () => {
    fc.assert(
      fc.property(lines, offers, (kept, found) => {
        for (const { currency: code, lines: shown, subtotal, vendor } of shownCart(kept, found).groups) {
          expect(Number.isSafeInteger(subtotal)).toBe(true)
          expect(subtotal).toBe(shown.reduce((sum, { total }) => sum + total, 0))
          for (const { key, quantity, each, stock, total } of shown) {
            expect(found.get(key)).toMatchObject({ currency: code, seller: { id: vendor.id } })
            expect(total).toBe(stock > 0 ? each * quantity : 0)
            expect(quantity).toBeLessThanOrEqual(Math.max(1, stock))
          }
        }
      }),
    )
  })

  it('is known by another word as soon as a price, a quantity or a line is another', () => {
    const kept: KeptLine = {
      product: 'a',
      variant: null,
      quantity: 2,
      title: 'Kit',
      price: 1,
      currency: 'USD',
    }
    const [first] = fc.sample(offer, 1) as [Offer]
    const word = (change: Partial<Offer>, quantity = 2) =>
      shownCart([{ ...kept, quantity }], new Map([['a', { ...first, stock: 9, ...change }]])).groups[0]?.seen
    expect(word({ price: 100 })).toBe(word({ price: 100, title: 'Another' }))
    expect(word({ price: 100 })).not.toBe(word({ price: 101 }))
    expect(word({ price: 100 })).not.toBe(word({ price: 100 }, 3))
    expect(word({ price: 100 })).not.toBe(word({ price: 100, stock: 1 }))
  })
})
