'use client'

import { ListError } from '@/site/site-shell/list-error.client'

/** Shown when the list could not be loaded. */
export default function RecipesError({ reset }: { reset: () => void }) {
  return <ListError collection="recipes" reset={reset} />
}
