import type { Metadata } from 'next'
import { type LocaleParams, localeOf } from '@/app/(site)/site-shell/params'
import {
  SupplierContributions,
  supplierContributionsMetadata,
} from '@/app/(site)/suppliers/supplier-contributions'
import type { Query } from '@/domains/contributions/context'

interface Props {
  params: Promise<LocaleParams & { slug: string; contributions: string }>
  searchParams: Promise<Query>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, ...rest } = await params
  return supplierContributionsMetadata({ locale: localeOf(rest), kind: 'wholesale', slug })
}

export default async function Page({ params, searchParams }: Props) {
  const { slug, contributions, ...rest } = await params
  return (
    <SupplierContributions
      locale={localeOf(rest)}
      kind="wholesale"
      slug={slug}
      contributions={contributions}
      query={await searchParams}
    />
  )
}
