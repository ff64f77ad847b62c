import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { dataPath } from '@/foundation/routing/paths'
import { pageMetadata } from '@/foundation/seo/metadata'
import { OpenDataPage } from '@/site/open-data/open-data-page'
import { type LocaleParams, localeOf } from '@/site/site-shell/params'

interface Props {
  params: Promise<LocaleParams>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = localeOf(await params)
  const t = await getTranslations({ locale, namespace: 'openData' })
  return pageMetadata({ locale, path: dataPath, title: t('title'), description: t('description') })
}

export default async function DataPage({ params }: Props) {
  return <OpenDataPage locale={localeOf(await params)} />
}
