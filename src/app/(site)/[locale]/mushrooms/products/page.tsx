import type { Metadata } from 'next'
import { ProductArchive } from '@/app/(site)/market/product-archive'
import { productArchiveMetadata } from '@/app/(site)/market/product-archive-metadata'
import { type LocaleParams, localeOf } from '@/app/(site)/site-shell/params'
import { unfilteredQuery } from '@/domains/catalog/filters/list-url'

interface Props {
  params: Promise<LocaleParams>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return productArchiveMetadata({ locale: localeOf(await params), segments: [], query: unfilteredQuery(1) })
}

export default async function ProductsPage({ params }: Props) {
  return <ProductArchive locale={localeOf(await params)} segments={[]} query={unfilteredQuery(1)} />
}
