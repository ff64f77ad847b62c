import type { Metadata } from 'next'
import { unfilteredQuery } from '@/domains/catalog/filters/list-url'
import { pageMetadata } from '@/foundation/seo/metadata'
import { AllSpecies, allSpeciesMetadata } from '@/site/lists/all-species'
import { type LocaleParams, localeOf } from '@/site/site-shell/params'

interface Props {
  params: Promise<LocaleParams>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata(await allSpeciesMetadata(localeOf(await params), unfilteredQuery(1)))
}

export default async function SpeciesArchivePage({ params }: Props) {
  return <AllSpecies locale={localeOf(await params)} query={unfilteredQuery(1)} />
}
