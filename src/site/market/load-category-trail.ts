import { cachedCategories } from '@/domains/categories/cached-categories'
import type { CategoryView } from '@/domains/categories/queries'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import type { Reader } from '@/foundation/payload/reader'
import { movedOrNotFound } from '@/site/site-shell/moved-or-not-found'

/** The root of product categories in the taxonomy. */
export const productRoot = 'products'

/** The canonical segments of a category: without the taxonomy's root and without a trailing `all`. */
function canonicalSegments(segments: readonly string[]): readonly string[] {
  const named = segments.at(-1) === 'all' ? segments.slice(0, -1) : segments
  return named[0] === productRoot ? named.slice(1) : named
}

/** The category at a path below the root, or the only one whose path ends with it: `edibles/gummies`. */
function findCategory(categories: readonly CategoryView[], path: string): CategoryView | undefined {
  const exact = categories.find((category) => category.path === `${productRoot}/${path}`)
  const [match, ...others] = categories.filter((category) => category.path.endsWith(`/${path}`))
  return exact ?? (others.length === 0 ? match : undefined)
}

/**
 * Reads the categories from the broadest to the one at `path`, which joins the segments of an address; none for all
 * products. Throws the signals for 308 or 404 if there is no such category.
 */
export async function loadCategoryTrail(reader: Reader, path: string): Promise<CategoryView[]> {
  const requested = canonicalSegments(path.split('/').filter(Boolean)).join('/')
  if (requested === '') return []
  dependsOn([tags.list('categories')])
  const categories = await cachedCategories(reader, productRoot)
  const match = findCategory(categories, requested)
  if (!match) return movedOrNotFound(reader, `/mushrooms/products/${path}`)
  const trail = categories.filter(
    (category) => category.path !== productRoot && `${match.path}/`.startsWith(`${category.path}/`),
  )
  return trail.sort((one, other) => one.path.length - other.path.length)
}
