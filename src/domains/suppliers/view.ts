import type { Dropshipping, Vendor, Wholesale } from '@/payload-types'
import { type DeliveryTerms, deliveryTerms, usesStandardTerms } from './delivery-terms'
import {
  dropshippingListing,
  type SupplierCard,
  type SupplierKind,
  vendorListing,
  wholesaleListing,
} from './listing'
import type { Network, Weekday } from './types'

/** Phone and e-mail. */
export interface ContactDetails {
  phone: string | null
  email: string | null
}

/** A supplier as its page shows it. */
export interface SupplierView extends ContactDetails {
  card: SupplierCard
  street: string | null
  website: string | null
  socialMedia: { network: Network; url: string }[]
  /** In the order of the week; a day with a break has two. */
  opening: { day: Weekday; opens: string; closes: string }[]
  /** Ids of the products that the page shows; wholesalers and dropshippers only. */
  productIds: string[]
  /** Whether the site's standard shipping and returns terms apply; vendors only. */
  standardPolicy: boolean
  /** Vendors only; null if it states no terms. */
  delivery: DeliveryTerms | null
  /** Reachable by its URL, but left out of lists and search engines. */
  unlisted: boolean
  updatedAt: string
}

function commonView(doc: Vendor | Wholesale | Dropshipping, card: SupplierCard): SupplierView {
  return {
    card,
    street: doc.address.street ?? null,
    phone: doc.phone ?? null,
    email: doc.email ?? null,
    website: doc.website ?? null,
    socialMedia: (doc.socialMedia ?? []).map(({ network, url }) => ({ network, url })),
    opening: (doc.opening ?? []).map(({ day, opens, closes }) => ({ day, opens, closes })),
    productIds: [],
    standardPolicy: false,
    delivery: null,
    unlisted: card.type === 'other',
    updatedAt: doc.updatedAt,
  }
}

function productIdsOf({ products }: Wholesale | Dropshipping): string[] {
  return (products ?? []).map((one) => (typeof one === 'string' ? one : one.id))
}

/** Flattens suppliers, read at depth 1, into what their pages show. */
export const supplierViews = {
  vendors: (doc: Vendor): SupplierView => ({
    ...commonView(doc, vendorListing.entry(doc).card),
    standardPolicy: usesStandardTerms(doc),
    delivery: deliveryTerms(doc),
  }),
  wholesale: (doc: Wholesale): SupplierView => ({
    ...commonView(doc, wholesaleListing.entry(doc).card),
    productIds: productIdsOf(doc),
  }),
  dropshipping: (doc: Dropshipping): SupplierView => ({
    ...commonView(doc, dropshippingListing.entry(doc).card),
    productIds: productIdsOf(doc),
  }),
} satisfies Record<SupplierKind, unknown>
