import { TaxonName } from '@/domains/cards/taxon-name'
import { allowsProductLinks } from '@/domains/species/edibility'
import { NutritionTable } from '@/domains/tables/components/nutrition-table'
import {
  isAnalysed,
  listNutrition,
  type NutritionColumn,
  type NutritionRow,
  nutritionColumns,
  nutritionValue,
} from '@/domains/tables/nutrition'
import { parseSorting, type Sorting, sortingQuery, sortRows } from '@/domains/tables/sorting'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import { translator } from '@/foundation/i18n/translator'
import { localePath } from '@/foundation/routing/locale-path'
import { documentPath, nutritionPath } from '@/foundation/routing/paths'
import { type Head, pageMetadata } from '@/foundation/seo/metadata'
import { ArchiveHead } from '@/site/lists/archive-head'
import type { Page, SiteRequest } from '@/site/page'
import { crumbsTo } from '@/site/site-shell/breadcrumb-trail'
import { Breadcrumbs } from '@/site/site-shell/breadcrumbs'
import { SiteShell } from '@/site/site-shell/site-shell'
import { Disclosure } from '@/ui/disclosure'
import { useLocale, useTranslations } from '@/ui/texts'
import '@/ui/styles/tables.css'

interface Data {
  sorting: Sorting<NutritionColumn> | null
  rows: NutritionRow[]
  unanalysed: NutritionRow[]
}

async function load({ query, reader }: SiteRequest): Promise<Data> {
  const sorting = parseSorting(nutritionColumns, query)
  const all = await listNutrition(reader)
  dependsOn([
    tags.list('mushrooms'),
    tags.list('references'),
    ...all.map(({ species }) => tags.document('mushrooms', species.id)),
  ])
  const others = all.filter((row) => !isAnalysed(row))
  return {
    sorting,
    rows: sortRows(all.filter(isAnalysed), sorting, nutritionValue),
    unanalysed: sortRows(others, { column: 'species', descending: false }, nutritionValue),
  }
}

function head({ sorting }: Data, { locale }: SiteRequest): Head {
  const t = translator(locale, 'tables.nutrition')
  return pageMetadata({
    locale,
    path: nutritionPath,
    title: t('title'),
    description: t('lead'),
    index: sorting === null,
  })
}

/** Species of which nothing was measured: as many lines as the table would have, so they are folded away. */
function Unanalysed({ rows }: Pick<Data, 'rows'>) {
  const t = useTranslations('tables.nutrition')
  const locale = useLocale()
  if (rows.length === 0) return null
  return (
    <Disclosure title={t('unanalysed', { count: rows.length })}>
      <ul className="unanalysed">
        {rows.map(({ species: { id, slug, scientificName } }) => (
          <li key={id}>
            <a className="binomial" href={localePath(locale, documentPath('mushrooms', slug))} lang="la">
              <TaxonName name={scientificName} />
            </a>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

function View({ sorting, rows, unanalysed }: Data) {
  const t = useTranslations('tables.nutrition')
  const locale = useLocale()
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
        <Unanalysed rows={unanalysed} />
      </div>
    </SiteShell>
  )
}

/** The nutrition of all species side by side. Each order is an address; the server caches the frequent ones. */
export const nutritionPage: Page<Data> = { load, head, View, maxAge: 3600 }
