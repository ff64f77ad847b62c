import { FindingKey } from '@/domains/species/components/finding-key'
import { EffectsTable } from '@/domains/tables/components/effects-table'
import {
  type EffectColumn,
  type EffectRow,
  effectColumns,
  effectValue,
  listEffects,
} from '@/domains/tables/effects'
import { parseSorting, type Sorting, sortingQuery, sortRows } from '@/domains/tables/sorting'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import { translator } from '@/foundation/i18n/translator'
import { localePath } from '@/foundation/routing/locale-path'
import { effectsPath } from '@/foundation/routing/paths'
import { type Head, pageMetadata } from '@/foundation/seo/metadata'
import { ArchiveHead } from '@/site/lists/archive-head'
import type { Page, SiteRequest } from '@/site/page'
import { crumbsTo } from '@/site/site-shell/breadcrumb-trail'
import { Breadcrumbs } from '@/site/site-shell/breadcrumbs'
import { SiteShell } from '@/site/site-shell/site-shell'
import { useLocale, useTranslations } from '@/ui/texts'
import '@/ui/styles/evidence.css'
import '@/ui/styles/tables.css'

interface Data {
  sorting: Sorting<EffectColumn> | null
  rows: EffectRow[]
}

async function load({ query, reader }: SiteRequest): Promise<Data> {
  const sorting = parseSorting(effectColumns, query)
  const rows = sortRows(await listEffects(reader), sorting, effectValue)
  dependsOn([
    tags.list('mushrooms'),
    tags.list('references'),
    tags.list('categories'),
    ...rows.map(({ species }) => tags.document('mushrooms', species.id)),
  ])
  return { sorting, rows }
}

function head({ sorting }: Data, { locale }: SiteRequest): Head {
  const t = translator(locale, 'tables.effects')
  return pageMetadata({
    locale,
    path: effectsPath,
    title: t('title'),
    description: t('lead'),
    index: sorting === null,
  })
}

function View({ sorting, rows }: Data) {
  const t = useTranslations('tables.effects')
  const locale = useLocale()
  return (
    <SiteShell path={effectsPath + sortingQuery(sorting)} showMarket={false}>
      <Breadcrumbs crumbs={crumbsTo(locale, effectsPath, { label: t('title') })} />
      <ArchiveHead title={t('title')} lead={t('lead')} />
      <div className="stack" id="table">
        <EffectsTable rows={rows} sorting={sorting} path={localePath(locale, effectsPath)} />
        <FindingKey />
      </div>
    </SiteShell>
  )
}

/**
 * The reported effects of all species side by side, with what studies found. Each order is an address; the server
 * caches the frequent ones.
 */
export const effectsPage: Page<Data> = { load, head, View, maxAge: 3600 }
