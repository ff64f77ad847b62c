import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { OpenDataPage } from '@/app/(site)/open-data/open-data-page'
import { type LocaleParams, localeOf } from '@/app/(site)/site-shell/params'
import { dataPath } from '@/foundation/routing/paths'
import { pageMetadata } from '@/foundation/seo/metadata'

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
