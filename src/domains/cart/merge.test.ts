import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineKey, maxQuantity, type StoredLine } from './line'
import { merge } from './merge'

const line: fc.Arbitrary<StoredLine> = fc.record({
  product: fc.constantFrom('a', 'b', 'c', 'd'),
  variant: fc.constantFrom(null, 'small', 'large'),
  quantity: fc.integer({ min: 1, max: maxQuantity }),
  title: fc.constantFrom('Kit', 'Tincture'),
  price: fc.nat(10_000),
  currency: fc.constantFrom('USD', 'BRL'),
})

/** A cart has one line for each product and variant. */
const cart = fc.uniqueArray(line, { selector: lineKey })
const stock = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.nat(50))

const quantities = (lines: readonly StoredLine[]) =>
  Object.fromEntries(lines.map((one) => [lineKey(one), one.quantity]))

describe('merge', () => {
  it('keeps every line and creates no duplicates', () => {
    fc.assert(
      fc.property(cart, cart, stock, (kept, brought, stocks) => {
        const keys = merge(kept, brought, ({ product }) => stocks[product]).map(lineKey)
        expect(new Set(keys)).toEqual(new Set([...kept, ...brought].map(lineKey)))
        expect(keys.length).toBe(new Set(keys).size)
      }),
    )
  })

  it('is idempotent and commutative', () => {
    fc.assert(
      fc.property(cart, cart, stock, (kept, brought, stocks) => {
        const once = merge(kept, brought, ({ product }) => stocks[product])
        expect(merge(once, brought, ({ product }) => stocks[product])).toEqual(once)
        expect(quantities(merge(brought, kept, ({ product }) => stocks[product]))).toEqual(quantities(once))
      }),
    )
  })

  it('takes the larger quantity, limited by the stock', () => {
    fc.assert(
      fc.property(cart, cart, stock, (kept, brought, stocks) => {
        for (const { product, variant, quantity } of merge(kept, brought, (one) => stocks[one.product])) {
          const wanted = [...kept, ...brought].filter((one) => lineKey(one) === lineKey({ product, variant }))
          const most = Math.max(...wanted.map((one) => one.quantity))
          expect(quantity).toBe(Math.max(1, Math.min(most, stocks[product] ?? maxQuantity)))
        }
      }),
    )
  })

  it('keeps the title and price of the cart’s own lines', () => {
    fc.assert(
      fc.property(cart, cart, (kept, brought) => {
        expect(
          merge(kept, brought, () => undefined)
            .slice(0, kept.length)
            .map(({ price, title }) => ({ price, title })),
        ).toEqual(kept.map(({ price, title }) => ({ price, title })))
      }),
    )
  })
})
