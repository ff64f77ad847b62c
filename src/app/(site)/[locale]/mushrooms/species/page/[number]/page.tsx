import type { Metadata } from 'next'
import { unfilteredQuery } from '@/domains/catalog/filters/list-url'
import { pageMetadata } from '@/foundation/seo/metadata'
import { AllSpecies, allSpeciesMetadata } from '@/site/lists/all-species'
import { type LocaleParams, localeOf, pageNumberOf } from '@/site/site-shell/params'

interface Props {
  params: Promise<LocaleParams & { number: string }>
}

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, number } = await params
  return pageMetadata(await allSpeciesMetadata(localeOf({ locale }), unfilteredQuery(pageNumberOf(number))))
}

export default async function SpeciesArchivePageN({ params }: Props) {
  const { locale, number } = await params
  return <AllSpecies locale={localeOf({ locale })} query={unfilteredQuery(pageNumberOf(number))} />
}
