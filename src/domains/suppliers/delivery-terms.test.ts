import en from '@messages/en/admin.json'
import es from '@messages/es/admin.json'
import pt from '@messages/pt/admin.json'
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

const address = { country: 'US' }

test('a vendor in the USA with the standard policy delivers free within the USA', () => {
  expect(deliveryTerms({ standardPolicy: true, delivery: own, address })).toMatchObject({
    regions: ['US'],
    cost: { amount: 0 },
    returnDays: 30,
  })
})

test.each(['PT', null, undefined])(
  'a vendor in %s has its own terms instead of the standard policy',
  (country) => {
    const elsewhere = { country } as { country: string }
    expect(deliveryTerms({ standardPolicy: true, delivery: own, address: elsewhere })?.regions).toEqual([
      'ES',
      'PT',
    ])
  },
)

test('the panel states the standard terms beside their box', () => {
  const terms = deliveryTerms({ standardPolicy: true, delivery: own, address })
  expect(terms).toMatchObject({ cost: { amount: 0 }, days: { from: 1, to: 6 }, returnDays: 30 })
  for (const { descriptions } of [en, es, pt]) {
    expect(descriptions.standardPolicy).toMatch(/United States|Estados Unidos/)
    // A day until dispatch and one to five on the way.
    expect(descriptions.standardPolicy.match(/\d+/g)).toEqual(['1', '1', '5', '30'])
  }
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
