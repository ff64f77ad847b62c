'use client'

import { ErrorNotice } from '@/app/(site)/site-shell/error-notice.client'

/** A page that could not be made. */
export default function PageError({ reset }: { reset: () => void }) {
  return <ErrorNotice reset={reset} />
}
