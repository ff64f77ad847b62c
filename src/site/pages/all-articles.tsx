import { Archive } from '@/domains/archives/components/archive'
import { pageSize } from '@/domains/archives/limits'
import { ArticleList } from '@/domains/articles/components/article-list'
import type { ArticleCollection } from '@/domains/articles/vocabulary'
import { getListPage } from '@/domains/catalog/query'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import { translator } from '@/foundation/i18n/translator'
import { pagePath } from '@/foundation/routing/page-path'
import { viewAll } from '@/foundation/routing/paths'
import { notFound } from '@/foundation/routing/signals'
import { type Head, pageMetadata } from '@/foundation/seo/metadata'
import { ArchiveHead } from '@/site/lists/archive-head'
import { type ListParams, listPageNumber } from '@/site/lists/list-params'
import type { Page, SiteRequest } from '@/site/page'
import { crumbsTo } from '@/site/site-shell/breadcrumb-trail'
import { Breadcrumbs } from '@/site/site-shell/breadcrumbs'
import { SiteShell } from '@/site/site-shell/site-shell'
import { useLocale, useTranslations } from '@/ui/texts'

type Request = SiteRequest<ListParams>

async function load(collection: ArticleCollection, { reader, params }: Request) {
  const page = listPageNumber(params)
  const { cards, ...listing } = await getListPage(reader, {
    collection,
    sort: 'newest',
    page,
    limit: pageSize,
  })
  dependsOn([tags.list(collection)])
  if (page > listing.pages) notFound()
  return { collection, page, cards, listing }
}

type Data = Awaited<ReturnType<typeof load>>

function head({ collection, page }: Data, { locale }: Request): Head {
  const t = translator(locale)
  const first = t(`articles.${collection}.title`)
  return pageMetadata({
    locale,
    path: pagePath(viewAll[collection], page),
    title: page === 1 ? first : `${first}, ${t('archive.pageTitle', { page })}`,
    description: t(`articles.${collection}.lead`),
    feed: viewAll[collection],
  })
}

function View({ collection, page, cards, listing }: Data) {
  const t = useTranslations(`articles.${collection}`)
  const locale = useLocale()
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

const articlesPage = (collection: ArticleCollection): Page<Data, ListParams> => ({
  load: (request) => load(collection, request),
  head,
  View,
})

/** One page of all posts, the newest first. */
export const allPostsPage = articlesPage('posts')

/** One page of all projects, the newest first. */
export const allProjectsPage = articlesPage('projects')
