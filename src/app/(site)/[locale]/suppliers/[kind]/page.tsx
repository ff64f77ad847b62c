import type { Metadata } from 'next'
import { unfilteredQuery } from '@/domains/catalog/filters/list-url'
import { pageMetadata } from '@/foundation/seo/metadata'
import { Directory, directoryMetadata } from '@/site/suppliers/directory'
import { type SupplierParams, supplierKindOf } from '@/site/suppliers/supplier-kind'

interface Props {
  params: Promise<SupplierParams>
}

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata(await directoryMetadata({ ...supplierKindOf(await params), query: unfilteredQuery(1) }))
}

export default async function DirectoryPage({ params }: Props) {
  return <Directory {...supplierKindOf(await params)} query={unfilteredQuery(1)} />
}
