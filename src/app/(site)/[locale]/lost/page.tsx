import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { fetchFonts } from '@/ui/fonts'
import { Lost } from '../../frame/lost'
import { type LocaleParams, localeOf } from '../../frame/params'

interface Props {
  params: Promise<LocaleParams>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  localeOf(await params)
  const say = await getTranslations('site.notFound')
  return { title: say('title'), robots: { index: false } }
}

/** What the front door answers with, as a 404, where Next would leave the page to be drawn by a script. */
export default async function LostPage({ params }: Props) {
  localeOf(await params)
  fetchFonts()
  return <Lost />
}
