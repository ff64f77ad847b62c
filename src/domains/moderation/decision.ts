import type { DeclineReason } from '@/domains/contributions/server/fields'
import type { Verdict } from './moderated-collections'

/** What a decision is read from. */
export interface Version {
  id: string
  _status?: string
  declinedReason?: DeclineReason | null
  declinedNote?: string | null
  [field: string]: unknown
}

/** What a change by staff decided, if it decided anything. */
export function decisionOf(before: Version | undefined, after: Version): Verdict | null {
  const wasPublished = before?._status === 'published'
  if (after._status === 'published') return wasPublished ? null : 'published'
  if (after.declinedReason && after.declinedReason !== before?.declinedReason)
    return wasPublished ? 'takenDown' : 'declined'
  return null
}
