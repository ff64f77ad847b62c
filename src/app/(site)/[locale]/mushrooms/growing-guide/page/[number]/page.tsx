import type { Metadata } from 'next'
import { AllGuides, allGuidesMetadata } from '@/site/lists/all-guides'
import { type LocaleParams, localeOf, pageNumberOf } from '@/site/site-shell/params'

interface Props {
  params: Promise<LocaleParams & { number: string }>
}

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, number } = await params
  return allGuidesMetadata(localeOf({ locale }), pageNumberOf(number))
}

export default async function GuideArchivePageN({ params }: Props) {
  const { locale, number } = await params
  return <AllGuides locale={localeOf({ locale })} page={pageNumberOf(number)} />
}
