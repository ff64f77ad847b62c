import type { DeclineReason } from '../../foundation/contributions/fields'
import type { Verdict } from './moderated'

/** What a decision is read from. */
export interface Version {
  id: string
  _status?: string
  declinedReason?: DeclineReason | null
  declinedNote?: string | null
  [field: string]: unknown
}

/** What a change by staff decided, if it decided anything. */
export function verdictOf(before: Version | undefined, after: Version): Verdict | null {
  const wasPublished = before?._status === 'published'
  if (after._status === 'published') return wasPublished ? null : 'published'
  if (after.declinedReason && after.declinedReason !== before?.declinedReason)
    return wasPublished ? 'takenDown' : 'declined'
  return null
}
