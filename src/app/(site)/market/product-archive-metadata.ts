import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ListQuery } from '@/domains/catalog/filters/list-query'
import type { Locale } from '@/foundation/i18n/locales'
import { plainText } from '@/foundation/i18n/localized-text'
import { pagePath } from '@/foundation/routing/page-path'
import { viewAll } from '@/foundation/routing/paths'
import { pageMetadata } from '@/foundation/seo/metadata'
import { loadCategoryTrail } from './load-category-trail'

interface ProductArchiveMetadataProps {
  locale: Locale
  /** The path of the category below the root; empty for all products. */
  segments: readonly string[]
  query: ListQuery
}

export async function productArchiveMetadata(
  { locale, segments, query: { page } }: ProductArchiveMetadataProps,
  index = true,
): Promise<Metadata> {
  const trail = await loadCategoryTrail(locale, segments.join('/'))
  const t = await getTranslations({ locale })
  const category = trail.at(-1)
  const titles = [...trail.toReversed().map(({ title }) => plainText(title)), t('products.title')]
  return pageMetadata({
    locale,
    path: pagePath(category?.url ?? viewAll.products, page),
    title: [...titles, ...(page > 1 ? [t('archive.pageTitle', { page })] : [])].join(', '),
    description: plainText(category?.description ?? null) ?? t('products.lead'),
    index,
  })
}
