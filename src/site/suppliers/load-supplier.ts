import { getCards, getListPage } from '@/domains/catalog/query'
import type { ContributionContext } from '@/domains/contributions/context'
import { memberRating } from '@/domains/contributions/server/member-rating'
import type { ProductCard } from '@/domains/products/listing'
import type { SupplierKind } from '@/domains/suppliers/listing'
import { supplierAt } from '@/domains/suppliers/queries'
import type { SupplierView } from '@/domains/suppliers/view'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import type { Reader } from '@/foundation/payload/reader'
import { documentPath } from '@/foundation/routing/paths'
import { loadContributions } from '@/site/contributions/load-contributions'
import { movedOrNotFound } from '@/site/site-shell/moved-or-not-found'

const maxProducts = 9

export interface ProductSelection {
  cards: ProductCard[]
  total: number
}

/** A vendor's newest products; for the other kinds the vendors' products that editors selected, or null. */
async function loadProducts(
  reader: Reader,
  { card, productIds }: SupplierView,
): Promise<ProductSelection | null> {
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

/** Reads what a supplier's page shows; throws the signal for 404 where there is none. */
export async function loadSupplier(reader: Reader, kind: SupplierKind, slug: string) {
  const supplier = await supplierAt(reader, kind, slug)
  dependsOn([
    tags.slug(kind, slug),
    tags.list('categories'),
    ...(supplier ? [tags.document(kind, supplier.card.id), tags.activity(kind, supplier.card.id)] : []),
  ])
  const path = documentPath(kind, slug)
  if (!supplier) return movedOrNotFound(reader, path)
  const { id, name: title } = supplier.card
  const context: ContributionContext = { reader, subject: { relationTo: kind, value: id }, title, path }
  const [products, rating, contributions] = await Promise.all([
    loadProducts(reader, supplier),
    memberRating(reader, context.subject),
    loadContributions({ context }),
  ])
  return { supplier, products, rating, context, contributions }
}

export type SupplierPageData = Awaited<ReturnType<typeof loadSupplier>>
