import { getTranslations } from 'next-intl/server'
import { Changelog } from '@/domains/open-data/components/changelog'
import { Downloads } from '@/domains/open-data/components/downloads'
import { Example } from '@/domains/open-data/components/example'
import { Terms } from '@/domains/open-data/components/terms'
import { Vocabulary } from '@/domains/open-data/components/vocabulary'
import { getPublishedData, listVersions } from '@/domains/open-data/queries'
import { datasetJsonLd } from '@/domains/open-data/structured-data'
import type { Locale } from '@/foundation/i18n/locales'
import { dataPath } from '@/foundation/routing/paths'
import { JsonLd } from '@/foundation/seo/json-ld'
import { ArchiveHead } from '@/site/lists/archive-head'
import { pageReader } from '@/site/page-reader'
import { crumbsTo } from '@/site/site-shell/breadcrumb-trail'
import { Breadcrumbs } from '@/site/site-shell/breadcrumbs'
import { SiteShell } from '@/site/site-shell/site-shell'
import '@/ui/styles/open-data.css'

/** Downloads of the open data, its terms, vocabulary and changes. */
export async function OpenDataPage({ locale }: { locale: Locale }) {
  const t = await getTranslations('openData')
  const reader = await pageReader(locale)
  const [data, versions] = await Promise.all([getPublishedData(reader), listVersions(reader)])
  return (
    <SiteShell path={dataPath} showMarket={false}>
      <JsonLd data={datasetJsonLd(data, { locale, name: t('datasetName'), description: t('description') })} />
      <Breadcrumbs crumbs={crumbsTo(locale, dataPath, { label: t('title') })} />
      <ArchiveHead title={t('title')} lead={t('lead', data.counts)} />
      <div className="open-data">
        <Downloads data={data} />
        <Terms data={data} />
        <Example record={data.example} />
        <Vocabulary />
        <Changelog versions={versions} unrecorded={data.unrecorded} />
      </div>
    </SiteShell>
  )
}
