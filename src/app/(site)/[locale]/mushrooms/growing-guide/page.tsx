import type { Metadata } from 'next'
import { AllGuides, allGuidesMetadata } from '@/site/lists/all-guides'
import { type LocaleParams, localeOf } from '@/site/site-shell/params'

interface Props {
  params: Promise<LocaleParams>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return allGuidesMetadata(localeOf(await params), 1)
}

export default async function GuideArchivePage({ params }: Props) {
  return <AllGuides locale={localeOf(await params)} page={1} />
}
