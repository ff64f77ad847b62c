import config from '@payload-config'
import { headers } from 'next/headers'
import { getPayload } from 'payload'
import { cache } from 'react'

/**
 * Whoever opens a page that is theirs alone. Payload lets a session's cookie count only for what the site itself asks;
 * opening a page does nothing, and a link in a letter must find its reader signed in.
 */
export const visitor = cache(async () => {
  const payload = await getPayload({ config })
  const cookie = (await headers()).get('cookie') ?? ''
  const { user } = await payload.auth({ headers: new Headers({ cookie, 'Sec-Fetch-Site': 'same-origin' }) })
  return { payload, user }
})
