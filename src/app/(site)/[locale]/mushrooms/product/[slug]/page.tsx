import type { Metadata } from 'next'
import { ProductPage, productMetadata } from '@/site/market/product-page'
import { type LocaleParams, localeOf } from '@/site/site-shell/params'

interface Props {
  params: Promise<LocaleParams & { slug: string }>
}

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, ...rest } = await params
  return productMetadata({ locale: localeOf(rest), slug })
}

export default async function Product({ params }: Props) {
  const { slug, ...rest } = await params
  return <ProductPage locale={localeOf(rest)} slug={slug} params={new URLSearchParams()} />
}
