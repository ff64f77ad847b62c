import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyLines } from './cart-changes'
import { lineKey, type StoredLine } from './line'
import type { Offer } from './offers'
import { buildCartView, orderableLines } from './view'

const seller = { id: 'v', name: 'v', slug: 'v', place: '', takesOrders: true, shop: null }

/** Three variants that share the stock of the product, and one with its own stock. */
function offers(stock: number, own: number): Map<string, Offer> {
  const offer = (variant: string, more: Partial<Offer>): [string, Offer] => [
    `kit:${variant}`,
    {
      title: 'Kit',
      path: '/mushrooms/product/kit',
      options: variant,
      sku: null,
      picture: { url: null, drawing: { name: 'fresh', species: null }, seed: 'kit' },
      price: 100,
      regular: null,
      currency: 'USD',
      stock,
      hasOwnStock: false,
      delivery: { regions: [], excludedRegions: [] },
      seller,
      ...more,
    },
  ]
  return new Map([
    ...['s', 'm', 'l'].map((variant) => offer(variant, {})),
    offer('own', { hasOwnStock: true, stock: own }),
  ])
}

const wanted = fc.record({
  product: fc.constant('kit'),
  variant: fc.constantFrom('s', 'm', 'l', 'own'),
  quantity: fc.nat(20),
})

describe('applyLines', () => {
  it('limits a line to the stock that the lines before it have left', () => {
    fc.assert(
      fc.property(fc.array(wanted, { maxLength: 12 }), fc.nat(12), fc.nat(12), (changes, stock, own) => {
        const sold = offers(stock, own)
        let cart: StoredLine[] = []
        for (const change of changes) {
          cart = applyLines(cart, [change], sold)
          const changed = cart.find((line) => lineKey(line) === lineKey(change))
          if (change.quantity === 0) expect(changed).toBeUndefined()
          else if (changed) {
            const before = cart.slice(0, cart.indexOf(changed)).filter(({ variant }) => variant !== 'own')
            const taken = before.reduce((sum, { quantity }) => sum + quantity, 0)
            const left = change.variant === 'own' ? own : stock - taken
            expect(changed.quantity).toBe(Math.max(1, Math.min(change.quantity, left)))
          }
        }
        const ordered = orderableLines(buildCartView(cart, sold).groups[0] ?? { lines: [] })
        const sum = (lines: typeof ordered) => lines.reduce((all, { quantity }) => all + quantity, 0)
        expect(sum(ordered.filter(({ variant }) => variant !== 'own'))).toBeLessThanOrEqual(stock)
        expect(sum(ordered.filter(({ variant }) => variant === 'own'))).toBeLessThanOrEqual(own)
      }),
    )
  })
})
