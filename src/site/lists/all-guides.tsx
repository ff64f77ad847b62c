import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { GuideItem } from '@/blocks/guide-item'
import { Blocks } from '@/blocks/render'
import { Archive } from '@/domains/archives/components/archive'
import { pageSize } from '@/domains/archives/limits'
import { cardLink } from '@/domains/catalog/card-link'
import { getListPage } from '@/domains/catalog/query'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import type { Locale } from '@/foundation/i18n/locales'
import { pagePath } from '@/foundation/routing/page-path'
import { newGuidePath } from '@/foundation/routing/paths'
import { notFound } from '@/foundation/routing/signals'
import { itemListJsonLd } from '@/foundation/seo/item-list'
import { JsonLd } from '@/foundation/seo/json-ld'
import { pageMetadata } from '@/foundation/seo/metadata'
import { pageReader } from '@/site/page-reader'
import { crumbsTo } from '@/site/site-shell/breadcrumb-trail'
import { Breadcrumbs } from '@/site/site-shell/breadcrumbs'
import { composedPage } from '@/site/site-shell/composed-page'
import { SiteShell } from '@/site/site-shell/site-shell'
import { TipLink } from '@/ui/tip-link'
import { ArchiveHead } from './archive-head'

const path = '/mushrooms/growing-guide'

export async function allGuidesMetadata(locale: Locale, page: number): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'archive' })
  const title = page === 1 ? t('guidesTitle') : `${t('guidesTitle')}, ${t('pageTitle', { page })}`
  return pageMetadata({
    locale,
    path: pagePath(path, page),
    title,
    description: t('guidesLead'),
    feed: path,
  })
}

/** The list among the blocks that editors have placed around it. */
async function FirstPage({ locale, list }: { locale: Locale; list: ReactNode }) {
  const t = await getTranslations('archive')
  const { layout, page } = await composedPage({
    locale,
    slug: 'growingPage',
    title: t('guidesTitle'),
    path,
  })
  return <Blocks blocks={layout} page={{ ...page, list }} />
}

/** One page of all growing guides. */
export async function AllGuides({ locale, page }: { locale: Locale; page: number }) {
  const t = await getTranslations()
  const reader = await pageReader(locale)
  const { cards, ...listing } = await getListPage(reader, {
    collection: 'growingguides',
    sort: 'easiest',
    page,
    limit: pageSize,
  })
  dependsOn([tags.list('growingguides')])
  if (page > listing.pages) notFound()
  const crumbs = crumbsTo(locale, pagePath(path, page), { label: t('archive.guidesTitle') })
  const list = (
    <Archive listing={listing} path={path}>
      <ul className="archive-grid">
        {cards.map((guide, index) => (
          <GuideItem key={guide.id} guide={guide} urgent={index === 0} />
        ))}
      </ul>
    </Archive>
  )
  return (
    <SiteShell path={pagePath(path, page)}>
      <Breadcrumbs crumbs={crumbs} />
      <JsonLd data={itemListJsonLd(cards.map(cardLink), { locale, first: listing.from })} />
      <ArchiveHead title={t('archive.guidesTitle')} lead={t('archive.guidesLead')}>
        <p>
          <TipLink href={newGuidePath} id="add-guide-tip" tip={t('species.hero.accountRequired')}>
            {t('guides.add')}
          </TipLink>
        </p>
      </ArchiveHead>
      {page === 1 ? <FirstPage locale={locale} list={list} /> : list}
    </SiteShell>
  )
}
