import type { Metadata } from 'next'
import type { SearchParams } from '@/foundation/routing/search-params'
import { ProductPage, productMetadata } from '@/site/market/product-page'
import { type LocaleParams, localeOf } from '@/site/site-shell/params'

interface Props {
  params: Promise<LocaleParams & { slug: string }>
  searchParams: Promise<SearchParams>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, ...rest } = await params
  return productMetadata({ locale: localeOf(rest), slug }, false)
}

/**
 * A product with a variant selected by the query string, rendered for each request. `next.config.ts` rewrites addresses
 * with `variant` to this page.
 */
export default async function ProductVariantPage({ params, searchParams }: Props) {
  const { slug, ...rest } = await params
  const singleParams = Object.entries(await searchParams).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return <ProductPage locale={localeOf(rest)} slug={slug} params={new URLSearchParams(singleParams)} />
}
