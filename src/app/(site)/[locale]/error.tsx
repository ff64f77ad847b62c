'use client'

import { ErrorNotice } from '@/site/site-shell/error-notice.client'

/** Shown when a page could not be rendered. */
export default function PageError({ reset }: { reset: () => void }) {
  return <ErrorNotice reset={reset} />
}
