import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { OperationList } from '@/domains/openapi/components/operation-list'
import { openApiDocument } from '@/domains/openapi/document'
import { apiDocsPath } from '@/foundation/routing/paths'
import { pageMetadata } from '@/foundation/seo/metadata'
import { ArchiveHead } from '@/site/lists/archive-head'
import { pageReader } from '@/site/page-reader'
import { crumbsTo } from '@/site/site-shell/breadcrumb-trail'
import { Breadcrumbs } from '@/site/site-shell/breadcrumbs'
import { type LocaleParams, localeOf } from '@/site/site-shell/params'
import { SiteShell } from '@/site/site-shell/site-shell'
import '@/ui/styles/open-data.css'

interface Props {
  params: Promise<LocaleParams>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = localeOf(await params)
  const t = await getTranslations({ locale, namespace: 'openData.api' })
  return pageMetadata({ locale, path: apiDocsPath, title: t('title'), description: t('description') })
}

export default async function ApiDocsPage({ params }: Props) {
  const locale = localeOf(await params)
  const t = await getTranslations('openData.api')
  const { payload } = await pageReader(locale)
  return (
    <SiteShell path={apiDocsPath} showMarket={false}>
      <Breadcrumbs crumbs={crumbsTo(locale, apiDocsPath, { label: t('title') })} />
      <ArchiveHead title={t('title')} lead={t('lead')}>
        <p>
          <a href="/api/openapi.json">{t('download')}</a>
        </p>
      </ArchiveHead>
      <div className="open-data">
        <OperationList document={openApiDocument(payload.config)} />
      </div>
    </SiteShell>
  )
}
