import type { Metadata } from 'next'
import { cache } from 'react'
import { getGuide } from '@/domains/guides/queries'
import type { Locale } from '@/foundation/i18n/locales'
import { plainText } from '@/foundation/i18n/localized-text'
import { documentPath } from '@/foundation/routing/paths'
import type { SearchParams } from '@/foundation/routing/search-params'
import { notFound } from '@/foundation/routing/signals'
import { ContributionsPage } from '@/site/contributions/contributions-page'
import { allowAll } from '@/site/page-reader'
import { type LocaleParams, localeOf } from '@/site/site-shell/params'

interface Props {
  params: Promise<LocaleParams & { slug: string; contributions: string }>
  searchParams: Promise<SearchParams>
}

const load = cache(async (locale: Locale, slug: string) => {
  const guide = await getGuide(await allowAll(locale), slug)
  if (!guide) notFound()
  return guide
})

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, ...rest } = await params
  const { title } = await load(localeOf(rest), slug)
  return { title: plainText(title), robots: { index: false } }
}

export default async function GuideContributionsRoute({ params, searchParams }: Props) {
  const { slug, contributions, ...rest } = await params
  const locale = localeOf(rest)
  const { id, title } = await load(locale, slug)
  const subject = {
    subject: { relationTo: 'growingguides', value: id },
    title,
    path: documentPath('growingguides', slug),
  } as const
  return (
    <ContributionsPage locale={locale} kind={contributions} query={await searchParams} subject={subject} />
  )
}
