import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { anyone } from '@/app/page-reader'
import type { Query } from '@/blocks/voices'
import { productAt } from '@/domains/products/queries'
import type { Locale } from '@/foundation/i18n/locales'
import { plain } from '@/foundation/i18n/said'
import { documentPath } from '@/foundation/routing/paths'
import { type LocaleParams, localeOf } from '../../../../../frame/params'
import { VoicesPage } from '../../../../../people/voices-page'

interface Props {
  params: Promise<LocaleParams & { slug: string; voices: string }>
  searchParams: Promise<Query>
}

const load = cache(async (locale: Locale, slug: string) => {
  const product = await productAt(await anyone(locale), slug)
  if (!product) notFound()
  return product
})

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, ...rest } = await params
  const { title } = await load(localeOf(rest), slug)
  return { title: plain(title), robots: { index: false } }
}

export default async function ProductVoicesPage({ params, searchParams }: Props) {
  const { slug, voices, ...rest } = await params
  const locale = localeOf(rest)
  const { id, title } = await load(locale, slug)
  const thing = {
    item: { relationTo: 'products', value: id },
    title,
    path: documentPath('products', slug),
    onlyHarms: false,
  } as const
  return <VoicesPage locale={locale} kind={voices} query={await searchParams} thing={thing} />
}
