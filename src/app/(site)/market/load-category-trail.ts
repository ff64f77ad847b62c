import { notFound } from 'next/navigation'
import { cache } from 'react'
import { pageReader } from '@/app/page-reader'
import { cachedCategories } from '@/domains/categories/cached-categories'
import type { CategoryView } from '@/domains/categories/queries'
import type { Locale } from '@/foundation/i18n/locales'

/** The root of product categories in the taxonomy. */
export const productRoot = 'products'

/** The canonical segments of a category: without the taxonomy's root and without a trailing `all`. */
export function canonicalSegments(segments: readonly string[]): readonly string[] {
  const named = segments.at(-1) === 'all' ? segments.slice(0, -1) : segments
  return named[0] === productRoot ? named.slice(1) : named
}

/**
 * The categories from the broadest to the one at `path`, which joins the segments of an address; empty for all
 * products. Calls `notFound` if there is no such category.
 */
export const loadCategoryTrail = cache(async (locale: Locale, path: string): Promise<CategoryView[]> => {
  const segments = canonicalSegments(path.split('/').filter(Boolean))
  const categories = await cachedCategories(await pageReader(locale), productRoot)
  const trail = segments.flatMap((_, depth) => {
    const categoryPath = [productRoot, ...segments.slice(0, depth + 1)].join('/')
    return categories.find((category) => category.path === categoryPath) ?? []
  })
  if (trail.length < segments.length) notFound()
  return trail
})
