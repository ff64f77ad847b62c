import { type ItemCollection, impressionable, type Pointer } from '@/foundation/contributions/items'
import type { EntryState } from '@/foundation/contributions/use-entry-form'
import type { Attempt } from '@/foundation/forms/attempt'
import type { Reader } from '@/foundation/payload/reader'

/** What members say of a thing, in the order in which its page shows it. */
export const voiceKinds = ['impressions', 'reviews', 'comments'] as const

export type VoiceKind = (typeof voiceKinds)[number]

/** A document that members say something of. */
export interface Thing {
  item: Pointer<ItemCollection>
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
  attempt: Attempt | null
  /** The entry that was just taken. */
  sent: string | null
}

/** Whose voices are shown, and to whom. */
export interface VoicesOf extends Thing {
  reader: Reader
  /** On a page that is kept, nobody in particular has asked for nothing in particular. */
  visit: Visit | null
  /** Ends the ids of its elements where it stands on the page of something else. */
  place: string
}

/** Whether such voices are heard of a thing: impressions are of species alone. */
export function isHeard(kind: VoiceKind, { item, onlyHarms }: Thing): boolean {
  return kind !== 'impressions' || (impressionable.includes(item.relationTo) && !onlyHarms)
}

/** The heading of voices: on the page of something else it names the thing. */
export function headingOf(kind: string, { place, title }: VoicesOf): string {
  return place ? `${kind}: ${title}` : kind
}

/** A value of the query that stands there once. */
export function textOf(query: Query, name: string): string | undefined {
  const value = query[name]
  return typeof value === 'string' ? value : undefined
}

/** How it stands with a form that was sent without a script. */
export function attemptState({ attempt, sent }: Visit): EntryState {
  if (sent) return { is: 'sent', id: sent }
  // One who had to sign in first finds what was written, and nothing wrong with it.
  return attempt?.problems.length ? { is: 'failed', problems: attempt.problems } : { is: 'idle' }
}
