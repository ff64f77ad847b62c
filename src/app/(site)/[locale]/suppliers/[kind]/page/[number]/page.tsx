import type { Metadata } from 'next'
import { unfilteredQuery } from '@/domains/catalog/filters/list-url'
import { pageMetadata } from '@/foundation/seo/metadata'
import { pageNumberOf } from '@/site/site-shell/params'
import { Directory, directoryMetadata } from '@/site/suppliers/directory'
import { type SupplierParams, supplierKindOf } from '@/site/suppliers/supplier-kind'

interface Props {
  params: Promise<SupplierParams & { number: string }>
}

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { number, ...rest } = await params
  return pageMetadata(
    await directoryMetadata({ ...supplierKindOf(rest), query: unfilteredQuery(pageNumberOf(number)) }),
  )
}

export default async function NumberedDirectoryPage({ params }: Props) {
  const { number, ...rest } = await params
  return <Directory {...supplierKindOf(rest)} query={unfilteredQuery(pageNumberOf(number))} />
}
