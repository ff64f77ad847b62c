import type { OrderView } from '@/domains/orders/queries'
import { supplierAt } from '@/domains/suppliers/queries'
import type { SupplierView } from '@/domains/suppliers/view'
import type { Reader } from '@/foundation/payload/reader'

/** The vendor of an order as guests see it; null once it is no longer public. */
export async function loadSeller(
  { payload, locale }: Pick<Reader, 'payload' | 'locale'>,
  { vendor }: OrderView,
): Promise<SupplierView | null> {
  return vendor && supplierAt({ payload, locale, user: null, draft: false }, 'vendors', vendor.slug)
}
