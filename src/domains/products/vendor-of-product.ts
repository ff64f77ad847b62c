import type { PayloadRequest } from 'payload'
import { myVendors } from '@/domains/suppliers/access'
import { vendorAddress } from '@/domains/suppliers/vendor-address'
import { timeZoneOf } from '@/foundation/i18n/time-zones'
import { isStaff } from '@/foundation/payload/access'

/** A product, or what is sent to create or change one. */
interface Sold {
  vendor?: unknown
}

/** By request, because the currency and every date of a product ask for it. */
const defaultVendors = new WeakMap<PayloadRequest, Promise<string | undefined>>()

async function readDefaultVendor(req: PayloadRequest): Promise<string | undefined> {
  return req.user && !isStaff(req.user) ? (await myVendors(req))[0] : undefined
}

/** The shop of a vendor who creates a product and names none. */
export function defaultVendor(req: PayloadRequest): Promise<string | undefined> {
  const vendor = defaultVendors.get(req) ?? readDefaultVendor(req)
  defaultVendors.set(req, vendor)
  return vendor
}

async function addressOfVendor(req: PayloadRequest, data?: Sold, original?: Sold) {
  return vendorAddress(req, data?.vendor ?? original?.vendor ?? (await defaultVendor(req)))
}

/** The time zone of the vendor whose product is saved; UTC if the vendor is not known. */
export async function productTimeZone(req: PayloadRequest, data?: Sold, original?: Sold): Promise<string> {
  return timeZoneOf(await addressOfVendor(req, data, original))
}

/** The country of the vendor whose product is saved. */
export async function productCountry(
  req: PayloadRequest,
  data?: Sold,
  original?: Sold,
): Promise<string | null | undefined> {
  return (await addressOfVendor(req, data, original)).country
}
