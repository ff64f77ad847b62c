import { Blocks } from '@/blocks/render'
import { filterCount, parseListQuery } from '@/domains/catalog/filters/list-query'
import { listUrl } from '@/domains/catalog/filters/list-url'
import { translator } from '@/foundation/i18n/translator'
import { localePath } from '@/foundation/routing/locale-path'
import { effectsPath, identifyPath, nutritionPath } from '@/foundation/routing/paths'
import { toUrlSearchParams } from '@/foundation/routing/search-params'
import { permanentRedirect } from '@/foundation/routing/signals'
import { type Head, pageMetadata } from '@/foundation/seo/metadata'
import { ArchiveHead } from '@/site/lists/archive-head'
import type { Page, SiteRequest } from '@/site/page'
import { crumbsTo } from '@/site/site-shell/breadcrumb-trail'
import { Breadcrumbs } from '@/site/site-shell/breadcrumbs'
import { type ComposedPageData, loadComposedPage } from '@/site/site-shell/composed-page'
import { SiteShell } from '@/site/site-shell/site-shell'
import { useLocale, useTranslations } from '@/ui/texts'

const path = '/mushrooms'

function load({ locale, reader, query }: SiteRequest): Promise<ComposedPageData> {
  const listQuery = parseListQuery('mushrooms', toUrlSearchParams(query))
  // This page has no list, so filters lead to the one that has.
  if (filterCount(listQuery.filters) > 0)
    permanentRedirect(listUrl({ collection: 'mushrooms', locale, path: '/mushrooms/species' }, listQuery))
  const t = translator(locale, 'archive')
  return loadComposedPage({ reader, slug: 'encyclopediaPage', title: t('mushroomsTitle'), path })
}

function head(_: ComposedPageData, { locale }: SiteRequest): Head {
  const t = translator(locale, 'archive')
  return pageMetadata({ locale, path, title: t('mushroomsTitle'), description: t('mushroomsLead') })
}

function View({ blocks, page }: ComposedPageData) {
  const t = useTranslations()
  const locale = useLocale()
  return (
    <SiteShell path={path}>
      <Breadcrumbs crumbs={crumbsTo(locale, path)} />
      <ArchiveHead title={t('archive.mushroomsTitle')} lead={t('archive.mushroomsLead')}>
        <p className="actions">
          <a className="button" href={localePath(locale, identifyPath)}>
            {t('site.nav.identify')}
          </a>
          <a className="button line" href={localePath(locale, '/mushrooms/species')}>
            {t('archive.all')}
          </a>
          <a className="button line" href="#traits">
            {t('archive.traits')}
          </a>
          <a href={localePath(locale, nutritionPath)}>{t('tables.nutrition.title')}</a>
          <a href={localePath(locale, effectsPath)}>{t('tables.effects.title')}</a>
        </p>
      </ArchiveHead>
      <Blocks blocks={blocks} page={page} />
    </SiteShell>
  )
}

/** The start page of the encyclopedia. */
export const mushroomsPage: Page<ComposedPageData> = { load, head, View }
