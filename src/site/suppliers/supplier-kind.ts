import type { SupplierKind } from '@/domains/suppliers/listing'
import type { Locale } from '@/foundation/i18n/locales'
import { supplierCollections } from '@/foundation/routing/paths'
import { notFound } from '@/foundation/routing/signals'
import { type LocaleParams, localeOf } from '@/site/site-shell/params'

export interface SupplierParams extends LocaleParams {
  kind: string
}

export interface SupplierRoute {
  locale: Locale
  kind: SupplierKind
  slug: string
}

/** Returns the supplier kind that an address names; throws the signal for 404 where it names none. */
export function supplierKind(name: string): SupplierKind {
  return supplierCollections.find((collection) => collection === name) ?? notFound()
}

/** Returns the language and the supplier kind of a route; responds with 404 to an unknown kind. */
export function supplierKindOf(params: SupplierParams): Omit<SupplierRoute, 'slug'> {
  const locale = localeOf(params)
  return { locale, kind: supplierKind(params.kind) }
}
