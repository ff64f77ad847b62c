'use client'

import { ErrorNotice } from '@/app/(site)/frame/error-notice.client'

/** A list that could not be loaded. */
export default function DirectoryError({ reset }: { reset: () => void }) {
  return <ErrorNotice collection="vendors" reset={reset} />
}
