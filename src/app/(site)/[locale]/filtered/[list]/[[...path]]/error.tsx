'use client'

import { useParams } from 'next/navigation'
import type { ComponentProps } from 'react'
import { ListError } from '@/site/site-shell/list-error.client'

/** Shown when a filtered list could not be rendered. */
export default function FilteredListError({ reset }: { reset: () => void }) {
  const { list } = useParams<{ list: ComponentProps<typeof ListError>['collection'] | 'species' }>()
  return <ListError collection={list === 'species' ? 'mushrooms' : list} reset={reset} />
}
