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

/**
 * The same for a product, which is only ever taken down: staff also publish products that nobody reported, and the last
 * version may be a vendor's draft over the published one.
 */
export function decisionOnProduct(before: Version | undefined, after: Version): Decision | null {
  const isDecided = decisionOf(before, after) !== null && after._status !== 'published'
  return isDecided ? 'takenDown' : null
}
