import type { ReactNode } from 'react'
import { nextSorting, type Sorting, sortingQuery } from '@/domains/tables/sorting'
import { ArrowDown, ArrowUp } from '@/ui/icons'
import { SvgIcon } from '@/ui/svg-icon'

interface ColumnHeadingProps<Column extends string> {
  column: Column
  /** The order of the table; null for the default one. */
  sorting: Sorting<Column> | null
  /** Whether the first order is from the highest down, as people want numbers. */
  descendingFirst?: boolean
  /** The address of the table. */
  path: string
  children: ReactNode
}

/** A column heading that sorts its table: a link, which needs no script. */
export function ColumnHeading<Column extends string>({
  column,
  sorting,
  descendingFirst = false,
  path,
  children,
}: ColumnHeadingProps<Column>) {
  const isSorted = sorting?.column === column
  const order = sorting?.descending ? 'descending' : 'ascending'
  return (
    <th scope="col" aria-sort={isSorted ? order : undefined}>
      <a href={`${path}${sortingQuery(nextSorting(sorting, column, descendingFirst))}#table`} rel="nofollow">
        {children}
        {isSorted ? <SvgIcon of={sorting.descending ? ArrowDown : ArrowUp} /> : null}
      </a>
    </th>
  )
}
