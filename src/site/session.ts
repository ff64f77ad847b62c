import { getPayload } from 'payload'
import type { Locale } from '@/foundation/i18n/locales'
import type { Reader } from '@/foundation/payload/reader'
import { withKnownSession } from '@/foundation/payload/session-lookup'
import { loadConfig } from '@/site/load-config'

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

type Session = Pick<Reader, 'payload' | 'user'>

const sessions = new WeakMap<Headers, Promise<Session>>()

/**
 * The user of a page that is rendered for each request, looked up once for its headers. Claims `same-origin` because
 * Payload ignores the session cookie of cross-site requests: opening a page changes nothing, and links in mails must find
 * their reader signed in.
 */
export function currentSession(requestHeaders: Headers): Promise<Session> {
  const known = sessions.get(requestHeaders)
  if (known) return known
  const session = lookUp(requestHeaders)
  sessions.set(requestHeaders, session)
  return session
}

async function lookUp(requestHeaders: Headers): Promise<Session> {
  const payload = await getPayload({ config: loadConfig() })
  const cookie = requestHeaders.get('cookie') ?? ''
  const user = await sessionUser(new Headers({ cookie, 'Sec-Fetch-Site': 'same-origin' }))
  return { payload, user }
}
