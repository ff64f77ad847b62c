import type { Metadata } from 'next'
import { ProductPage, productMetadata } from '@/app/(site)/market/product-page'
import { type LocaleParams, localeOf } from '@/app/(site)/site-shell/params'
import type { SearchParams } from '@/foundation/routing/search-params'

interface Props {
  params: Promise<LocaleParams & { slug: string }>
  searchParams: Promise<SearchParams>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, ...rest } = await params
  return productMetadata({ locale: localeOf(rest), slug }, false)
}

/** A product as its address chooses it (`next.config.ts` leads here); made for each request. */
export default async function ChosenProductPage({ params, searchParams }: Props) {
  const { slug, ...rest } = await params
  const once = Object.entries(await searchParams).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return <ProductPage locale={localeOf(rest)} slug={slug} asked={new URLSearchParams(once)} />
}
