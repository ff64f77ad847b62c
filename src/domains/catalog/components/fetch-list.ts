import type { Filters } from '@/domains/catalog/filters/list-query'
import type { FilteredCards } from '@/domains/catalog/query'

/** Queries the list of a page with other filters. */
export type FetchList<Card> = (filters: Filters, page: number, limit: number) => Promise<FilteredCards<Card>>
