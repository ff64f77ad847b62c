import type { SupplierKind } from '@/domains/suppliers/listing'
import { supplierCollections } from '@/foundation/routing/paths'
import { notFound } from '@/foundation/routing/signals'

/** Returns the supplier kind that an address names; throws the signal for 404 where it names none. */
export function supplierKind(name: string): SupplierKind {
  return supplierCollections.find((collection) => collection === name) ?? notFound()
}
