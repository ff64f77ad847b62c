import type { Metadata } from 'next'
import type { SearchParams } from '@/foundation/routing/search-params'
import { SupplierContributions, supplierContributionsMetadata } from '@/site/suppliers/supplier-contributions'
import { type SupplierParams, supplierKindOf } from '@/site/suppliers/supplier-kind'

interface Props {
  params: Promise<SupplierParams & { slug: string; contributions: string }>
  searchParams: Promise<SearchParams>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, ...rest } = await params
  return supplierContributionsMetadata({ ...supplierKindOf(rest), slug })
}

export default async function Page({ params, searchParams }: Props) {
  const { slug, contributions, ...rest } = await params
  return (
    <SupplierContributions
      {...supplierKindOf(rest)}
      slug={slug}
      contributions={contributions}
      query={await searchParams}
    />
  )
}
