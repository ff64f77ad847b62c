import type {
  DropshippingSample,
  SupplierSample,
  VendorSample,
  WholesaleSample,
} from '@sample/marketplace-types'
import type { Locale } from '@/foundation/i18n/locales'
import type { Dropshipping, Vendor, Wholesale } from '@/payload-types'
import { type Ids, idOf } from './loaded-ids'
import { rowId } from './rows'

type Data<Document> = Omit<Document, 'id' | 'createdAt' | 'updatedAt'>

function supplierData(sample: SupplierSample, locale: Locale, categories: Ids) {
  const { slug, businessName, displayName, description, address, location, phone, email, website } = sample
  return {
    slug,
    businessName,
    displayName: displayName ?? null,
    description: description[locale],
    address,
    location,
    phone: phone ?? null,
    email,
    website: website ?? null,
    socialMedia: (sample.socialMedia ?? []).map(({ network, url }) => ({
      id: rowId(slug, 'network', network),
      network,
      url,
    })),
    sells: sample.sells.map((path) => idOf(categories, `products/${path}`)),
    opening: (sample.opening ?? []).flatMap(({ days, opens, closes }) =>
      days.map((day) => ({ id: rowId(slug, 'opening', day, opens), day, opens, closes })),
    ),
    status: 'active' as const,
    approvedAt: sample.approvedAt,
    _status: 'published' as const,
  }
}

function deliveryData(delivery: VendorSample['delivery']): Vendor['delivery'] {
  if (!delivery) return { regions: [], perishableRegions: [], currency: 'USD' }
  const { days, ...terms } = delivery
  return { perishableRegions: [], ...terms, from: days[0], to: days[1] }
}

export function vendorData(sample: VendorSample, locale: Locale, categories: Ids): Data<Vendor> {
  const { type, hasStore, standardPolicy, delivery } = sample
  return {
    ...supplierData(sample, locale, categories),
    vendorType: type,
    hasStore,
    standardPolicy,
    delivery: deliveryData(delivery),
  }
}

export function wholesaleData(
  sample: WholesaleSample,
  locale: Locale,
  categories: Ids,
  products: Ids,
): Data<Wholesale> {
  const { type, minimumOrder, leadTime, netTerms } = sample
  return {
    ...supplierData(sample, locale, categories),
    products: sample.products.map((slug) => idOf(products, slug)),
    wholesaleType: type,
    minimumOrder,
    leadTime,
    netTerms,
  }
}

export function dropshippingData(
  sample: DropshippingSample,
  locale: Locale,
  categories: Ids,
  products: Ids,
): Data<Dropshipping> {
  const { type, fees, leadTime, regions } = sample
  return {
    ...supplierData(sample, locale, categories),
    products: sample.products.map((slug) => idOf(products, slug)),
    supplierType: type,
    fees,
    leadTime,
    regions,
  }
}
