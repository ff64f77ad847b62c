import type { Payload } from 'payload'
import { parseCookies } from 'payload'
import { type FailedSubmission, readSubmission, submissionCookie } from '@/foundation/forms/form-state'
import type { Locale } from '@/foundation/i18n/locales'
import type { Messages } from '@/foundation/i18n/messages'
import { translator } from '@/foundation/i18n/translator'
import type { Reader } from '@/foundation/payload/reader'
import { localePath } from '@/foundation/routing/locale-path'
import { redirect } from '@/foundation/routing/signals'
import type { Head } from '@/foundation/seo/metadata'
import type { PathParams, SiteRequest } from '@/site/page'
import { currentSession } from '@/site/session'

type Titled = {
  [Key in keyof Messages['accounts']]: Messages['accounts'][Key] extends { title: string } ? Key : never
}

/** Account pages are not indexed, and their URLs are not sent to other sites as referrers. */
export function accountHead(locale: Locale, page: Titled[keyof Titled]): Head {
  const t = translator(locale, 'accounts')
  return { title: t(`${page}.title`), robots: { index: false, follow: false }, referrer: 'same-origin' }
}

/** What pages with account forms are rendered from. */
export interface FormPageData {
  locale: Locale
  payload: Payload
  user: Reader['user']
  /** The form that was refused before. */
  submission: FailedSubmission | null
  /** Returns a parameter of the query that is given once. */
  text: (name: string) => string | undefined
  /** The action that was just completed. */
  done: string | undefined
}

/** Loads what pages with account forms need. */
export async function loadFormPage({
  locale,
  query,
  headers,
}: Pick<SiteRequest<PathParams>, 'locale' | 'query' | 'headers'>): Promise<FormPageData> {
  const text = (name: string) => {
    const value = query[name]
    return typeof value === 'string' ? value : undefined
  }
  const { payload, user } = await currentSession(headers)
  const cookie = parseCookies(headers).get(submissionCookie)
  const submission = await readSubmission(payload, cookie, query.attempt)
  return { locale, payload, user, submission, text, done: text('done') }
}

export interface AccountPageData extends FormPageData {
  user: NonNullable<Reader['user']>
}

/** The same for members only; guests are sent to the login page and back. */
export async function loadAccountPage(
  request: Pick<SiteRequest<PathParams>, 'locale' | 'query' | 'headers'>,
  path: string,
): Promise<AccountPageData> {
  const { user, ...facts } = await loadFormPage(request)
  if (!user) {
    const back = encodeURIComponent(localePath(facts.locale, path))
    redirect(`${localePath(facts.locale, '/login')}?redirect=${back}`)
  }
  return { ...facts, user }
}
