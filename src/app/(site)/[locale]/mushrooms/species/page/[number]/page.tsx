import type { Metadata } from 'next'
import { AllSpecies, allSpeciesMetadata, wholeList } from '@/app/(site)/lists/all-species'
import { type LocaleParams, localeOf, pageNumberOf } from '@/app/(site)/site-shell/params'

interface Props {
  params: Promise<LocaleParams & { number: string }>
}

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, number } = await params
  return allSpeciesMetadata(localeOf({ locale }), pageNumberOf(number))
}

export default async function SpeciesArchivePageN({ params }: Props) {
  const { locale, number } = await params
  return <AllSpecies locale={localeOf({ locale })} query={wholeList(pageNumberOf(number))} />
}
