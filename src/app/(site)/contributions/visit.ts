import { cookies } from 'next/headers'
import { visitor } from '@/app/page-reader'
import { type Query, textOf, type Visit } from '@/domains/contributions/context'
import { readSubmission, submissionCookie } from '@/foundation/forms/form-state'
import type { Locale } from '@/foundation/i18n/locales'
import type { Reader } from '@/foundation/payload/reader'

/** Who opens a page of voices, and what became of the form they sent. */
export async function visitOf(
  locale: Locale,
  kind: string,
  query: Query,
): Promise<{ reader: Reader; visit: Visit }> {
  const { payload, user } = await visitor()
  const cookie = (await cookies()).get(submissionCookie)?.value
  const attempt = await readSubmission(payload, cookie, query.attempt)
  const sent = textOf(query, 'done') === kind ? (textOf(query, 'entry') ?? null) : null
  return { reader: { payload, user, locale, draft: false }, visit: { query, attempt, sent } }
}
