import type { Metadata } from 'next'
import type { Query } from '@/blocks/voices'
import { type LocaleParams, localeOf } from '../../../frame/params'
import { ProductPage, productMetadata } from '../../../market/product-page'

interface Props {
  params: Promise<LocaleParams & { slug: string }>
  searchParams: Promise<Query>
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
