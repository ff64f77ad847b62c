import {
  type CardCategory,
  type CardImage,
  cardCategories,
  cardImage,
  categoryFacets,
  imageFacets,
} from '@/domains/cards/card'
import type { Facet, ListingEntry, Offer } from '@/domains/cards/entry'
import { type LocalizedText, localizedText } from '@/foundation/i18n/localized-text'
import type { Dropshipping, Vendor, Wholesale } from '@/payload-types'
import { countriesOf } from './delivery-area'
import { deliveryTerms } from './delivery-terms'
import { supplierName } from './name'
import { isPublic } from './status'
import { type DropshippingTerms, dropshippingTerms, type WholesaleTerms, wholesaleTerms } from './terms'
import type { SupplierType, VendorType, WholesaleType } from './types'

export type SupplierKind = 'vendors' | 'wholesale' | 'dropshipping'

/** A supplier's location; without coordinates it is left out of searches by distance. */
export interface Place {
  city: string | null
  state: string | null
  postalCode: string | null
  /** ISO 3166-1 */
  country: string
  latitude: number | null
  longitude: number | null
}

/** A vendor, wholesaler or dropshipper as lists show it. */
export interface SupplierCard {
  kind: SupplierKind
  id: string
  slug: string
  name: string
  type: VendorType | WholesaleType | SupplierType
  place: Place
  description: LocalizedText | null
  logo: CardImage | null
  /** Has a physical store; vendors only. */
  hasStore: boolean
  sells: CardCategory[]
  /** Wholesalers only, like `dropshipping` for dropshippers. */
  wholesale: WholesaleTerms | null
  dropshipping: DropshippingTerms | null
  likeCount: number
  averageRating: number | null
  ratingCount: number
}

/** The fields that the three collections share. */
type Supplier = Pick<
  Vendor & Wholesale & Dropshipping,
  | 'id'
  | 'slug'
  | 'businessName'
  | 'displayName'
  | 'address'
  | 'location'
  | 'description'
  | 'logo'
  | 'sells'
  | 'likeCount'
  | 'aggregateRating'
  | 'createdAt'
>

/** The fields that each collection names differently. */
type Details = Pick<SupplierCard, 'type'> &
  Partial<Pick<SupplierCard, 'hasStore' | 'wholesale' | 'dropshipping'>> & {
    /** Codes of the regions it ships to. */
    regions?: readonly string[]
  }

function placeOf({ address, location }: Supplier): Place {
  return {
    city: address.city ?? null,
    state: address.state ?? null,
    postalCode: address.postalCode ?? null,
    country: address.country,
    latitude: location?.latitude ?? null,
    longitude: location?.longitude ?? null,
  }
}

/** The minimum order or the fee per order, by which lists are sorted. */
function offerOf({ wholesale, dropshipping }: SupplierCard): Offer | null {
  const price = wholesale?.minimumOrder ?? dropshipping?.perOrder
  if (!price) return null
  const { amount, currency } = price
  return { from: amount, to: amount, currency, vendor: null, lastPriceChange: null, nextPriceChange: null }
}

function supplierEntry(kind: SupplierKind, doc: Supplier, details: Details): ListingEntry<SupplierCard> {
  const name = supplierName(doc)
  const place = placeOf(doc)
  const { latitude, longitude } = place
  const card: SupplierCard = {
    kind,
    id: doc.id,
    slug: doc.slug,
    name,
    type: details.type,
    place,
    description: localizedText(doc, 'description'),
    logo: cardImage(doc.logo),
    hasStore: details.hasStore ?? false,
    sells: cardCategories(doc.sells),
    wholesale: details.wholesale ?? null,
    dropshipping: details.dropshipping ?? null,
    likeCount: doc.likeCount ?? 0,
    averageRating: doc.aggregateRating?.averageRating ?? null,
    ratingCount: doc.aggregateRating?.reviewCount ?? 0,
  }
  const facets: Facet[] = [
    ...categoryFacets(doc.sells ?? []),
    ...imageFacets(doc.logo),
    `type:${details.type}`,
    `country:${place.country}`,
    ...(place.state ? [`state:${place.country}/${place.state}` as const] : []),
    ...(card.hasStore ? ['store:yes' as const] : []),
    ...(details.regions ?? []).map((region) => `region:${region}` as const),
  ]
  return {
    slug: doc.slug,
    title: name,
    card,
    facets,
    likeCount: card.likeCount,
    averageRating: card.averageRating,
    ratingCount: card.ratingCount,
    createdAt: doc.createdAt,
    publishedAt: doc.createdAt,
    offer: offerOf(card),
    place: latitude === null || longitude === null ? null : { latitude, longitude },
  }
}

/** Lists show public suppliers, except those of type `other`. */
const isListed = (doc: Parameters<typeof isPublic>[0], type: string) => isPublic(doc) && type !== 'other'

export const vendorListing = {
  isListed: (doc: Vendor) => isListed(doc, doc.vendorType),
  entry: (doc: Vendor) =>
    supplierEntry('vendors', doc, {
      type: doc.vendorType,
      hasStore: doc.hasStore ?? false,
      regions: countriesOf({ regions: deliveryTerms(doc)?.regions ?? [], excludedRegions: [] }),
    }),
}

export const wholesaleListing = {
  isListed: (doc: Wholesale) => isListed(doc, doc.wholesaleType),
  entry: (doc: Wholesale) =>
    supplierEntry('wholesale', doc, { type: doc.wholesaleType, wholesale: wholesaleTerms(doc) }),
}

export const dropshippingListing = {
  isListed: (doc: Dropshipping) => isListed(doc, doc.supplierType),
  entry: (doc: Dropshipping) =>
    supplierEntry('dropshipping', doc, {
      type: doc.supplierType,
      dropshipping: dropshippingTerms(doc),
      regions: doc.regions ?? [],
    }),
}

/** What product cards show of their vendor. Products need reindexing only when it changes. */
export function vendorFingerprint(doc: Vendor): string {
  const { slug, address, hasStore } = doc
  return JSON.stringify([
    slug,
    supplierName(doc),
    address?.city,
    address?.state,
    address?.country,
    Boolean(hasStore),
    deliveryTerms(doc)?.regions,
    deliveryTerms(doc, true)?.regions,
    isPublic(doc),
  ])
}
