import type { DeclineReason } from '@/domains/contributions/server/fields'
import type { Decision } from './moderated-collections'

/** The fields of a version that a decision shows in. */
export interface Version {
  id: string
  _status?: string | null
  declinedReason?: DeclineReason | null
  declinedNote?: string | null
  /** Since when a product waits to be read. */
  submittedAt?: string | null
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
 * The same for a product. One that was submitted is published or declined, again for the same reason too. Others are only
 * ever taken down: staff also publish products that wait for nobody, and the last version may be a vendor's draft over the
 * published one.
 */
export function decisionOnProduct(before: Version | undefined, after: Version): Decision | null {
  if (before?.submittedAt) {
    if (after._status === 'published') return 'published'
    return !after.submittedAt && after.declinedReason ? 'declined' : null
  }
  const isDecided = decisionOf(before, after) !== null && after._status !== 'published'
  return isDecided ? 'takenDown' : null
}
