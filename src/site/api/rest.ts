import { handleEndpoints } from 'payload'
import { withSessionHint } from '@/domains/users/session-hint'
import { isLocale } from '@/foundation/i18n/locales'
import { errorResponse, withRequestValidation } from '@/foundation/payload/request-validation'
import { loadConfig } from '@/site/load-config'
import { withGuestCaching } from './guest-caching'

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** Payload compares paths as they are written: each spelling of a path becomes one, and one that cannot be decoded fits. */
function normalizedPath(request: Request): string {
  const segments = new URL(request.url).pathname.split('/')
  return segments.map((segment) => encodeURIComponent(decoded(segment))).join('/')
}

/** A client that names no language of its own reads the messages in that of the texts that it writes. */
function answerInLocale({ headers, method, url }: Request): void {
  const locale = new URL(url).searchParams.get('locale')
  if (method !== 'GET' && isLocale(locale) && !headers.has('accept-language'))
    headers.set('accept-language', locale)
}

const answer = withRequestValidation(async (request) => {
  answerInLocale(request)
  const path = normalizedPath(request)
  // Payload's documentation names it, but it draws images in Next only.
  if (request.method === 'GET' && path === '/api/og')
    return errorResponse(request, { key: 'openGraph', status: 400 })
  return handleEndpoints({ config: loadConfig(), path, request })
})

/** Payload's REST API, by method. */
export const rest = {
  GET: withGuestCaching(answer),
  // Only POST requests start and end sessions.
  POST: withSessionHint(answer),
  DELETE: answer,
  PATCH: answer,
  PUT: answer,
  OPTIONS: answer,
}
