import type { Metadata } from 'next'
import { type SupplierParams, supplierKindOf } from '@/site/suppliers/supplier-kind'
import { SupplierPage, supplierMetadata } from '@/site/suppliers/supplier-page'

interface Props {
  params: Promise<SupplierParams & { slug: string }>
}

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, ...rest } = await params
  return supplierMetadata({ ...supplierKindOf(rest), slug })
}

export default async function Page({ params }: Props) {
  const { slug, ...rest } = await params
  return <SupplierPage {...supplierKindOf(rest)} slug={slug} />
}
