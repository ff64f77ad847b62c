import { OperationList } from '@/domains/openapi/components/operation-list'
import { openApiDocument } from '@/domains/openapi/document'
import { type ApiExample, loadExamples } from '@/domains/openapi/examples'
import type { OpenApiDocument } from '@/domains/openapi/types'
import type { Locale } from '@/foundation/i18n/locales'
import { translator } from '@/foundation/i18n/translator'
import { apiDocsPath } from '@/foundation/routing/paths'
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
  document: OpenApiDocument
  examples: ApiExample[]
}

async function load({ locale, reader }: SiteRequest): Promise<Data> {
  const document = openApiDocument(reader.payload.config)
  return { locale, document, examples: await loadExamples(reader) }
}

function head(_: Data, { locale }: SiteRequest): Head {
  const t = translator(locale, 'openData.api')
  return pageMetadata({ locale, path: apiDocsPath, title: t('title'), description: t('description') })
}

function View({ locale, document, examples }: Data) {
  const t = useTranslations('openData.api')
  return (
    <SiteShell path={apiDocsPath} showMarket={false}>
      <Breadcrumbs crumbs={crumbsTo(locale, apiDocsPath, { label: t('title') })} />
      <ArchiveHead title={t('title')} lead={t('lead')}>
        <p>
          <a href="/api/openapi.json">{t('download')}</a>
        </p>
      </ArchiveHead>
      <div className="open-data">
        <OperationList document={document} examples={examples} />
      </div>
    </SiteShell>
  )
}

export const apiDocsPage: Page<Data> = { load, head, View }
