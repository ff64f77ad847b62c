import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { FindingKey } from '@/domains/species/components/finding-key'
import { EffectsTable } from '@/domains/tables/components/effects-table'
import { type EffectColumn, effectValue, listEffects } from '@/domains/tables/effects'
import { type Sorting, sortingQuery, sortRows } from '@/domains/tables/sorting'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import type { Locale } from '@/foundation/i18n/locales'
import { localePath } from '@/foundation/routing/locale-path'
import { effectsPath } from '@/foundation/routing/paths'
import { pageMetadata } from '@/foundation/seo/metadata'
import { ArchiveHead } from '@/site/lists/archive-head'
import { pageReader } from '@/site/page-reader'
import { crumbsTo } from '@/site/site-shell/breadcrumb-trail'
import { Breadcrumbs } from '@/site/site-shell/breadcrumbs'
import { SiteShell } from '@/site/site-shell/site-shell'
import '@/ui/styles/evidence.css'
import '@/ui/styles/tables.css'

interface EffectsProps {
  locale: Locale
  sorting: Sorting<EffectColumn> | null
}

export async function effectsMetadata({ locale, sorting }: EffectsProps): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'tables.effects' })
  return pageMetadata({
    locale,
    path: effectsPath,
    title: t('title'),
    description: t('lead'),
    index: sorting === null,
  })
}

/** The reported effects of all species side by side, with what studies found. */
export async function EffectsPage({ locale, sorting }: EffectsProps) {
  const t = await getTranslations('tables.effects')
  const rows = sortRows(await listEffects(await pageReader(locale)), sorting, effectValue)
  dependsOn([
    tags.list('mushrooms'),
    tags.list('references'),
    tags.list('categories'),
    ...rows.map(({ species }) => tags.document('mushrooms', species.id)),
  ])
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
