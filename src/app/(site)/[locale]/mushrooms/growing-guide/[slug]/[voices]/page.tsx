import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { anyone } from '@/app/page-reader'
import type { Query } from '@/blocks/voices'
import { guideAt } from '@/domains/guides/queries'
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
  const guide = await guideAt(await anyone(locale), slug)
  if (!guide) notFound()
  return guide
})

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, ...rest } = await params
  const { title } = await load(localeOf(rest), slug)
  return { title: plain(title), robots: { index: false } }
}

export default async function GuideVoicesPage({ params, searchParams }: Props) {
  const { slug, voices, ...rest } = await params
  const locale = localeOf(rest)
  const { id, title } = await load(locale, slug)
  const thing = {
    item: { relationTo: 'growingguides', value: id },
    title,
    path: documentPath('growingguides', slug),
    onlyHarms: false,
  } as const
  return <VoicesPage locale={locale} kind={voices} query={await searchParams} thing={thing} />
}
