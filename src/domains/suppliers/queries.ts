import { findBySlug, type Reader } from '@/foundation/payload/reader'
import type { Dropshipping, Vendor, Wholesale } from '@/payload-types'
import type { SupplierKind } from './listing'
import { type SupplierView, supplierViews } from './view'

const populate = {
  categories: { slug: true, title: true, path: true, icon: true },
  products: { slug: true },
  users: {},
} as const

/** The supplier with that slug, or null. */
export async function supplierAt(
  reader: Reader,
  kind: SupplierKind,
  slug: string,
): Promise<SupplierView | null> {
  const doc = await findBySlug(reader, kind, slug, { depth: 1, populate })
  return doc ? supplierViews[kind](doc as Vendor & Wholesale & Dropshipping) : null
}
