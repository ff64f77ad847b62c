import { describe, expect, test } from 'vitest'
import type { Dropshipping, Vendor, Wholesale } from '@/payload-types'
import { partial } from '@/testing/partial'
import { dropshippingListing, vendorListing, wholesaleListing } from './listing'

const supplier = {
  id: '0198a0f2-0000-7000-8000-000000000000',
  slug: 'long-shed',
  businessName: 'Long Shed',
  status: 'active',
  address: { city: 'Salem', state: 'OR', country: 'US' },
  createdAt: '2026-01-01T00:00:00.000Z',
} as const

const wholesaler = partial<Wholesale>({
  ...supplier,
  wholesaleType: 'grower',
  minimumOrder: { amount: 120.5, currency: 'USD' },
  leadTime: { from: 2, to: 5 },
  netTerms: ['net-30'],
})

const dropshipper = partial<Dropshipping>({
  ...supplier,
  supplierType: 'general',
  fees: { perOrder: 3.25, monthly: 0, currency: 'USD' },
  leadTime: { from: 2 },
  regions: ['US', 'CA'],
})

describe('list entries of suppliers', () => {
  test('a wholesaler is sorted by minimum order in minor units', () => {
    const { card, offer } = wholesaleListing.entry(wholesaler)
    expect(offer).toMatchObject({ from: 12050, to: 12050, currency: 'USD' })
    expect(card.wholesale).toEqual({
      minimumOrder: { amount: 12050, currency: 'USD' },
      leadTime: { from: 2, to: 5 },
      netTerms: ['net-30'],
    })
  })

  test('a dropshipper is sorted by fee and found by the regions it ships to', () => {
    const { card, facets, offer } = dropshippingListing.entry(dropshipper)
    expect(offer).toMatchObject({ from: 325, currency: 'USD' })
    expect(facets).toEqual(expect.arrayContaining(['region:US', 'region:CA']))
    expect(card.dropshipping?.leadTime).toEqual({ from: 2, to: 2 })
  })

  test('a wholesaler without a minimum order has no price to sort by', () => {
    const silent = { ...wholesaler, minimumOrder: { currency: 'USD' } } as Wholesale
    expect(wholesaleListing.entry(silent).offer).toBeNull()
  })

  test('a vendor has neither price nor terms', () => {
    const vendor = partial<Vendor>({ ...supplier, vendorType: 'grower' })
    expect(vendorListing.entry(vendor)).toMatchObject({
      offer: null,
      card: { wholesale: null, dropshipping: null },
    })
  })
})
