import config from '@payload-config'
import { draftMode, headers } from 'next/headers'
import { getPayload } from 'payload'
import { cache } from 'react'
import type { Locale } from '@/foundation/i18n/locales'
import type { Reader } from '@/foundation/payload/reader'

/**
 * The reader a page is made for: nobody in particular, so that the page is the same for everyone and can be kept.
 * In an editor's preview it is that editor, drafts included, and the page is made anew each time.
 */
export const pageReader = cache(async (locale: Locale): Promise<Reader> => {
  const { isEnabled } = await draftMode()
  if (!isEnabled) return guestReader(locale)
  const user = await sessionUser(await headers())
  return { ...(await guestReader(locale)), user, draft: user !== null }
})

/** Nobody in particular, whoever asks. */
export async function guestReader(locale: Locale): Promise<Reader> {
  return { payload: await getPayload({ config }), user: null, locale, draft: false }
}

/** Whoever is signed in according to a request's headers. */
export async function sessionUser(requestHeaders: Headers): Promise<Reader['user']> {
  const payload = await getPayload({ config })
  return (await payload.auth({ headers: requestHeaders })).user
}

/**
 * Whoever opens a page that is theirs alone. Payload lets a session's cookie count only for what the site itself asks;
 * opening a page does nothing, and a link in a letter must find its reader signed in.
 */
export const currentSession = cache(async () => {
  const payload = await getPayload({ config })
  const cookie = (await headers()).get('cookie') ?? ''
  const user = await sessionUser(new Headers({ cookie, 'Sec-Fetch-Site': 'same-origin' }))
  return { payload, user }
})
