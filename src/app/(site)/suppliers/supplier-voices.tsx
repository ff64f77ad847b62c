import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { anyone } from '@/app/page-reader'
import type { Query } from '@/blocks/voices'
import type { SupplierKind } from '@/domains/suppliers/listing'
import { supplierAt } from '@/domains/suppliers/queries'
import type { Locale } from '@/foundation/i18n/locales'
import { documentPath } from '@/foundation/routing/paths'
import { VoicesPage } from '../people/voices-page'

interface At {
  locale: Locale
  kind: SupplierKind
  slug: string
}

const load = cache(async (locale: Locale, kind: SupplierKind, slug: string) => {
  const supplier = await supplierAt(await anyone(locale), kind, slug)
  if (!supplier) notFound()
  return supplier.card
})

export async function supplierVoicesMetadata({ locale, kind, slug }: At): Promise<Metadata> {
  const { name } = await load(locale, kind, slug)
  return { title: name, robots: { index: false } }
}

/** All that members say of a supplier in one way. */
export async function SupplierVoices({
  locale,
  kind,
  slug,
  voices,
  query,
}: At & { voices: string; query: Query }) {
  const { id, name } = await load(locale, kind, slug)
  const thing = {
    item: { relationTo: kind, value: id },
    title: name,
    path: documentPath(kind, slug),
    onlyHarms: false,
  }
  return <VoicesPage locale={locale} kind={voices} query={query} thing={thing} />
}
