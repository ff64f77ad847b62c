/** The cookie of a session, as Payload names it. */
export const sessionCookie = 'payload-token'

/** What a request says about its sender. */
interface Sender {
  authorization?: string | null
  cookie?: string | null
}

/**
 * Whether a request may be one of somebody who is signed in. The cache and the look-up of sessions both ask here, so that
 * nobody is signed in whom the cache takes for a guest: the name of the cookie counts in whatever form it is written.
 */
export function hasCredentials({ authorization, cookie }: Sender): boolean {
  return typeof authorization === 'string' || (cookie?.toLowerCase().includes(sessionCookie) ?? false)
}
