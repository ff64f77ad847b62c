import { cookies } from 'next/headers'
import { visitor } from '@/app/page-reader'
import type { ItemCollection, Pointer } from '@/foundation/contributions/items'
import type { EntryState } from '@/foundation/contributions/use-entry-form'
import { type Attempt, attemptCookie, recallAttempt } from '@/foundation/forms/attempt'
import type { Locale } from '@/foundation/i18n/locales'
import type { Reader } from '@/foundation/payload/reader'

export type Query = Record<string, string | string[] | undefined>

/** Whose voices are shown, and to whom. */
export interface VoicesOf {
  reader: Reader
  item: Pointer<ItemCollection>
  title: string
  /** The thing's page, without language; the voices of each kind stand under it: `{path}/reviews`. */
  path: string
  /** On a page that is kept, nobody in particular has asked for nothing in particular. */
  visit: Visit | null
}

/** One opening of a page of voices. */
export interface Visit {
  query: Query
  /** The form that failed there. */
  attempt: Attempt | null
  /** The entry that was just taken. */
  sent: string | null
}

/** A value of the query that stands there once. */
export function textOf(query: Query, name: string): string | undefined {
  const value = query[name]
  return typeof value === 'string' ? value : undefined
}

/** Who opens a page of voices, and what became of the form they sent. */
export async function visitOf(
  locale: Locale,
  kind: string,
  query: Query,
): Promise<{ reader: Reader; visit: Visit }> {
  const { payload, user } = await visitor()
  const cookie = (await cookies()).get(attemptCookie)?.value
  const attempt = await recallAttempt(payload, cookie, query.attempt)
  const sent = textOf(query, 'done') === kind ? (textOf(query, 'entry') ?? null) : null
  return { reader: { payload, user, locale, draft: false }, visit: { query, attempt, sent } }
}

/** How it stands with a form that was sent without a script. */
export function attemptState({ attempt, sent }: Visit): EntryState {
  if (sent) return { is: 'sent', id: sent }
  // One who had to sign in first finds what was written, and nothing wrong with it.
  return attempt?.problems.length ? { is: 'failed', problems: attempt.problems } : { is: 'idle' }
}
