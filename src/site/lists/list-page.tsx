import type { ReactElement, ReactNode } from 'react'
import { ArchiveSkeleton } from '@/domains/archives/components/skeleton'
import { cardLink } from '@/domains/catalog/card-link'
import { FilteredList, ListStates } from '@/domains/catalog/components/filtered-list'
import { KnownLocation } from '@/domains/catalog/components/known-location'
import { LiveList } from '@/domains/catalog/components/live-list'
import { PreservedFilters } from '@/domains/catalog/components/preserved-filters'
import { type ListView, listLimit } from '@/domains/catalog/components/query-list'
import { SortSelect } from '@/domains/catalog/components/sort-select'
import { UnknownLocation } from '@/domains/catalog/components/unknown-location'
import { UnknownValues } from '@/domains/catalog/components/unknown-values'
import { type ListRoute, listPath, listUrl, withoutFilters } from '@/domains/catalog/filters/list-url'
import type { Sort } from '@/domains/catalog/filters/sections'
import type { Cards, Listed } from '@/domains/catalog/query'
import { trackActions } from '@/domains/measurement/attributes'
import type { Crumb } from '@/foundation/routing/crumbs'
import { localePath } from '@/foundation/routing/locale-path'
import { itemListJsonLd } from '@/foundation/seo/item-list'
import { JsonLd } from '@/foundation/seo/json-ld'
import { BreadcrumbItems } from '@/site/site-shell/breadcrumbs'
import { SiteShell } from '@/site/site-shell/site-shell'
import { ButtonLink } from '@/ui/button'
import type { Tone } from '@/ui/fonts'
import { LivePart } from '@/ui/live-part'
import { FilterPanel } from '@/ui/patterns/filter-panel'
import { useTranslations } from '@/ui/texts'
import '@/ui/styles/filtered-list.css'

interface ListPageProps {
  route: ListRoute
  crumbs: readonly Crumb[]
  /** The heading, which follows the filters. */
  title: ReactNode
  /** What stands above the list, with the heading. */
  head: ReactNode
  list: Omit<ListView<unknown>, 'result'> & {
    result: { total: number; pages: number; cards: readonly Cards[Listed][] }
  }
  sorts: readonly Sort[]
  defaultSort: Sort
  sortLabels?: Partial<Record<Sort, string>>
  /** Links to other lists, above the filter panel. */
  navigation?: ReactNode
  /** Places the list and its filters among other parts of the page. */
  around?: (list: ReactNode) => ReactNode
  /** Filters that are not sections. */
  fields?: ReactNode
  note?: ReactNode
  tone?: Tone
  /** Class of the list of cards. */
  grid?: string
  /** The cards. */
  children: readonly ReactElement[]
}

export const panelId = 'filters'

/** The results beside the filter panel. */
function Results(props: ListPageProps) {
  const { route, list, sorts, defaultSort, sortLabels, note, grid, children } = props
  const { result, query, location, unknownLocation, unknownValues } = list
  return (
    <FilteredList
      {...list}
      route={route}
      total={result.total}
      pages={result.pages}
      limit={listLimit}
      grid={grid}
      sort={
        <SortSelect
          id={panelId}
          sorts={sorts}
          selected={query.sort ?? defaultSort}
          defaultSort={defaultSort}
          isNear={query.filters.near !== null}
          labels={sortLabels}
        />
      }
      note={
        <>
          {unknownValues ? <UnknownValues {...unknownValues} /> : null}
          {location ? (
            <KnownLocation {...location} href={listUrl(route, query)} total={result.total} />
          ) : null}
          {unknownLocation ? <UnknownLocation {...unknownLocation} /> : null}
          {note}
        </>
      }
    >
      {children}
    </FilteredList>
  )
}

/** Breadcrumbs that follow the list; other pages need no script for theirs. */
function LiveBreadcrumbs({ crumbs }: Pick<ListPageProps, 'crumbs'>) {
  const t = useTranslations('site')
  return (
    <LivePart as="nav" name="crumbs" aria-label={t('crumbs')}>
      <BreadcrumbItems crumbs={crumbs} />
    </LivePart>
  )
}

const clearUrl = (route: ListRoute, { query }: ListPageProps['list']) => listUrl(route, withoutFilters(query))

/** Structured data for search engines. */
function ListedEntries({ route, list: { query, result } }: Pick<ListPageProps, 'route' | 'list'>) {
  const first = (query.page - 1) * listLimit + 1
  return (
    <div hidden>
      <JsonLd data={itemListJsonLd(result.cards.map(cardLink), { locale: route.locale, first })} />
    </div>
  )
}

/** Properties of the form of the filter panel. */
const formProps = ({ route, list: { query, sections, unknownValues }, fields }: ListPageProps) => ({
  id: panelId,
  action: localePath(route.locale, route.path),
  sections,
  children: (
    <>
      {fields}
      <PreservedFilters collection={route.collection} query={query} unknownValues={unknownValues} />
    </>
  ),
})

/** The filter panel beside the list, or in a dialog on small screens. */
function Archive(props: ListPageProps) {
  const t = useTranslations()
  const { route, list, navigation } = props
  return (
    <div className="archive">
      <div className="filter-side">
        {navigation}
        <FilterPanel {...formProps(props)} results={list.result.total} clear={clearUrl(route, list)} />
      </div>
      <div className="archive-main">
        <p className="filters-open" {...trackActions('filter_button')}>
          <ButtonLink kind="secondary" href={`#${panelId}`}>
            {t('ui.filters.open')}
          </ButtonLink>
        </p>
        <Results {...props} />
        <ListStates skeleton={<ArchiveSkeleton />} />
        <LiveList id={panelId} collection={route.collection} />
      </div>
    </div>
  )
}

/** The page of a list. */
export function ListPage(props: ListPageProps) {
  const { route, crumbs, head, list, around, tone } = props
  const suffix = listPath(route, list.query).slice(route.path.length)
  const archive = <Archive {...props} />
  return (
    <SiteShell path={route.path} suffix={suffix} tone={tone}>
      <LiveBreadcrumbs crumbs={crumbs} />
      <ListedEntries route={route} list={list} />
      {head}
      {around ? around(archive) : archive}
    </SiteShell>
  )
}
