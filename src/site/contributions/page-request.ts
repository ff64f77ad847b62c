import { parseCookies } from 'payload'
import type { PageRequest } from '@/domains/contributions/context'
import { readSubmission, submissionCookie } from '@/foundation/forms/form-state'
import type { Reader } from '@/foundation/payload/reader'
import { singleParam } from '@/foundation/routing/search-params'
import type { PathParams, SiteRequest } from '@/site/page'
import { currentSession } from '@/site/session'

/** The reader of a page of contributions, and the result of the form that they sent without JavaScript. */
export async function loadPageRequest(
  { locale, query, headers }: Pick<SiteRequest<PathParams>, 'locale' | 'query' | 'headers'>,
  kind: string,
): Promise<{ reader: Reader; request: PageRequest }> {
  const { payload, user } = await currentSession(headers)
  const cookie = parseCookies(headers).get(submissionCookie)
  const submission = await readSubmission(payload, cookie, query.attempt)
  const sentEntryId = singleParam(query, 'done') === kind ? (singleParam(query, 'entry') ?? null) : null
  return { reader: { payload, user, locale, draft: false }, request: { query, submission, sentEntryId } }
}
