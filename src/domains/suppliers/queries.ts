import { as, type Reader, translated } from '@/foundation/payload/reader'
import type { Dropshipping, Vendor, Wholesale } from '@/payload-types'
import type { SupplierKind } from './listing'
import { type SupplierView, supplierViews } from './view'

const populate = {
  categories: { slug: true, title: true, path: true, icon: true },
  products: { slug: true },
  users: {},
} as const

/** The supplier at an address, or null. */
export async function supplierAt(
  reader: Reader,
  kind: SupplierKind,
  slug: string,
): Promise<SupplierView | null> {
  const { shown, fallbacks } = await translated(reader.locale, (how) =>
    reader.payload.find({
      ...as(reader),
      ...how,
      collection: kind,
      depth: 1,
      limit: 1,
      pagination: false,
      populate,
      where: { slug: { equals: slug } },
    }),
  )
  const [doc] = shown.docs
  return doc ? supplierViews[kind](doc as Vendor & Wholesale & Dropshipping, fallbacks) : null
}
