'use client'

import { ListError } from '@/site/site-shell/list-error.client'

/** Shown when the list could not be loaded. */
export default function PostsError({ reset }: { reset: () => void }) {
  return <ListError collection="posts" reset={reset} />
}
