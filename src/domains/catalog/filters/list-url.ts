import type { Locale } from '@/foundation/i18n/locales'
import { localePath } from '@/foundation/routing/locale-path'
import { pagePath } from '@/foundation/routing/page-path'
import { type ListQuery, noFilters, searchOf } from './list-query'
import type { Filterable } from './sections'

/** A list that can be narrowed down, and where it stands. */
export interface ListPlace {
  collection: Filterable
  locale: Locale
  /** Without the language's prefix and what it is narrowed down by. */
  path: string
}

/** Where a list stands as it is asked for, without language. What is not narrowed down has pages that are kept. */
export function pathOf({ collection, path }: ListPlace, query: ListQuery): string {
  const search = searchOf(collection, { ...query, page: 1 })
  if (search === '') return pagePath(path, query.page)
  return `${path}?${searchOf(collection, query)}`
}

/** The same with its language. */
export function addressOf(place: ListPlace, query: ListQuery): string {
  return localePath(place.locale, pathOf(place, query))
}

/** The list in its order, without anything it is narrowed down by. */
export function clearedOf({ sort }: ListQuery): ListQuery {
  return { filters: noFilters, sort, page: 1 }
}
