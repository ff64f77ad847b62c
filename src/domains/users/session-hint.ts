import { randomBytes } from 'node:crypto'
import { readEnvironment } from '@/foundation/env/environment'
import { sessionHintName } from './session-hint-name'

const week = 7 * 24 * 60 * 60

/**
 * Tells scripts that a user is signed in, so that guests' pages send no request. Its random value changes
 * when cached data of the user is outdated.
 */
export function sessionHintCookie(): string {
  const secure = readEnvironment().secure ? '; Secure' : ''
  return `${sessionHintName}=${randomBytes(6).toString('base64url')}; Path=/; Max-Age=${week}; SameSite=Lax${secure}`
}

type Handler = (request: Request) => Promise<Response> | Response

/** Sets or clears the hint whenever a response sets or clears the session cookie. */
export function withSessionHint(handler: Handler): Handler {
  return async (request) => {
    const response = await handler(request)
    const session = response.headers.getSetCookie().find((cookie) => cookie.startsWith('payload-token='))
    if (session) {
      const ended = session.startsWith('payload-token=;')
      response.headers.append(
        'Set-Cookie',
        ended ? `${sessionHintName}=; Path=/; Max-Age=0` : sessionHintCookie(),
      )
    }
    return response
  }
}
