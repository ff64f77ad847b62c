import { describe, expect, test } from 'vitest'
import type { Dropshipping, Wholesale } from '@/payload-types'
import { partial } from '@/testing/partial'
import { supplierJsonLd } from './structured-data'
import { supplierViews } from './view'

const house = {
  id: '0198a0f2-0000-7000-8000-000000000000',
  slug: 'long-shed',
  businessName: 'Long Shed',
  address: { street: '1 Shed Lane', city: 'Salem', state: 'OR', country: 'US' },
  opening: [{ id: 'a', day: 'monday', opens: '06:00', closes: '14:00' }],
  products: ['one', { id: 'two' }],
} as const
const wholesaler = { ...house, wholesaleType: 'grower', minimumOrder: { currency: 'USD' } } as const
const dropshipper = { ...house, supplierType: 'general', fees: { currency: 'USD' } } as const

const unrated = { averageRating: null, ratingCount: 0 }

describe('pages of wholesalers and dropshippers', () => {
  const views = [
    ['wholesaler', supplierViews.wholesale(partial<Wholesale>(wholesaler))],
    ['dropshipper', supplierViews.dropshipping(partial<Dropshipping>(dropshipper))],
  ] as const

  test.each(views)('a %s shows its opening hours and products', (_, view) => {
    expect(view.opening).toEqual([{ day: 'monday', opens: '06:00', closes: '14:00' }])
    expect(view.productIds).toEqual(['one', 'two'])
  })

  test.each(views)(
    'K15: the structured data of a %s includes its opening hours and the area served',
    (_, view) => {
      expect(supplierJsonLd(view, unrated, 'en')).toMatchObject({
        '@type': 'LocalBusiness',
        openingHoursSpecification: [{ dayOfWeek: 'Monday', opens: '06:00', closes: '14:00' }],
      })
      expect(supplierJsonLd({ ...view, opening: [] }, unrated, 'en')).toMatchObject({
        '@type': 'Organization',
      })
      expect(supplierJsonLd(view, unrated, 'en')).toMatchObject({ areaServed: 'US' })
    },
  )
})
