import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { dayAt } from '@/foundation/days'
import { priceRangeAt } from './price-range'
import {
  lastPriceChange,
  nextPriceChange,
  type Priced,
  type PricedVariant,
  priceAt,
  type Sales,
} from './sale'

const moment = fc
  .integer({ min: Date.UTC(2024, 0), max: Date.UTC(2030, 0) })
  .map((time) => new Date(time).toISOString())
/** Prices as people type them; drafts may hold fractions of a cent. */
const cents = fc.oneof(
  fc.integer({ min: 0, max: 100_000 }).map((amount) => amount / 100),
  fc.double({ min: 0, max: 20, noNaN: true }),
)
const sales: fc.Arbitrary<Sales | null> = fc.option(
  fc.record({
    active: fc.option(fc.boolean()),
    scheduledSale: fc.option(fc.boolean()),
    dateRange: fc.option(fc.record({ from: fc.option(moment), to: fc.option(moment) })),
    salePrice: fc.option(cents),
    saleLabel: fc.option(fc.constantFrom('Harvest', 'Last jars')),
  }),
)
const variants: fc.Arbitrary<PricedVariant[]> = fc.array(
  fc.record({ pricing: fc.option(fc.record({ price: fc.option(cents) })), sales }),
  { maxLength: 4 },
)
const product: fc.Arbitrary<Priced> = fc.record({
  baseInventory: fc.record({ unitPrice: cents, currency: fc.constantFrom('USD', 'EUR', 'BRL') }),
  sales,
})
const at = moment.map((text) => new Date(text))

const sold = (unitPrice: number, sale: Sales): Priced => ({
  baseInventory: { unitPrice, currency: 'USD' },
  sales: sale,
})
const from = '2026-03-29T00:00:00.000Z'
const to = '2026-04-05T00:00:00.000Z'
const week = sold(20, {
  active: true,
  scheduledSale: true,
  dateRange: { from, to },
  salePrice: 15,
  saleLabel: 'Harvest',
})
const justBefore = (moment: string) => new Date(Date.parse(moment) - 1)

describe('F07: sales', () => {
  test.each([
    [justBefore(from), 2000],
    [new Date(from), 1500],
    [justBefore(to), 1500],
    [new Date(to), 2000],
  ])('a sale includes its first moment and excludes its last: at %o the price is %i', (moment, amount) => {
    expect(priceAt(week, null, moment).amount).toBe(amount)
  })

  it('a sale carries its regular price, label and end', () => {
    expect(priceAt(week, null, new Date(from))).toEqual({
      amount: 1500,
      regular: 2000,
      label: 'Harvest',
      until: '2026-04-04',
    })
    expect(priceAt(week, null, new Date(from), 'Europe/Madrid').until).toBe('2026-04-05')
    expect(priceAt(week, null, new Date(to))).toEqual({
      amount: 2000,
      regular: null,
      label: null,
      until: null,
    })
  })

  it('a sale without dates or schedule lasts while it is active', () => {
    const always = { active: true, salePrice: 15 }
    for (const sale of [
      always,
      { ...always, dateRange: { from: to, to } },
      { ...always, scheduledSale: true },
      { ...always, scheduledSale: true, dateRange: { from } },
    ])
      expect(priceAt(sold(20, sale), null, new Date('2027-01-01')).amount).toBe(1500)
    expect(priceAt(sold(20, { ...always, active: false }), null, new Date(from)).amount).toBe(2000)
  })

  it('a sale that is not cheaper, or ends before it begins, is ignored', () => {
    for (const sale of [
      { active: true, salePrice: 20 },
      { active: true, salePrice: 25 },
      { active: true, salePrice: 19.999 },
      { active: true },
      { active: true, salePrice: 15, scheduledSale: true, dateRange: { from: to, to: from } },
    ]) {
      expect(priceAt(sold(20, sale), null, new Date('2026-04-01'))).toMatchObject({
        amount: 2000,
        regular: null,
      })
      expect(nextPriceChange(sold(20, sale), [], new Date('2020-01-01'))).toBeNull()
    }
  })

  it("a sale of a product applies to variants with the product's price only", () => {
    const base = sold(20, { active: true, salePrice: 15 })
    const now = new Date(from)
    expect(priceAt(base, {}, now).amount).toBe(1500)
    expect(priceAt(base, { pricing: { price: 12 } }, now)).toMatchObject({ amount: 1200, regular: null })
    expect(priceAt(base, { sales: { active: true, salePrice: 18 } }, now).amount).toBe(1800)
    expect(
      priceAt(base, { pricing: { price: 40 }, sales: { active: true, salePrice: 30 } }, now),
    ).toMatchObject({
      amount: 3000,
      regular: 4000,
    })
  })

  it("a sale of a variant overrides the product's sale while it runs", () => {
    const own = { active: true, scheduledSale: true, salePrice: 12, dateRange: { from, to } }
    const always = sold(20, { active: true, salePrice: 15 })
    const prices = [justBefore(from), new Date(from), justBefore(to), new Date(to)].map((moment) =>
      priceAt(always, { sales: own }, moment),
    )
    expect(prices.map(({ amount }) => amount)).toEqual([1500, 1200, 1200, 1500])
    expect(prices.map(({ until }) => until)).toEqual(['2026-03-28', '2026-04-04', '2026-04-04', null])
    expect(nextPriceChange(week, [{ sales: { ...own, dateRange: { from: to } } }], new Date(from))).toEqual(
      new Date(to),
    )
    const dearer = { pricing: { price: 40 }, sales: own }
    expect(priceAt(always, dearer, justBefore(from))).toMatchObject({ amount: 4000, regular: null })
  })
})

describe('for any prices and sales', () => {
  it('a price is whole, not negative, and below the regular price during a sale', () => {
    fc.assert(
      fc.property(product, variants, at, (priced, sold, now) => {
        for (const variant of [null, ...sold]) {
          const { amount, regular } = priceAt(priced, variant, now)
          expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true)
          if (regular !== null) expect(amount).toBeLessThan(regular)
        }
      }),
    )
  })

  it('prices stay constant between two price changes', () => {
    fc.assert(
      fc.property(product, variants, at, fc.nat(), (priced, sold, now, step) => {
        const prices = (moment: Date) =>
          [null, ...sold].slice(sold.length > 0 ? 1 : 0).map((one) => priceAt(priced, one, moment).amount)
        const next = nextPriceChange(priced, sold, now)?.getTime() ?? now.getTime() + 1e12
        const last = lastPriceChange(priced, sold, now)?.getTime() ?? now.getTime() - 1e12
        expect(next).toBeGreaterThan(now.getTime())
        expect(last).toBeLessThanOrEqual(now.getTime())
        const within = new Date(last + (step % (next - last)))
        expect(prices(within)).toEqual(prices(now))
      }),
    )
  })

  it('during its own sale a variant has that price, otherwise the price without it', () => {
    fc.assert(
      fc.property(product, variants, at, (priced, sold, now) => {
        for (const variant of sold) {
          const alone = priceAt({ ...priced, sales: null }, variant, now)
          const without = priceAt(priced, { ...variant, sales: null }, now)
          expect(priceAt(priced, variant, now).amount).toBe(
            alone.regular === null ? without.amount : alone.amount,
          )
        }
      }),
    )
  })

  it('a sale price holds on its last day at the vendor’s place, and no longer after it', () => {
    const timeZone = fc.constantFrom('UTC', 'America/New_York', 'Pacific/Auckland', 'America/Sao_Paulo')
    fc.assert(
      fc.property(product, variants, at, timeZone, (priced, sold, now, zone) => {
        for (const variant of [null, ...sold]) {
          const { until } = priceAt(priced, variant, now, zone)
          if (until === null) continue
          const change = nextPriceChange(priced, variant ? [variant] : [], now)
          expect(change && dayAt(new Date(change.getTime() - 1), zone) <= until).toBe(true)
          expect(until >= dayAt(now, zone)).toBe(true)
        }
      }),
    )
  })

  it('every price change changes some price', () => {
    fc.assert(
      fc.property(product, at, (priced, now) => {
        const next = nextPriceChange(priced, [], now)
        if (next)
          expect(priceAt(priced, null, next).amount).not.toBe(
            priceAt(priced, null, new Date(next.getTime() - 1)).amount,
          )
      }),
    )
  })

  it('a range spans the cheapest and the dearest variant', () => {
    fc.assert(
      fc.property(product, variants, at, fc.boolean(), (priced, sold, now, enableVariants) => {
        const varied = {
          ...priced,
          enableVariants,
          variants: { variants: sold },
          baseInventory: { ...priced.baseInventory, stock: 1 },
        }
        const { price, regular } = priceRangeAt(varied, now)
        const amounts = (enableVariants && sold.length > 0 ? sold : [null]).map(
          (one) => priceAt(priced, one, now).amount,
        )
        expect(price).toEqual({
          from: Math.min(...amounts),
          to: Math.max(...amounts),
          currency: priced.baseInventory.currency,
        })
        if (regular) {
          expect(regular.from).toBeGreaterThanOrEqual(price.from)
          expect(regular.to).toBeGreaterThanOrEqual(Number(price.to))
        }
      }),
    )
  })
})
