import { useTranslations } from 'next-intl'
import type { ComponentProps, ReactNode } from 'react'
import { ArchiveSkeleton } from '@/domains/archives/components/skeleton'
import { addressOf, clearedOf, type ListPlace, pathOf } from '@/domains/filters/components/address'
import { KeptFilters } from '@/domains/filters/components/kept-filters'
import { LiveList } from '@/domains/filters/components/live-list.client'
import { LostPlace } from '@/domains/filters/components/lost-place'
import { NarrowedList } from '@/domains/filters/components/narrowed-list'
import { SortSelect } from '@/domains/filters/components/sort-select'
import type { Sort } from '@/domains/filters/sections'
import type { Crumb } from '@/foundation/routing/crumbs'
import { localePath } from '@/foundation/routing/locale-path'
import { ButtonLink } from '@/ui/button'
import { FilterCounts } from '@/ui/patterns/filter-counts'
import { FilterClear, FilterPanel, FilterResults } from '@/ui/patterns/filter-panel'
import { Breadcrumbs } from '../frame/breadcrumbs'
import { Frame } from '../frame/frame'
import { Languages } from '../frame/languages'
import { listLimit, type narrowed } from './narrowing'
import '@/ui/styles/narrowing.css'

interface ListPageProps {
  place: ListPlace
  crumbs: readonly Crumb[]
  /** Stands above the list. */
  head: ReactNode
  /** Only what is said anew, for a page that stands already. */
  part?: boolean
  list: Omit<Awaited<ReturnType<typeof narrowed>>, 'answer'> & { answer: { total: number; pages: number } }
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
  const say = useTranslations()
  const { answer, query, sections, chips, looser, wider, lost } = list
  const here = pathOf(place, query)
  const clear = addressOf(place, clearedOf(query))
  const { collection } = place
  const isNear = query.filters.near !== null
  const narrowedList = (
    <NarrowedList
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
          {lost ? <LostPlace {...lost} /> : null}
          {note}
        </>
      }
      skeleton={part ? null : <ArchiveSkeleton />}
    >
      {children}
    </NarrowedList>
  )
  if (part) {
    return (
      <>
        <Languages path={here} />
        <Breadcrumbs crumbs={crumbs} live />
        {shelf}
        {fields}
        <KeptFilters collection={collection} query={query} />
        <FilterClear href={clear} />
        <FilterCounts sections={sections} />
        <FilterResults count={answer.total} />
        {narrowedList}
      </>
    )
  }
  return (
    <Frame path={here}>
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
            <KeptFilters collection={collection} query={query} />
          </FilterPanel>
        </div>
        <div className="archive-main">
          <p className="filters-open">
            <ButtonLink kind="secondary" href={`#${panelId}`}>
              {say('ui.filters.open')}
            </ButtonLink>
          </p>
          {narrowedList}
          <LiveList
            id={panelId}
            collection={collection}
            failed={say('filters.failed')}
            uncounted={say('filters.uncounted')}
          />
        </div>
      </div>
    </Frame>
  )
}
