import type { Metadata } from 'next'
import { cache } from 'react'
import { getSpecies } from '@/domains/species/queries'
import { hasWarning, isOnlyHarmful } from '@/domains/species/sections'
import type { Locale } from '@/foundation/i18n/locales'
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
  const species = await getSpecies(await allowAll(locale), slug)
  if (!species) notFound()
  return species
})

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, ...rest } = await params
  const { card } = await load(localeOf(rest), slug)
  return { title: card.scientificName, robots: { index: false } }
}

export default async function SpeciesContributionsRoute({ params, searchParams }: Props) {
  const { slug, contributions, ...rest } = await params
  const locale = localeOf(rest)
  const species = await load(locale, slug)
  const subject = {
    subject: { relationTo: 'mushrooms', value: species.id },
    title: species.card.scientificName,
    path: documentPath('mushrooms', slug),
    isOnlyHarmful: isOnlyHarmful(species),
    binomial: true,
  } as const
  return (
    <ContributionsPage
      locale={locale}
      kind={contributions}
      query={await searchParams}
      subject={subject}
      showMarket={!hasWarning(species)}
    />
  )
}
