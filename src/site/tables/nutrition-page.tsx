import type { Metadata } from 'next'
import { useLocale, useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { allowsProductLinks } from '@/domains/species/edibility'
import { NutritionTable } from '@/domains/tables/components/nutrition-table'
import {
  isAnalysed,
  listNutrition,
  type NutritionColumn,
  type NutritionRow,
  nutritionValue,
} from '@/domains/tables/nutrition'
import { type Sorting, sortingQuery, sortRows } from '@/domains/tables/sorting'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import type { Locale } from '@/foundation/i18n/locales'
import { localePath } from '@/foundation/routing/locale-path'
import { documentPath, nutritionPath } from '@/foundation/routing/paths'
import { pageMetadata } from '@/foundation/seo/metadata'
import { ArchiveHead } from '@/site/lists/archive-head'
import { pageReader } from '@/site/page-reader'
import { crumbsTo } from '@/site/site-shell/breadcrumb-trail'
import { Breadcrumbs } from '@/site/site-shell/breadcrumbs'
import { SiteShell } from '@/site/site-shell/site-shell'
import { Disclosure } from '@/ui/disclosure'
import '@/ui/styles/tables.css'

interface NutritionProps {
  locale: Locale
  sorting: Sorting<NutritionColumn> | null
}

export async function nutritionMetadata({ locale, sorting }: NutritionProps): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'tables.nutrition' })
  return pageMetadata({
    locale,
    path: nutritionPath,
    title: t('title'),
    description: t('lead'),
    index: sorting === null,
  })
}

/** Species of which nothing was measured: as many lines as the table would have, so they are folded away. */
function Unanalysed({ rows }: { rows: readonly NutritionRow[] }) {
  const t = useTranslations('tables.nutrition')
  const locale = useLocale()
  if (rows.length === 0) return null
  return (
    <Disclosure title={t('unanalysed', { count: rows.length })}>
      <ul className="unanalysed">
        {rows.map(({ species: { id, slug, scientificName } }) => (
          <li key={id}>
            <a className="binomial" href={localePath(locale, documentPath('mushrooms', slug))} lang="la">
              {scientificName}
            </a>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

/** The nutrition of all species side by side. */
export async function NutritionPage({ locale, sorting }: NutritionProps) {
  const t = await getTranslations('tables.nutrition')
  const all = await listNutrition(await pageReader(locale))
  dependsOn([
    tags.list('mushrooms'),
    tags.list('references'),
    ...all.map(({ species }) => tags.document('mushrooms', species.id)),
  ])
  const rows = sortRows(all.filter(isAnalysed), sorting, nutritionValue)
  const others = all.filter((row) => !isAnalysed(row))
  return (
    <SiteShell
      path={nutritionPath + sortingQuery(sorting)}
      showMarket={rows.every(({ species }) => allowsProductLinks(species.edibility))}
    >
      <Breadcrumbs crumbs={crumbsTo(locale, nutritionPath, { label: t('title') })} />
      <ArchiveHead title={t('title')} lead={t('lead')} />
      <div className="stack" id="table">
        <NutritionTable rows={rows} sorting={sorting} path={localePath(locale, nutritionPath)} />
        <p className="caption">{t('note')}</p>
        <Unanalysed rows={sortRows(others, { column: 'species', descending: false }, nutritionValue)} />
      </div>
    </SiteShell>
  )
}
