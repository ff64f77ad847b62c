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
      fc.property(cart, cart, stock, (cartLines, browserLines, stocks) => {
        const keys = merge(cartLines, browserLines, ({ product }) => stocks[product]).map(lineKey)
        expect(new Set(keys)).toEqual(new Set([...cartLines, ...browserLines].map(lineKey)))
        expect(keys.length).toBe(new Set(keys).size)
      }),
    )
  })

  it('is idempotent and commutative', () => {
    fc.assert(
      fc.property(cart, cart, stock, (cartLines, browserLines, stocks) => {
        const once = merge(cartLines, browserLines, ({ product }) => stocks[product])
        expect(merge(once, browserLines, ({ product }) => stocks[product])).toEqual(once)
        expect(quantities(merge(browserLines, cartLines, ({ product }) => stocks[product]))).toEqual(
          quantities(once),
        )
      }),
    )
  })

  it('takes the larger quantity, limited by the stock', () => {
    fc.assert(
      fc.property(cart, cart, stock, (cartLines, browserLines, stocks) => {
        for (const { product, variant, quantity } of merge(
          cartLines,
          browserLines,
          (one) => stocks[one.product],
        )) {
          const wanted = [...cartLines, ...browserLines].filter(
            (one) => lineKey(one) === lineKey({ product, variant }),
          )
          const most = Math.max(...wanted.map((one) => one.quantity))
          expect(quantity).toBe(Math.max(1, Math.min(most, stocks[product] ?? maxQuantity)))
        }
      }),
    )
  })

  it('keeps the title and price of the cart’s own lines', () => {
    fc.assert(
      fc.property(cart, cart, (cartLines, browserLines) => {
        expect(
          merge(cartLines, browserLines, () => undefined)
            .slice(0, cartLines.length)
            .map(({ price, title }) => ({ price, title })),
        ).toEqual(cartLines.map(({ price, title }) => ({ price, title })))
      }),
    )
  })
})
