'use client'

import { useEffect } from 'react'
import { parseListQuery, serializeListQuery } from '@/domains/catalog/filters/list-query'
import type { Filterable } from '@/domains/catalog/filters/sections'
import { connectLiveList, type LiveListOptions } from './live-list'

interface LiveListProps extends Pick<LiveListOptions, 'failed' | 'countFailed'> {
  /** Id of the filter panel. */
  id: string
  collection: Filterable
}

/** Updates the list of the page in place and announces the number of results. */
export function LiveList({ id, collection, failed, countFailed }: LiveListProps) {
  useEffect(
    () =>
      connectLiveList({
        id,
        search: (values) =>
          serializeListQuery(collection, { ...parseListQuery(collection, values), page: 1 }),
        failed,
        countFailed,
      }),
    [id, collection, failed, countFailed],
  )
  return <p className="hidden-visually" role="status" id={`${id}-status`} />
}
