import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rebaseStock } from './rebase-stock'

const count = fc.nat(1000)

describe('rebaseStock', () => {
  it('subtracts what was sold after the stock was read', () => {
    expect(rebaseStock({ stock: 5, sold: 0 }, 2)).toEqual({ stock: 3, sold: 2 })
    // The form added four to five; two were sold meanwhile.
    expect(rebaseStock({ stock: 9, sold: 0 }, 2)).toEqual({ stock: 7, sold: 2 })
    // Two were returned meanwhile.
    expect(rebaseStock({ stock: 5, sold: 4 }, 2)).toEqual({ stock: 7, sold: 2 })
  })

  it('never goes below zero and is idempotent', () => {
    fc.assert(
      fc.property(count, count, count, (stock, seen, sold) => {
        const once = rebaseStock({ stock, sold: seen }, sold)
        expect(once.stock).toBe(Math.max(0, stock + seen - sold))
        expect(rebaseStock(once, sold)).toEqual(once)
      }),
    )
  })

  it('trusts a stock without a count of sales, and leaves invalid stocks alone', () => {
    expect(rebaseStock({ stock: 5 }, 2)).toEqual({ stock: 5, sold: 2 })
    expect(rebaseStock({ stock: 5, sold: 'many' }, 2)).toEqual({ stock: 5, sold: 2 })
    expect(rebaseStock({ stock: null, sold: 0 }, 2)).toEqual({ stock: null, sold: 2 })
    expect(rebaseStock({ stock: 'many', sold: 0 }, 2)).toEqual({ stock: 'many', sold: 2 })
  })
})
