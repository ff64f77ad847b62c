import type { FailedSubmission } from '@/foundation/forms/form-state'
import type { Reader } from '@/foundation/payload/reader'
import type { EntryState } from './browser/use-entry-form'
import { impressionable, type SubjectCollection, type SubjectRef } from './server/subjects'

/** What members say of a thing, in the order in which its page shows it. */
export const contributionKinds = ['impressions', 'reviews', 'comments'] as const

export type ContributionKind = (typeof contributionKinds)[number]

/** A document that members say something of. */
export interface Subject {
  item: SubjectRef<SubjectCollection>
  title: string
  /** Its page, without language; the voices of each kind stand under it: `{path}/reviews`. */
  path: string
  /** Nobody is asked how it was to take what harms. */
  onlyHarms: boolean
}

export type Query = Record<string, string | string[] | undefined>

/** One opening of a page of voices. */
export interface Visit {
  query: Query
  /** The form that failed there. */
  attempt: FailedSubmission | null
  /** The entry that was just taken. */
  sent: string | null
}

/** Whose voices are shown, and to whom. */
export interface ContributionContext extends Subject {
  reader: Reader
  /** On a page that is kept, nobody in particular has asked for nothing in particular. */
  visit: Visit | null
  /** Ends the ids of its elements where it stands on the page of something else. */
  place: string
}

/** Whether such voices are heard of a thing: impressions are of species alone. */
export function supportsKind(kind: ContributionKind, { item, onlyHarms }: Subject): boolean {
  return kind !== 'impressions' || (impressionable.includes(item.relationTo) && !onlyHarms)
}

/** The heading of voices: on the page of something else it names the thing. */
export function headingOf(kind: string, { place, title }: ContributionContext): string {
  return place ? `${kind}: ${title}` : kind
}

/** A value of the query that stands there once. */
export function textOf(query: Query, name: string): string | undefined {
  const value = query[name]
  return typeof value === 'string' ? value : undefined
}

/** How it stands with a form that was sent without a script. */
export function entryFormState({ attempt, sent }: Visit): EntryState {
  if (sent) return { is: 'sent', id: sent }
  // One who had to sign in first finds what was written, and nothing wrong with it.
  return attempt?.problems.length ? { is: 'failed', problems: attempt.problems } : { is: 'idle' }
}
