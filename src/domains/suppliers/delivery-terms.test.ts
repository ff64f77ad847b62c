import { expect, test } from 'vitest'
import { deliveryTerms } from './delivery-terms'

const own = {
  regions: ['ES', 'PT'],
  perishableRegions: ['ES'],
  cost: 6.5,
  freeFrom: 60,
  currency: 'EUR' as const,
  from: 2,
  to: 4,
  returnDays: 14,
}

test('a vendor with the standard policy delivers free within the USA', () => {
  expect(deliveryTerms({ standardPolicy: true, delivery: own })).toMatchObject({
    regions: ['US'],
    cost: { amount: 0 },
    returnDays: 30,
  })
})

test('other vendors state their own terms', () => {
  expect(deliveryTerms({ standardPolicy: false, delivery: own })).toEqual({
    regions: ['ES', 'PT'],
    cost: { amount: 650, currency: 'EUR' },
    freeFrom: { amount: 6000, currency: 'EUR' },
    days: { from: 2, to: 4 },
    returnDays: 14,
  })
  expect(deliveryTerms({ standardPolicy: false, delivery: { currency: 'USD' } })).toBeNull()
})

test('perishable goods go only as far as the vendor says and are not returned', () => {
  expect(deliveryTerms({ standardPolicy: false, delivery: own }, true)).toMatchObject({
    regions: ['ES'],
    returnDays: 0,
  })
  const everywhere = { ...own, perishableRegions: [] }
  expect(deliveryTerms({ standardPolicy: false, delivery: everywhere }, true)?.regions).toEqual(['ES', 'PT'])
})
