import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rebaseStock } from './rebase-stock'

const count = fc.nat(1000)

describe('a stock that was read before something was sold', () => {
  it('is what it would be after that', () => {
    expect(rebaseStock({ stock: 5, sold: 0 }, 2)).toEqual({ stock: 3, sold: 2 })
    // Four came in, as its reader knew; two were sold meanwhile.
    expect(rebaseStock({ stock: 9, sold: 0 }, 2)).toEqual({ stock: 7, sold: 2 })
    // Two came back meanwhile.
    expect(rebaseStock({ stock: 5, sold: 4 }, 2)).toEqual({ stock: 7, sold: 2 })
  })

  it('is never below none, and does not matter when it is saved twice', () => {
    fc.assert(
      fc.property(count, count, count, (stock, seen, sold) => {
        const once = rebaseStock({ stock, sold: seen }, sold)
        expect(once.stock).toBe(Math.max(0, stock + seen - sold))
        expect(rebaseStock(once, sold)).toEqual(once)
      }),
    )
  })

  it('is believed where its sender says nothing of what was sold, and left alone where it is no stock', () => {
    expect(rebaseStock({ stock: 5 }, 2)).toEqual({ stock: 5, sold: 2 })
    expect(rebaseStock({ stock: 5, sold: 'many' }, 2)).toEqual({ stock: 5, sold: 2 })
    expect(rebaseStock({ stock: null, sold: 0 }, 2)).toEqual({ stock: null, sold: 2 })
    expect(rebaseStock({ stock: 'many', sold: 0 }, 2)).toEqual({ stock: 'many', sold: 2 })
  })
})
