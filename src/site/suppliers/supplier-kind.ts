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

/** Returns the language and the supplier kind of a route; responds with 404 to an unknown kind. */
export function supplierKindOf(params: SupplierParams): Omit<SupplierRoute, 'slug'> {
  const locale = localeOf(params)
  const kind = supplierCollections.find((collection) => collection === params.kind)
  if (!kind) notFound()
  return { locale, kind }
}
