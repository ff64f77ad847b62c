import { contentTags } from '@/blocks/content-tags'
import type { BlockView } from '@/blocks/views'
import { getCards, getRelatedCards, getSpeciesGuides } from '@/domains/catalog/query'
import { cachedCategories } from '@/domains/categories/cached-categories'
import type { CategoryView } from '@/domains/categories/queries'
import type { ContributionContext } from '@/domains/contributions/context'
import { memberRating } from '@/domains/contributions/server/member-rating'
import { alternativesTo } from '@/domains/products/alternatives'
import { productAt } from '@/domains/products/queries'
import type { ProductView } from '@/domains/products/view'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import { plainText } from '@/foundation/i18n/localized-text'
import type { Reader } from '@/foundation/payload/reader'
import { documentPath } from '@/foundation/routing/paths'
import { loadBlocksAndContributions } from '@/site/contributions/load-blocks-and-contributions'
import { movedOrNotFound } from '@/site/site-shell/moved-or-not-found'

/** The root of product categories in the taxonomy. */
const root = 'products'

/** Fills rows of two and of three. */
const relatedLimit = 6

/** How many related products are searched for some in stock. */
const searchedLimit = 24

/** The cache tags of the product itself and of what it names. */
function tagsOf(slug: string, product: ProductView | null): string[] {
  if (!product) return [tags.slug('products', slug)]
  return [
    tags.slug('products', slug),
    tags.document('products', product.id),
    tags.activity('products', product.id),
    ...contentTags([product.description, product.tabs]),
    ...Object.entries(product.shown).flatMap(([collection, ids]) =>
      ids.map((id) => tags.document(collection, id)),
    ),
  ]
}

/** The categories from the broadest to the product's first one. */
async function loadTrail(reader: Reader, { categories: [first] }: ProductView): Promise<CategoryView[]> {
  if (!first) return []
  const categories = await cachedCategories(reader, root)
  const trail = categories
    .filter((category) => category.path !== root && `${first.path}/`.startsWith(`${category.path}/`))
    .toSorted((one, other) => one.path.length - other.path.length)
  dependsOn(trail.map(({ id }) => tags.document('categories', id)))
  return trail
}

/** The cards of a product's species, and their growing guides. */
async function loadSpeciesAndGuides(reader: Reader, { speciesIds }: ProductView) {
  const species = await getCards(reader, 'mushrooms', speciesIds)
  dependsOn(species.map(({ id }) => tags.facet('growingguides', `species:${id}`)))
  return { species, guides: await getSpeciesGuides(reader, species) }
}

const loadRelated = (reader: Reader, { id, inStock }: ProductView) =>
  getRelatedCards(reader, {
    collection: 'products',
    to: { relationTo: 'products', value: id },
    limit: inStock ? relatedLimit : searchedLimit,
  })

/**
 * Reads a product with the cards of its species, their growing guides and related products. Throws the signals for 308 or
 * 404 if there is none.
 */
export async function loadProduct(reader: Reader, slug: string) {
  const product = await productAt(reader, slug)
  dependsOn(tagsOf(slug, product))
  const path = documentPath('products', slug)
  if (!product) return movedOrNotFound(reader, path)
  const context: ContributionContext = {
    reader,
    subject: { relationTo: 'products', value: product.id },
    title: plainText(product.title),
    path,
  }
  const [{ species, guides }, related, trail, rating, placed] = await Promise.all([
    loadSpeciesAndGuides(reader, product),
    loadRelated(reader, product),
    loadTrail(reader, product),
    memberRating(reader, context.subject),
    loadBlocksAndContributions(product.layout as BlockView[], context),
  ])
  dependsOn(related.map(({ id }) => tags.card('products', id)))
  const instead = product.inStock ? [] : alternativesTo(product, related)
  return {
    product,
    context,
    species,
    guides,
    alternatives: instead,
    related: related.filter((card) => !instead.includes(card)).slice(0, relatedLimit),
    trail,
    rating,
    ...placed,
  }
}

export type ProductPageData = Awaited<ReturnType<typeof loadProduct>>
