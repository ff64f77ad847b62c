import { cookies, headers } from 'next/headers'
import type { PageRequest } from '@/domains/contributions/context'
import { readSubmission, submissionCookie } from '@/foundation/forms/form-state'
import type { Locale } from '@/foundation/i18n/locales'
import type { Reader } from '@/foundation/payload/reader'
import { type SearchParams, singleParam } from '@/foundation/routing/search-params'
import { currentSession } from '@/site/page-reader'

/** The reader of a page of contributions, and the result of the form that they sent without JavaScript. */
export async function loadPageRequest(
  locale: Locale,
  kind: string,
  query: SearchParams,
): Promise<{ reader: Reader; request: PageRequest }> {
  const { payload, user } = await currentSession(await headers())
  const cookie = (await cookies()).get(submissionCookie)?.value
  const submission = await readSubmission(payload, cookie, query.attempt)
  const sentEntryId = singleParam(query, 'done') === kind ? (singleParam(query, 'entry') ?? null) : null
  return { reader: { payload, user, locale, draft: false }, request: { query, submission, sentEntryId } }
}
