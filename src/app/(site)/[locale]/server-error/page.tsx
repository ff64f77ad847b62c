import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { type LocaleParams, localeOf } from '@/site/site-shell/params'
import { ServerErrorPage } from '@/site/site-shell/server-error'

interface Props {
  params: Promise<LocaleParams>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  localeOf(await params)
  const t = await getTranslations('errors')
  return { title: t('title'), robots: { index: false } }
}

/** The server sends this page with status 500 where Next would render one in the browser only. */
export default async function ServerErrorRoute({ params }: Props) {
  localeOf(await params)
  return <ServerErrorPage />
}
