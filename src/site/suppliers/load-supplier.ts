import { cache } from 'react'
import { getCards, getListPage } from '@/domains/catalog/query'
import type { ProductCard } from '@/domains/products/listing'
import type { SupplierKind } from '@/domains/suppliers/listing'
import { supplierAt } from '@/domains/suppliers/queries'
import type { SupplierView } from '@/domains/suppliers/view'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import type { Locale } from '@/foundation/i18n/locales'
import { documentPath } from '@/foundation/routing/paths'
import { pageReader } from '@/site/page-reader'
import { movedOrNotFound } from '@/site/site-shell/moved-or-not-found'

const maxProducts = 9

/** Reads a supplier once a request; responds with 404 where there is none. */
export const loadSupplier = cache(async (locale: Locale, kind: SupplierKind, slug: string) => {
  const reader = await pageReader(locale)
  const supplier = await supplierAt(reader, kind, slug)
  dependsOn([
    tags.slug(kind, slug),
    tags.list('categories'),
    ...(supplier ? [tags.document(kind, supplier.card.id), tags.activity(kind, supplier.card.id)] : []),
  ])
  if (!supplier) return movedOrNotFound(locale, documentPath(kind, slug))
  return supplier
})

export interface ProductSelection {
  cards: ProductCard[]
  total: number
}

/** A vendor's newest products; for the other kinds the vendors' products that editors selected, or null. */
export async function supplierProducts(
  locale: Locale,
  { card, productIds }: SupplierView,
): Promise<ProductSelection | null> {
  const reader = await pageReader(locale)
  dependsOn([
    tags.facet('products', `vendor:${card.id}`),
    ...productIds.map((id) => tags.card('products', id)),
  ])
  if (card.kind !== 'vendors') {
    const cards = await getCards(reader, 'products', productIds)
    return cards.length > 0 ? { cards, total: cards.length } : null
  }
  return getListPage(reader, {
    collection: 'products',
    facets: [`vendor:${card.id}`],
    sort: 'newest',
    page: 1,
    limit: maxProducts,
  })
}
