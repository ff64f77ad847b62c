import type { DeclineReason } from '@/domains/contributions/server/fields'
import type { Decision } from './moderated-collections'

/** The fields of a version that a decision shows in. */
export interface Version {
  id: string
  _status?: string | null
  declinedReason?: DeclineReason | null
  declinedNote?: string | null
  [field: string]: unknown
}

/** What a change by staff decided; null if it was only an edit. */
export function decisionOf(before: Version | undefined, after: Version): Decision | null {
  const wasPublished = before?._status === 'published'
  if (after._status === 'published') return wasPublished ? null : 'published'
  if (after.declinedReason && after.declinedReason !== before?.declinedReason)
    return wasPublished ? 'takenDown' : 'declined'
  return null
}
