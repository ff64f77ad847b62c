import { randomBytes } from 'node:crypto'
import { readEnvironment } from '@/foundation/env/environment'
import { sessionHintName } from './session-hint-name'

const week = 7 * 24 * 60 * 60

/**
 * Tells scripts that somebody is signed in, so that for visitors nothing is asked. Its value says nothing; it is
 * another whenever what a page keeps of the person is outdated.
 */
export function sessionHintCookie(): string {
  const secure = readEnvironment().secure ? '; Secure' : ''
  return `${sessionHintName}=${randomBytes(6).toString('base64url')}; Path=/; Max-Age=${week}; SameSite=Lax${secure}`
}

type Handler<Args> = (request: Request, args: Args) => Promise<Response> | Response

/** The hint comes and goes with the session's cookie, whichever call sets that. */
export function withSessionHint<Args>(handler: Handler<Args>): Handler<Args> {
  return async (request, args) => {
    const response = await handler(request, args)
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
