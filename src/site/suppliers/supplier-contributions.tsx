import type { Metadata } from 'next'
import { cache } from 'react'
import type { SupplierKind } from '@/domains/suppliers/listing'
import { supplierAt } from '@/domains/suppliers/queries'
import type { Locale } from '@/foundation/i18n/locales'
import { documentPath } from '@/foundation/routing/paths'
import type { SearchParams } from '@/foundation/routing/search-params'
import { notFound } from '@/foundation/routing/signals'
import { ContributionsPage } from '@/site/contributions/contributions-page'
import { allowAll } from '@/site/page-reader'
import type { SupplierRoute } from './supplier-kind'

const load = cache(async (locale: Locale, kind: SupplierKind, slug: string) => {
  const supplier = await supplierAt(await allowAll(locale), kind, slug)
  if (!supplier) notFound()
  return supplier.card
})

export async function supplierContributionsMetadata({
  locale,
  kind,
  slug,
}: SupplierRoute): Promise<Metadata> {
  const { name } = await load(locale, kind, slug)
  return { title: name, robots: { index: false } }
}

/** All contributions of one kind about a supplier. */
export async function SupplierContributions({
  locale,
  kind,
  slug,
  contributions,
  query,
}: SupplierRoute & { contributions: string; query: SearchParams }) {
  const { id, name } = await load(locale, kind, slug)
  const subject = {
    subject: { relationTo: kind, value: id },
    title: name,
    path: documentPath(kind, slug),
  }
  return <ContributionsPage locale={locale} kind={contributions} query={query} subject={subject} />
}
