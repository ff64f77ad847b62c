'use client'

import { ListError } from '@/app/(site)/frame/list-error.client'

/** A list that could not be loaded. */
export default function ArchiveError({ reset }: { reset: () => void }) {
  return <ListError collection="mushrooms" reset={reset} />
}
