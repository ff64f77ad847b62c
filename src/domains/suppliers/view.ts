import { type Fallbacks, none } from '../../foundation/i18n/said'
import { toMinor } from '../../foundation/money/money'
import type { Dropshipping, Vendor, Wholesale } from '../../payload-types'
import type { Money } from '../../ui/money'
import {
  dropshippingListing,
  type SupplierCard,
  type SupplierKind,
  vendorListing,
  wholesaleListing,
} from './listing'
import type { Network, PaymentTerm, Weekday } from './types'

export interface Interval {
  from: number
  to: number
}

/** What a wholesaler trades on; what is not said is null. */
export interface WholesaleTerms {
  minimumOrder: Money | null
  /** Working days. */
  leadTime: Interval | null
  netTerms: PaymentTerm[]
}

/** What a dropshipper asks; what is not said is null. */
export interface DropshippingTerms {
  perOrder: Money | null
  monthly: Money | null
  /** Working days. */
  leadTime: Interval | null
  /** Where it sends to, as codes of countries or their parts. */
  regions: string[]
}

/** A supplier as its page shows it. */
export interface SupplierView {
  card: SupplierCard
  street: string | null
  phone: string | null
  email: string | null
  website: string | null
  socialMedia: { network: Network; url: string }[]
  /** In the order of the week; a day with a pause twice. Vendors only. */
  opening: { day: Weekday; opens: string; closes: string }[]
  /** Ships and takes back by the site's standard terms. Vendors only. */
  standardPolicy: boolean
  wholesale: WholesaleTerms | null
  dropshipping: DropshippingTerms | null
  /** Reached by whoever knows the address; not listed, and not for search engines. */
  unlisted: boolean
  updatedAt: string
}

function money(decimal: number | null | undefined, currency: string): Money | null {
  return typeof decimal === 'number' ? { amount: toMinor(decimal, currency), currency } : null
}

function interval(range: { from?: number | null; to?: number | null } | null | undefined): Interval | null {
  const { from, to } = range ?? {}
  const known = from ?? to
  return typeof known === 'number' ? { from: known, to: to ?? known } : null
}

function reached(doc: Vendor | Wholesale | Dropshipping, card: SupplierCard): SupplierView {
  return {
    card,
    street: doc.address.street ?? null,
    phone: doc.phone ?? null,
    email: doc.email ?? null,
    website: doc.website ?? null,
    socialMedia: (doc.socialMedia ?? []).map(({ network, url }) => ({ network, url })),
    opening: [],
    standardPolicy: false,
    wholesale: null,
    dropshipping: null,
    unlisted: card.type === 'other',
    updatedAt: doc.updatedAt,
  }
}

/** Flattens suppliers, read at depth 1, into what their pages show. */
export const supplierViews = {
  vendors: (doc: Vendor, fallbacks: Fallbacks = none): SupplierView => ({
    ...reached(doc, vendorListing.entry(doc, fallbacks).card),
    opening: (doc.opening ?? []).map(({ day, opens, closes }) => ({ day, opens, closes })),
    standardPolicy: doc.standardPolicy ?? false,
  }),
  wholesale: (doc: Wholesale, fallbacks: Fallbacks = none): SupplierView => ({
    ...reached(doc, wholesaleListing.entry(doc, fallbacks).card),
    wholesale: {
      minimumOrder: money(doc.minimumOrder.amount, doc.minimumOrder.currency),
      leadTime: interval(doc.leadTime),
      netTerms: doc.netTerms ?? [],
    },
  }),
  dropshipping: (doc: Dropshipping, fallbacks: Fallbacks = none): SupplierView => ({
    ...reached(doc, dropshippingListing.entry(doc, fallbacks).card),
    dropshipping: {
      perOrder: money(doc.fees.perOrder, doc.fees.currency),
      monthly: money(doc.fees.monthly, doc.fees.currency),
      leadTime: interval(doc.leadTime),
      regions: doc.regions ?? [],
    },
  }),
} satisfies Record<SupplierKind, unknown>
