import { GuideItem } from '@/blocks/guide-item'
import { Blocks } from '@/blocks/render'
import { Archive } from '@/domains/archives/components/archive'
import { pageSize } from '@/domains/archives/limits'
import { cardLink } from '@/domains/catalog/card-link'
import { getListPage } from '@/domains/catalog/query'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import { translator } from '@/foundation/i18n/translator'
import { localePath } from '@/foundation/routing/locale-path'
import { pagePath } from '@/foundation/routing/page-path'
import { newGuidePath } from '@/foundation/routing/paths'
import { notFound } from '@/foundation/routing/signals'
import { itemListJsonLd } from '@/foundation/seo/item-list'
import { JsonLd } from '@/foundation/seo/json-ld'
import { type Head, pageMetadata } from '@/foundation/seo/metadata'
import { ArchiveHead } from '@/site/lists/archive-head'
import { type ListParams, listPageNumber } from '@/site/lists/list-params'
import type { Page, SiteRequest } from '@/site/page'
import { crumbsTo } from '@/site/site-shell/breadcrumb-trail'
import { Breadcrumbs } from '@/site/site-shell/breadcrumbs'
import { loadComposedPage } from '@/site/site-shell/composed-page'
import { SiteShell } from '@/site/site-shell/site-shell'
import { useLocale, useTranslations } from '@/ui/texts'
import { TipLink } from '@/ui/tip-link'

const path = '/mushrooms/growing-guide'

type Request = SiteRequest<ListParams>

/** The blocks that editors have placed around the first page of the list. */
function loadAround({ locale, reader }: Request) {
  const title = translator(locale, 'archive')('guidesTitle')
  return loadComposedPage({ reader, slug: 'growingPage', title, path })
}

async function load(request: Request) {
  const page = listPageNumber(request.params)
  const [{ cards, ...listing }, around] = await Promise.all([
    getListPage(request.reader, { collection: 'growingguides', sort: 'easiest', page, limit: pageSize }),
    page === 1 ? loadAround(request) : null,
  ])
  dependsOn([tags.list('growingguides')])
  if (page > listing.pages) notFound()
  return { page, cards, listing, around }
}

type Data = Awaited<ReturnType<typeof load>>

function head({ page }: Data, { locale }: Request): Head {
  const t = translator(locale, 'archive')
  const title = page === 1 ? t('guidesTitle') : `${t('guidesTitle')}, ${t('pageTitle', { page })}`
  return pageMetadata({
    locale,
    path: pagePath(path, page),
    title,
    description: t('guidesLead'),
    feed: path,
  })
}

function View({ page, cards, listing, around }: Data) {
  const t = useTranslations()
  const locale = useLocale()
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
          <TipLink
            href={localePath(locale, newGuidePath)}
            id="add-guide-tip"
            tip={t('species.hero.accountRequired')}
          >
            {t('guides.add')}
          </TipLink>
        </p>
      </ArchiveHead>
      {around ? <Blocks blocks={around.blocks} page={{ ...around.page, list }} /> : list}
    </SiteShell>
  )
}

/** One page of all growing guides; the first among the blocks that editors have placed around it. */
export const allGuidesPage: Page<Data, ListParams> = { load, head, View }
