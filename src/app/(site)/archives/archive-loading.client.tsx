'use client'

import { ArchiveSkeleton } from '@/domains/archives/components/skeleton'
import { useFewWords } from '../frame/few-words.client'

/** What stands in a list's place while its next page is on the way. */
export function ArchiveLoading() {
  const { loading } = useFewWords()
  return (
    <div className="page">
      <ArchiveSkeleton label={loading} />
    </div>
  )
}
