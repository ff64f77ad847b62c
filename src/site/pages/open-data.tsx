import { Changelog } from '@/domains/open-data/components/changelog'
import { Downloads } from '@/domains/open-data/components/downloads'
import { Example } from '@/domains/open-data/components/example'
import { Terms } from '@/domains/open-data/components/terms'
import { Vocabulary } from '@/domains/open-data/components/vocabulary'
import {
  getPublishedData,
  listVersions,
  type PublishedData,
  type RecordedVersion,
} from '@/domains/open-data/queries'
import { datasetJsonLd } from '@/domains/open-data/structured-data'
import type { Locale } from '@/foundation/i18n/locales'
import { translator } from '@/foundation/i18n/translator'
import { dataPath } from '@/foundation/routing/paths'
import { JsonLd } from '@/foundation/seo/json-ld'
import { type Head, pageMetadata } from '@/foundation/seo/metadata'
import { ArchiveHead } from '@/site/lists/archive-head'
import type { Page, SiteRequest } from '@/site/page'
import { crumbsTo } from '@/site/site-shell/breadcrumb-trail'
import { Breadcrumbs } from '@/site/site-shell/breadcrumbs'
import { SiteShell } from '@/site/site-shell/site-shell'
import { useTranslations } from '@/ui/texts'
import '@/ui/styles/open-data.css'

interface Data {
  locale: Locale
  data: PublishedData
  versions: RecordedVersion[]
}

async function load({ locale, reader }: SiteRequest): Promise<Data> {
  const [data, versions] = await Promise.all([getPublishedData(reader), listVersions(reader)])
  return { locale, data, versions }
}

function head(_: Data, { locale }: SiteRequest): Head {
  const t = translator(locale, 'openData')
  return pageMetadata({ locale, path: dataPath, title: t('title'), description: t('description') })
}

function View({ locale, data, versions }: Data) {
  const t = useTranslations('openData')
  const citable = versions.filter(({ withdrawal }) => !withdrawal)
  return (
    <SiteShell path={dataPath} showMarket={false}>
      <JsonLd
        data={datasetJsonLd(
          { ...data, recorded: versions.find(({ version }) => version === data.version) },
          { locale, name: t('datasetName'), description: t('description') },
        )}
      />
      <Breadcrumbs crumbs={crumbsTo(locale, dataPath, { label: t('title') })} />
      <ArchiveHead title={t('title')} lead={t('lead', data.counts)} />
      <div className="open-data">
        <Downloads data={data} />
        <Terms data={data} cited={citable.find(({ version }) => version === data.version) ?? citable[0]} />
        <Example record={data.example} />
        <Vocabulary />
        <Changelog versions={versions} unrecorded={data.unrecorded} />
      </div>
    </SiteShell>
  )
}

/** Downloads of the open data, its terms, vocabulary and changes. */
export const openDataPage: Page<Data> = { load, head, View }
