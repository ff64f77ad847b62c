import type { Locale } from '@/foundation/i18n/locales'
import { localePath } from '@/foundation/routing/locale-path'
import { pagePath } from '@/foundation/routing/page-path'
import { type ListQuery, noFilters, serializeListQuery } from './list-query'
import type { Filterable } from './sections'

/** A list that can be filtered, and its path without language and filters. */
export interface ListRoute {
  collection: Filterable
  locale: Locale
  path: string
}

/** The path of a list, without language. Unfiltered pages have paths of their own, because they are cached. */
export function listPath({ collection, path }: ListRoute, query: ListQuery): string {
  const isUnfiltered = serializeListQuery(collection, { ...query, page: 1 }) === ''
  return isUnfiltered ? pagePath(path, query.page) : `${path}?${serializeListQuery(collection, query)}`
}

/** The path of a list with its language. */
export function listUrl(route: ListRoute, query: ListQuery): string {
  return localePath(route.locale, listPath(route, query))
}

/** The first page of the list without filters, in the same order. */
export function withoutFilters({ sort }: ListQuery): ListQuery {
  return { filters: noFilters, sort, page: 1 }
}

/** A page of the list without filters, in its default order. */
export function unfilteredQuery(page: number): ListQuery {
  return { filters: noFilters, sort: null, page }
}
