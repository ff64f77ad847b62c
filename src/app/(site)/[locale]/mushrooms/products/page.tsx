import type { Metadata } from 'next'
import { wholeList } from '../../../archives/all-species'
import { type LocaleParams, localeOf } from '../../../frame/params'
import { ProductArchive, productArchiveMetadata } from '../../../market/product-archive'

interface Props {
  params: Promise<LocaleParams>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return productArchiveMetadata({ locale: localeOf(await params), segments: [], query: wholeList(1) })
}

export default async function ProductsPage({ params }: Props) {
  return <ProductArchive locale={localeOf(await params)} segments={[]} query={wholeList(1)} />
}
