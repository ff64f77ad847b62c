import { draftMode, headers } from 'next/headers'
import { getPayload } from 'payload'
import { cache } from 'react'
import type { Locale } from '@/foundation/i18n/locales'
import type { Reader } from '@/foundation/payload/reader'
import { withKnownSession } from '@/foundation/payload/session-lookup'
import { loadConfig } from '@/site/load-config'

/**
 * The reader that a page is rendered for. A guest, so that the page is the same for everyone and can be
 * cached; in preview mode the editor, drafts included, without caching.
 */
export const pageReader = cache(async (locale: Locale): Promise<Reader> => {
  const { isEnabled } = await draftMode()
  if (!isEnabled) return allowAll(locale)
  const user = await sessionUser(await headers())
  return { ...(await allowAll(locale)), user, draft: user !== null }
})

/** A reader without a user. */
export async function allowAll(locale: Locale): Promise<Reader> {
  return { payload: await getPayload({ config: loadConfig() }), user: null, locale, draft: false }
}

/**
 * The user of the session in a request's headers.
 * @throws {DatabaseUnavailableError} when the session could not be looked up
 */
export async function sessionUser(requestHeaders: Headers): Promise<Reader['user']> {
  const payload = await getPayload({ config: loadConfig() })
  const { user } = await withKnownSession(() => payload.auth({ headers: requestHeaders }))
  return user
}

/**
 * The user of a page that is rendered for each request. Claims `same-origin` because Payload ignores the
 * session cookie of cross-site requests: opening a page changes nothing, and links in mails must find
 * their reader signed in.
 */
export const currentSession = cache(async (requestHeaders: Headers) => {
  const payload = await getPayload({ config: loadConfig() })
  const cookie = requestHeaders.get('cookie') ?? ''
  const user = await sessionUser(new Headers({ cookie, 'Sec-Fetch-Site': 'same-origin' }))
  return { payload, user }
})
