'use client'

import { ListError } from '@/app/(site)/site-shell/list-error.client'

/** A list that could not be loaded. */
export default function DirectoryError({ reset }: { reset: () => void }) {
  return <ListError collection="dropshipping" reset={reset} />
}
