'use client'

import { useEffect } from 'react'
import { queryOf, searchOf } from '@/domains/catalog/filters/list-query'
import type { Filterable } from '@/domains/catalog/filters/sections'
import { liveList } from './live-list'

interface LiveListProps {
  /** The filter panel's. */
  id: string
  collection: Filterable
  failed: string
  uncounted: string
}

/** Narrows the list of the page down in place; says how many there are. */
export function LiveList({ id, collection, failed, uncounted }: LiveListProps) {
  useEffect(
    () =>
      liveList({
        id,
        search: (values) => searchOf(collection, { ...queryOf(collection, values), page: 1 }),
        failed,
        uncounted,
      }),
    [id, collection, failed, uncounted],
  )
  return <p className="hidden-visually" role="status" id={`${id}-said`} />
}
