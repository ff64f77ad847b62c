export const vendorTypes = [
  'grower',
  'forager',
  'shop',
  'laboratory',
  'bookshop',
  'workshop',
  'other',
] as const
export type VendorType = (typeof vendorTypes)[number]

export const wholesaleTypes = ['grower', 'processor', 'equipment', 'distributor', 'other'] as const
export type WholesaleType = (typeof wholesaleTypes)[number]

/** Types of dropshippers. */
export const supplierTypes = ['supplements', 'growing', 'apparel', 'general', 'other'] as const
export type SupplierType = (typeof supplierTypes)[number]

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
export type Weekday = (typeof weekdays)[number]

export const networks = [
  'instagram',
  'facebook',
  'youtube',
  'tiktok',
  'pinterest',
  'linkedin',
  'x',
  'mastodon',
  'bluesky',
] as const
export type Network = (typeof networks)[number]

/** When an invoice is due. */
export const paymentTerms = ['prepaid', 'net-15', 'net-30', 'net-45', 'net-60'] as const
export type PaymentTerm = (typeof paymentTerms)[number]
