import type { Metadata } from 'next'
import { type LocaleParams, localeOf } from '../../../../frame/params'
import { ProductPage, productMetadata } from '../../../../market/product-page'

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
  return <ProductPage locale={localeOf(rest)} slug={slug} asked={new URLSearchParams()} />
}
