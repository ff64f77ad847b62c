'use client'

import { useParams } from 'next/navigation'
import type { ComponentProps } from 'react'
import { ListError } from '@/app/(site)/site-shell/list-error.client'

/** A list that could not be narrowed down. */
export default function NarrowedError({ reset }: { reset: () => void }) {
  const { list } = useParams<{ list: ComponentProps<typeof ListError>['collection'] | 'species' }>()
  return <ListError collection={list === 'species' ? 'mushrooms' : list} reset={reset} />
}
