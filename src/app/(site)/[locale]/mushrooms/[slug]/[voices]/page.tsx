import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { anyone } from '@/app/page-reader'
import type { Query } from '@/blocks/voices'
import { speciesAt } from '@/domains/species/queries'
import { isWarnedOf, tellsOnlyHarm } from '@/domains/species/sections'
import type { Locale } from '@/foundation/i18n/locales'
import { documentPath } from '@/foundation/routing/paths'
import { type LocaleParams, localeOf } from '../../../../frame/params'
import { VoicesPage } from '../../../../people/voices-page'

interface Props {
  params: Promise<LocaleParams & { slug: string; voices: string }>
  searchParams: Promise<Query>
}

const load = cache(async (locale: Locale, slug: string) => {
  const species = await speciesAt(await anyone(locale), slug)
  if (!species) notFound()
  return species
})

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, ...rest } = await params
  const { card } = await load(localeOf(rest), slug)
  return { title: card.scientificName, robots: { index: false } }
}

export default async function SpeciesVoicesPage({ params, searchParams }: Props) {
  const { slug, voices, ...rest } = await params
  const locale = localeOf(rest)
  const species = await load(locale, slug)
  const thing = {
    item: { relationTo: 'mushrooms', value: species.id },
    title: species.card.scientificName,
    path: documentPath('mushrooms', slug),
    onlyHarms: tellsOnlyHarm(species),
    binomial: true,
  } as const
  const shops = !isWarnedOf(species)
  return <VoicesPage locale={locale} kind={voices} query={await searchParams} thing={thing} shops={shops} />
}
