import type { Metadata } from 'next'
import type { Query } from '@/blocks/voices'
import { type LocaleParams, localeOf } from '../../../../../frame/params'
import { SupplierVoices, supplierVoicesMetadata } from '../../../../../suppliers/supplier-voices'

interface Props {
  params: Promise<LocaleParams & { slug: string; voices: string }>
  searchParams: Promise<Query>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, ...rest } = await params
  return supplierVoicesMetadata({ locale: localeOf(rest), kind: 'dropshipping', slug })
}

export default async function Page({ params, searchParams }: Props) {
  const { slug, voices, ...rest } = await params
  return (
    <SupplierVoices
      locale={localeOf(rest)}
      kind="dropshipping"
      slug={slug}
      voices={voices}
      query={await searchParams}
    />
  )
}
