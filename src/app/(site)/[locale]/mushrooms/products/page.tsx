import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Blocks } from '@/blocks/render'
import { unfilteredQuery } from '@/domains/catalog/filters/list-url'
import { viewAll } from '@/foundation/routing/paths'
import { pageMetadata } from '@/foundation/seo/metadata'
import { ProductArchive } from '@/site/market/product-archive'
import { productArchiveMetadata } from '@/site/market/product-archive-metadata'
import { composedPage } from '@/site/site-shell/composed-page'
import { type LocaleParams, localeOf } from '@/site/site-shell/params'

interface Props {
  params: Promise<LocaleParams>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata(
    await productArchiveMetadata({ locale: localeOf(await params), segments: [], query: unfilteredQuery(1) }),
  )
}

/** All products among the blocks that editors have placed around them. */
export default async function ProductsPage({ params }: Props) {
  const locale = localeOf(await params)
  const t = await getTranslations('products')
  const { layout, page } = await composedPage({
    locale,
    slug: 'marketPage',
    title: t('title'),
    path: viewAll.products,
  })
  return (
    <ProductArchive
      locale={locale}
      segments={[]}
      query={unfilteredQuery(1)}
      around={(list) => <Blocks blocks={layout} page={{ ...page, list }} />}
    />
  )
}
