import { findBySlug, type Reader } from '@/foundation/payload/reader'
import { type ProductView, productView } from './view'

/** Limits relations to the fields that the page shows. */
const populate = {
  categories: { slug: true, title: true, path: true, icon: true },
  mushrooms: { _status: true, slug: true, specie: { traits: true } },
  vendors: {
    _status: true,
    address: true,
    aggregateRating: true,
    businessName: true,
    createdAt: true,
    delivery: true,
    description: true,
    displayName: true,
    email: true,
    hasStore: true,
    likeCount: true,
    location: true,
    logo: true,
    phone: true,
    sells: true,
    slug: true,
    standardPolicy: true,
    status: true,
    vendorType: true,
    website: true,
  },
} as const

/** The product with that slug and its prices at a given time, or null. */
export async function productAt(
  reader: Reader,
  slug: string,
  at: Date = new Date(),
): Promise<ProductView | null> {
  const doc = await findBySlug(reader, 'products', slug, { depth: 2, populate })
  return doc ? productView(doc, at) : null
}
