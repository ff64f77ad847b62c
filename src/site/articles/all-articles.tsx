import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Archive } from '@/domains/archives/components/archive'
import { pageSize } from '@/domains/archives/limits'
import { ArticleList } from '@/domains/articles/components/article-list'
import type { ArticleCollection } from '@/domains/articles/vocabulary'
import { getListPage } from '@/domains/catalog/query'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import type { Locale } from '@/foundation/i18n/locales'
import { pagePath } from '@/foundation/routing/page-path'
import { viewAll } from '@/foundation/routing/paths'
import { notFound } from '@/foundation/routing/signals'
import { pageMetadata } from '@/foundation/seo/metadata'
import { ArchiveHead } from '@/site/lists/archive-head'
import { pageReader } from '@/site/page-reader'
import { crumbsTo } from '@/site/site-shell/breadcrumb-trail'
import { Breadcrumbs } from '@/site/site-shell/breadcrumbs'
import { SiteShell } from '@/site/site-shell/site-shell'

interface AllArticlesProps {
  locale: Locale
  collection: ArticleCollection
  page: number
}

export async function allArticlesMetadata({ locale, collection, page }: AllArticlesProps): Promise<Metadata> {
  const t = await getTranslations({ locale })
  const first = t(`articles.${collection}.title`)
  return pageMetadata({
    locale,
    path: pagePath(viewAll[collection], page),
    title: page === 1 ? first : `${first}, ${t('archive.pageTitle', { page })}`,
    description: t(`articles.${collection}.lead`),
    feed: viewAll[collection],
  })
}

/** One page of all posts or projects, the newest first. */
export async function AllArticles({ locale, collection, page }: AllArticlesProps) {
  const t = await getTranslations(`articles.${collection}`)
  const { cards, ...listing } = await getListPage(await pageReader(locale), {
    collection,
    sort: 'newest',
    page,
    limit: pageSize,
  })
  dependsOn([tags.list(collection)])
  if (page > listing.pages) notFound()
  const path = viewAll[collection]
  const crumbs = crumbsTo(locale, pagePath(path, page), { label: t('title') })
  return (
    <SiteShell path={pagePath(path, page)}>
      <Breadcrumbs crumbs={crumbs} />
      <ArchiveHead title={t('title')} lead={t('lead')} />
      <Archive listing={listing} path={path}>
        <ArticleList articles={cards} hasLeading={page === 1} />
      </Archive>
    </SiteShell>
  )
}
