import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NotFoundPage } from '@/site/site-shell/not-found'
import { type LocaleParams, localeOf } from '@/site/site-shell/params'

interface Props {
  params: Promise<LocaleParams>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  localeOf(await params)
  const t = await getTranslations('site.notFound')
  return { title: t('title'), robots: { index: false } }
}

/** The server sends this page with status 404 where Next would render one in the browser only. */
export default async function NotFoundRoute({ params }: Props) {
  localeOf(await params)
  return <NotFoundPage />
}
