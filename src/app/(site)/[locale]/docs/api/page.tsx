import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ArchiveHead } from '@/app/(site)/lists/archive-head'
import { crumbsTo } from '@/app/(site)/site-shell/breadcrumb-trail'
import { Breadcrumbs } from '@/app/(site)/site-shell/breadcrumbs'
import { type LocaleParams, localeOf } from '@/app/(site)/site-shell/params'
import { SiteShell } from '@/app/(site)/site-shell/site-shell'
import { pageReader } from '@/app/page-reader'
import { OperationList } from '@/domains/openapi/components/operation-list'
import { openApiDocument } from '@/domains/openapi/document'
import { apiDocsPath } from '@/foundation/routing/paths'
import { pageMetadata } from '@/foundation/seo/metadata'
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
      <Breadcrumbs crumbs={await crumbsTo(apiDocsPath, { label: t('title') })} />
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
