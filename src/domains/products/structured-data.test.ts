import { expect, test } from 'vitest'
import type { Product, Vendor } from '@/payload-types'
import { partial } from '@/testing/partial'
import { productJsonLd } from './structured-data'
import { productView } from './view'

const sold = (to: string | null, more: Partial<Product> = {}) =>
  productView(
    partial<Product>({
      id: 'one',
      slug: 'jar',
      title: 'Jar',
      vendor: 'shop',
      categories: [],
      baseInventory: { unitPrice: 20, currency: 'USD', stock: 3 },
      sales: { active: true, scheduledSale: true, dateRange: { to }, salePrice: 15 },
      createdAt: '2026-01-01T00:00:00.000Z',
      updatedAt: '2026-01-01T00:00:00.000Z',
      ...more,
    }),
    new Date('2026-03-01'),
  )

const unrated = { averageRating: null, ratingCount: 0 }

test('the rating is that of members, not the average that the page shows', () => {
  const rated = { ...sold(null), averageRating: 5, ratingCount: 3 }
  expect(productJsonLd(rated, unrated, 'en')).not.toHaveProperty('aggregateRating')
  expect(productJsonLd(rated, { averageRating: 2.5, ratingCount: 2 }, 'en')).toMatchObject({
    aggregateRating: { ratingValue: 2.5, reviewCount: 2 },
  })
})

test('a sale is valid until its last day', () => {
  expect(productJsonLd(sold('2026-04-01T00:00:00.000Z'), unrated, 'en').offers).toMatchObject({
    price: 15,
    priceValidUntil: '2026-03-31',
  })
  expect(productJsonLd(sold(null), unrated, 'en').offers).not.toHaveProperty('priceValidUntil')
})

test.each([
  ['goods that keep', false, 'MerchantReturnFiniteReturnWindow'],
  ['perishable goods', true, 'MerchantReturnNotPermitted'],
])('the return policy of %s is as stated', (_name, perishable, category) => {
  const product = sold(null, {
    vendor: partial<Vendor>({
      id: 'shop',
      slug: 'shop',
      businessName: 'Shop',
      address: { country: 'US' },
      standardPolicy: true,
    }),
    perishable,
  })
  expect(productJsonLd(product, unrated, 'en').offers).toMatchObject({
    hasMerchantReturnPolicy: { returnPolicyCategory: `https://schema.org/${category}` },
  })
})

test('a product with variants is a group, each variant with its own name, offer and address', () => {
  const product = sold(null, {
    enableVariants: true,
    variants: {
      keys: [{ identifier: 'size', label: 'Size', options: [{ identifier: 'small', label: '250 g' }] }],
      variants: [{ id: 'v1', options: [{ key: 'size', option: 'small' }], pricing: { price: 12 }, stock: 0 }],
    },
  } as Partial<Product>)
  expect(productJsonLd(product, unrated, 'es')).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: 'jar',
    hasVariant: [
      {
        '@type': 'Product',
        name: 'Jar, 250 g',
        offers: {
          price: 12,
          availability: 'https://schema.org/OutOfStock',
          url: expect.stringMatching(/\/es\/mushrooms\/product\/jar\?variant=v1&size=small$/),
        },
      },
    ],
  })
})
