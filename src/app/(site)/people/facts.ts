import { cookies } from 'next/headers'
import { visitor } from '@/app/page-reader'
import { type Query, textOf, type Visit } from '@/blocks/voices'
import { attemptCookie, recallAttempt } from '@/foundation/forms/attempt'
import type { Locale } from '@/foundation/i18n/locales'
import type { Reader } from '@/foundation/payload/reader'

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
