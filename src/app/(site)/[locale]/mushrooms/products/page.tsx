import type { Metadata } from 'next'
import { wholeList } from '@/app/(site)/lists/all-species'
import { ProductArchive, productArchiveMetadata } from '@/app/(site)/market/product-archive'
import { type LocaleParams, localeOf } from '@/app/(site)/site-shell/params'

interface Props {
  params: Promise<LocaleParams>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return productArchiveMetadata({ locale: localeOf(await params), segments: [], query: wholeList(1) })
}

export default async function ProductsPage({ params }: Props) {
  return <ProductArchive locale={localeOf(await params)} segments={[]} query={wholeList(1)} />
}
