import type { Metadata } from 'next'
import { type LocaleParams, localeOf } from '@/app/(site)/site-shell/params'
import { SupplierPage, supplierMetadata } from '@/app/(site)/suppliers/supplier-page'

interface Props {
  params: Promise<LocaleParams & { slug: string }>
}

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, ...rest } = await params
  return supplierMetadata({ locale: localeOf(rest), kind: 'wholesale', slug })
}

export default async function Page({ params }: Props) {
  const { slug, ...rest } = await params
  return <SupplierPage locale={localeOf(rest)} kind="wholesale" slug={slug} />
}
