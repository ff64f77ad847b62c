import type { FailedSubmission } from '@/foundation/forms/form-state'
import type { Reader } from '@/foundation/payload/reader'
import type { SearchParams } from '@/foundation/routing/search-params'
import type { EntryFormState } from './browser/use-entry-form'
import type { ContributionKind } from './kinds'
import {
  impressionCollections,
  reviewCollections,
  type SubjectCollection,
  type SubjectRef,
  subjectCollections,
} from './server/subjects'

/** A document that members review and comment on. */
export interface Subject {
  subject: SubjectRef<SubjectCollection>
  title: string
  /** Its page, without language; its contributions are at `{path}/reviews` and so on. */
  path: string
  /** Members are not asked for impressions of a species that only does harm. */
  isOnlyHarmful?: boolean
}

/** A request for a page of contributions. */
export interface PageRequest {
  query: SearchParams
  /** The form that the reader sent before, with its problems. */
  submission: FailedSubmission | null
  /** The id of the entry that the reader has just sent. */
  sentEntryId: string | null
}

/** What the sections of contributions are rendered from. */
export interface ContributionContext extends Subject {
  reader: Reader
  /** Missing on cached pages, which are the same for all readers. */
  request?: PageRequest
  /** The level of the heading of a section; its entries have the next one. */
  level?: 2 | 3
  /** Ends the element ids of a section that stands on the page of another document. */
  idSuffix?: string
}

/**
 * Whether a subject takes contributions of a kind: only species take impressions, articles no reviews, and documents of
 * other collections nothing.
 */
export function supportsKind(kind: ContributionKind, { subject, isOnlyHarmful }: Subject): boolean {
  if (!subjectCollections.includes(subject.relationTo)) return false
  if (kind === 'impressions') return impressionCollections.includes(subject.relationTo) && !isOnlyHarmful
  return kind !== 'reviews' || reviewCollections.includes(subject.relationTo)
}

/** The heading of a section; on the page of another document it names the subject. */
export function sectionHeading(heading: string, { idSuffix, title }: ContributionContext): string {
  return idSuffix ? `${heading}: ${title}` : heading
}

/** The level of the headings of entries. */
export type EntryLevel = 3 | 4

export function entryLevel({ level = 2 }: ContributionContext): EntryLevel {
  return level === 2 ? 3 : 4
}

/** The state of a form that was sent without JavaScript. */
export function toFormState({ submission, sentEntryId }: PageRequest): EntryFormState {
  if (sentEntryId) return { is: 'sent', id: sentEntryId }
  // After signing in, a form comes back with its values and without problems.
  const isRefused = submission?.form === '/write' && submission.problems.length > 0
  return isRefused ? { is: 'failed', problems: submission.problems } : { is: 'idle' }
}
