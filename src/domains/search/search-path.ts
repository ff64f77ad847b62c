import { withQuery } from '@/foundation/routing/with-query'
import type { SearchKind } from './entry'
import type { SearchSort } from './read/statement-request'

export const searchPath = '/search'

/** What the address of a page of results says. */
export interface SearchAddress {
  query: string
  kind: SearchKind | null
  sort: SearchSort
  /** From 1. */
  page: number
  /** Searches for exactly what was typed. */
  verbatim: boolean
}

/** The address without the language; parts that are as by default are left out. */
export const searchUrl = ({ query, kind, sort, page, verbatim }: Partial<SearchAddress>): string =>
  withQuery(searchPath, {
    q: query || undefined,
    kind: kind ?? undefined,
    sort: sort && sort !== 'relevance' ? sort : undefined,
    page: page && page > 1 ? String(page) : undefined,
    verbatim: verbatim ? '1' : undefined,
  })
