import { dangerRank, isToxic } from '@/domains/species/edibility'
import type { Edibility } from '@/domains/species/vocabulary'
import type { SearchParams } from '@/foundation/routing/search-params'

/** The column that a table is sorted by, as its address says. */
export interface Sorting<Column extends string = string> {
  column: Column
  descending: boolean
}

/** What a cell is sorted by; null if nothing is recorded. */
export type SortValue = number | string | null

/** Reads `sort=protein` or `sort=protein-desc`; null for the default order. */
export function parseSorting<Column extends string>(
  columns: readonly Column[],
  { sort }: SearchParams,
): Sorting<Column> | null {
  const [requested] = [sort ?? []].flat()
  const column = columns.find((name) => requested === name || requested === `${name}-desc`)
  return column ? { column, descending: requested !== column } : null
}

/** The query string of an order; empty for the default one. */
export function sortingQuery(sorting: Sorting | null): string {
  return sorting ? `?sort=${sorting.column}${sorting.descending ? '-desc' : ''}` : ''
}

/** The order that the heading of a column leads to: the other direction, or the one that people want first. */
export function nextSorting<Column extends string>(
  current: Sorting<Column> | null,
  column: Column,
  descendingFirst: boolean,
): Sorting<Column> {
  const descending = current?.column === column ? !current.descending : descendingFirst
  return { column, descending }
}

interface Sortable {
  species: { scientificName: string; edibility: Edibility }
}

function compareValues(one: SortValue, other: SortValue, descending: boolean): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  const order =
    typeof one === 'number' && typeof other === 'number'
      ? one - other
      : String(one).localeCompare(String(other))
  return descending ? -order : order
}

/**
 * Rows in an order. The poisonous stand first in every order, and what is not recorded last; without an order the most
 * dangerous species are first.
 */
export function sortRows<Row extends Sortable, Column extends string>(
  rows: readonly Row[],
  sorting: Sorting<Column> | null,
  sortValue: (row: Row, column: Column) => SortValue,
): Row[] {
  const danger = ({ species: { edibility } }: Row) =>
    sorting && !isToxic(edibility) ? Number.POSITIVE_INFINITY : dangerRank(edibility)
  return rows.toSorted((one, other) => {
    const [first, second] = [danger(one), danger(other)]
    if (first !== second) return first - second
    const order = sorting
      ? compareValues(sortValue(one, sorting.column), sortValue(other, sorting.column), sorting.descending)
      : 0
    return order || one.species.scientificName.localeCompare(other.species.scientificName)
  })
}
