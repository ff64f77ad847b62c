import { getTranslations } from 'next-intl/server'
import { plainText } from '@/foundation/i18n/localized-text'
import { pagePath } from '@/foundation/routing/page-path'
import type { PageMetadata } from '@/foundation/seo/metadata'
import { filteredTitle } from '@/site/lists/list-title'
import { loadProductList, type ProductListRequest } from './load-product-list'

export async function productArchiveMetadata(request: ProductListRequest): Promise<PageMetadata> {
  const { locale, query } = request
  const { page } = query
  const { trail, category, route, list } = await loadProductList(request)
  const t = await getTranslations({ locale })
  const titles = [...trail.toReversed().map(({ title }) => plainText(title)), t('products.title')]
  const title = await filteredTitle(titles.join(', '), list.chips)
  return {
    locale,
    path: pagePath(route.path, page),
    title: page > 1 ? `${title}, ${t('archive.pageTitle', { page })}` : title,
    description: plainText(category?.description ?? null) ?? t('products.lead'),
    feed: route.path,
  }
}
