'use client'

import { useEffect, useState } from 'react'
import { queryOf, searchOf } from '../query'
import type { Filterable } from '../sections'
import { liveList } from './live-list'
import { whereabouts } from './whereabouts'

interface LiveListProps {
  /** The filter panel's. */
  id: string
  collection: Filterable
  failed: string
}

/** Narrows the list of the page down in place; says how many there are. */
export function LiveList({ id, collection, failed }: LiveListProps) {
  const [said, setSaid] = useState('')
  useEffect(
    () =>
      liveList({
        id,
        search: (values) => searchOf(collection, { ...queryOf(collection, values), page: 1 }),
        said: setSaid,
        failed,
        whereabouts,
      }),
    [id, collection, failed],
  )
  return (
    <p className="hidden-visually" role="status">
      {said}
    </p>
  )
}
