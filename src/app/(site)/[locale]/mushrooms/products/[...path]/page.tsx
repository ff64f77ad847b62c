import type { Metadata } from 'next'
import { unfilteredQuery } from '@/domains/catalog/filters/list-url'
import { pageMetadata } from '@/foundation/seo/metadata'
import { ProductArchive } from '@/site/market/product-archive'
import { productArchiveMetadata } from '@/site/market/product-archive-metadata'
import { type LocaleParams, localeOf, pageNumberOf } from '@/site/site-shell/params'

interface Props {
  params: Promise<LocaleParams & { path: string[] }>
}

export function generateStaticParams() {
  return []
}

/** The category and the page number in the path; both are optional. */
async function parseRoute(params: Props['params']) {
  const { path, ...rest } = await params
  const hasPage = path.at(-2) === 'page'
  return {
    locale: localeOf(rest),
    segments: hasPage ? path.slice(0, -2) : path,
    query: unfilteredQuery(hasPage ? pageNumberOf(path.at(-1) ?? '') : 1),
  }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata(await productArchiveMetadata(await parseRoute(params)))
}

export default async function ProductCategoryPage({ params }: Props) {
  return <ProductArchive {...(await parseRoute(params))} />
}
