import { getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { getCards, getRelatedCards, getSpeciesGuides } from '@/domains/catalog/query'
import { cachedCategories } from '@/domains/categories/cached-categories'
import type { CategoryView } from '@/domains/categories/queries'
import type { ContributionContext } from '@/domains/contributions/context'
import { alternativesTo } from '@/domains/products/alternatives'
import { productAt } from '@/domains/products/queries'
import type { ProductView } from '@/domains/products/view'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import type { Locale } from '@/foundation/i18n/locales'
import { plainText } from '@/foundation/i18n/localized-text'
import type { Crumb } from '@/foundation/routing/crumbs'
import { documentPath } from '@/foundation/routing/paths'
import { allowAll, pageReader } from '@/site/page-reader'
import { crumbsTo } from '@/site/site-shell/breadcrumb-trail'
import { movedOrNotFound } from '@/site/site-shell/moved-or-not-found'

/** The root of product categories in the taxonomy. */
const root = 'products'

/** Fills rows of two and of three. */
const relatedLimit = 6

/** How many related products are searched for some in stock. */
const searchedLimit = 24

/** A product with the cards of its species, their growing guides and related products. Responds with 308 or 404 if there is none. */
export const loadProduct = cache(async (locale: Locale, slug: string) => {
  const reader = await pageReader(locale)
  const product = await productAt(reader, slug)
  dependsOn([
    tags.slug('products', slug),
    ...(product ? [tags.document('products', product.id), tags.activity('products', product.id)] : []),
    ...Object.entries(product?.shown ?? {}).flatMap(([collection, ids]) =>
      ids.map((id) => tags.document(collection, id)),
    ),
  ])
  if (!product) return movedOrNotFound(locale, documentPath('products', slug))
  const [species, related] = await Promise.all([
    getCards(reader, 'mushrooms', product.speciesIds),
    getRelatedCards(reader, {
      collection: 'products',
      to: { relationTo: 'products', value: product.id },
      limit: product.inStock ? relatedLimit : searchedLimit,
    }),
  ])
  dependsOn([
    ...related.map(({ id }) => tags.card('products', id)),
    ...species.map(({ id }) => tags.facet('growingguides', `species:${id}`)),
  ])
  const instead = product.inStock ? [] : alternativesTo(product, related)
  return {
    product,
    species,
    guides: await getSpeciesGuides(reader, species),
    alternatives: instead,
    related: related.filter((card) => !instead.includes(card)).slice(0, relatedLimit),
  }
})

/** The categories from the broadest to the one at `path`. */
async function loadCategoryTrail(locale: Locale, path: string): Promise<CategoryView[]> {
  const categories = await cachedCategories(await pageReader(locale), root)
  const trail = categories
    .filter((category) => category.path !== root && `${path}/`.startsWith(`${category.path}/`))
    .toSorted((one, other) => one.path.length - other.path.length)
  dependsOn(trail.map(({ id }) => tags.document('categories', id)))
  return trail
}

/** The way to a product through its first category. */
export async function productCrumbs(
  locale: Locale,
  path: string,
  { title, categories }: ProductView,
): Promise<Crumb[]> {
  const t = await getTranslations('products')
  const [category] = categories
  const trail = category ? await loadCategoryTrail(locale, category.path) : []
  const crumbs = crumbsTo(locale, path, { label: t('title') }, { label: title })
  return crumbs.toSpliced(-1, 0, ...trail.map(({ title: label, url }) => ({ label, path: url })))
}

/** The context of reviews and comments on a product's page. The page is cached, so the reader is a guest. */
export async function productContext(locale: Locale, product: ProductView): Promise<ContributionContext> {
  return {
    reader: await allowAll(locale),
    subject: { relationTo: 'products', value: product.id },
    title: plainText(product.title),
    path: documentPath('products', product.slug),
  }
}
