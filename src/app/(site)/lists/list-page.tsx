import { useTranslations } from 'next-intl'
import type { ComponentProps, ReactNode } from 'react'
import { Breadcrumbs } from '@/app/(site)/site-shell/breadcrumbs'
import { Languages } from '@/app/(site)/site-shell/languages'
import { SiteShell } from '@/app/(site)/site-shell/site-shell'
import { ArchiveSkeleton } from '@/domains/archives/components/skeleton'
import { LiveList } from '@/domains/catalog/browser/live-list.client'
import { FilteredList } from '@/domains/catalog/components/filtered-list'
import { PreservedFilters } from '@/domains/catalog/components/preserved-filters'
import { SortSelect } from '@/domains/catalog/components/sort-select'
import { UnknownLocation } from '@/domains/catalog/components/unknown-location'
import { addressOf, clearedOf, type ListPlace, pathOf } from '@/domains/catalog/filters/list-url'
import type { Sort } from '@/domains/catalog/filters/sections'
import { listLimit, type queryList } from '@/domains/catalog/read/query-list'
import type { Crumb } from '@/foundation/routing/crumbs'
import { localePath } from '@/foundation/routing/locale-path'
import { ButtonLink } from '@/ui/button'
import { FilterCounts } from '@/ui/patterns/filter-counts'
import { FilterClear, FilterPanel, FilterResults } from '@/ui/patterns/filter-panel'
import '@/ui/styles/filtered-list.css'

interface ListPageProps {
  place: ListPlace
  crumbs: readonly Crumb[]
  /** Stands above the list. */
  head: ReactNode
  /** Only what is said anew, for a page that stands already. */
  part?: boolean
  list: Omit<Awaited<ReturnType<typeof queryList>>, 'answer'> & { answer: { total: number; pages: number } }
  sorts: readonly Sort[]
  /** The list's own order. */
  own: Sort
  sortWords?: ComponentProps<typeof SortSelect>['words']
  /** Ways to other lists, above the panel. */
  shelf?: ReactNode
  /** Filters that are no values of a section. */
  fields?: ReactNode
  note?: ReactNode
  /** The cards. */
  children: ReactNode
}

export const panelId = 'filters'

/** The page of a list, with what it is narrowed down by beside it, or on a phone in a dialog. */
export function ListPage({
  place,
  crumbs,
  head,
  part = false,
  list,
  sorts,
  own,
  sortWords,
  shelf,
  fields,
  note,
  children,
}: ListPageProps) {
  const t = useTranslations()
  const { answer, query, sections, chips, looser, wider, lost } = list
  const here = pathOf(place, query)
  const clear = addressOf(place, clearedOf(query))
  const { collection } = place
  const isNear = query.filters.near !== null
  const filteredList = (
    <FilteredList
      place={place}
      query={query}
      total={answer.total}
      pages={answer.pages}
      limit={listLimit}
      chips={chips}
      looser={looser}
      wider={wider}
      sort={
        <SortSelect
          id={panelId}
          sorts={sorts}
          chosen={query.sort ?? own}
          own={own}
          isNear={isNear}
          words={sortWords}
        />
      }
      note={
        <>
          {lost ? <UnknownLocation {...lost} /> : null}
          {note}
        </>
      }
      skeleton={part ? null : <ArchiveSkeleton />}
    >
      {children}
    </FilteredList>
  )
  if (part) {
    return (
      <>
        <Languages path={here} />
        <Breadcrumbs crumbs={crumbs} live />
        {shelf}
        {fields}
        <PreservedFilters collection={collection} query={query} />
        <FilterClear href={clear} />
        <FilterCounts sections={sections} />
        <FilterResults count={answer.total} />
        {filteredList}
      </>
    )
  }
  return (
    <SiteShell path={here}>
      <Breadcrumbs crumbs={crumbs} live />
      {head}
      <div className="archive">
        <div className="filter-side">
          {shelf}
          <FilterPanel
            id={panelId}
            action={localePath(place.locale, place.path)}
            sections={sections}
            results={answer.total}
            clear={clear}
          >
            {fields}
            <PreservedFilters collection={collection} query={query} />
          </FilterPanel>
        </div>
        <div className="archive-main">
          <p className="filters-open">
            <ButtonLink kind="secondary" href={`#${panelId}`}>
              {t('ui.filters.open')}
            </ButtonLink>
          </p>
          {filteredList}
          <LiveList
            id={panelId}
            collection={collection}
            failed={t('filters.failed')}
            uncounted={t('filters.uncounted')}
          />
        </div>
      </div>
    </SiteShell>
  )
}
