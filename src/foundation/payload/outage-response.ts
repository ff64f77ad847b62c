import { retryAfterSeconds, watchDatabaseFailures } from '@/foundation/database-outage'
import { requestErrorText } from '@/foundation/request-error-text'
import { DatabaseUnavailableError } from './database-errors'
import { readerLanguage } from './reader-language'
import { withKnownSession } from './session-lookup'

type Handler = (request: Request) => Promise<Response> | Response

/** GraphQL reports errors in a response with status 200. */
async function hasFailed(response: Response): Promise<boolean> {
  if (response.status >= 500) return true
  if (!response.headers.get('Content-Type')?.includes('json')) return false
  const body: unknown = await response.clone().json()
  return typeof body === 'object' && body !== null && 'errors' in body && 'data' in body
}

function unavailableResponse(request: Request): Response {
  const message = requestErrorText(readerLanguage(request), 'databaseAway')
  return Response.json(
    { errors: [{ message }] },
    { status: 503, headers: { 'Retry-After': String(retryAfterSeconds), 'Cache-Control': 'no-store' } },
  )
}

/**
 * Answers 503 with `Retry-After` when a handler fails because of the database, and when it could not know who is signed
 * in: Payload's own error handling is not reached by failures before and beside its operations.
 */
export function withOutageResponse(handler: Handler): (request: Request) => Promise<Response> {
  return async (request) => {
    const hasDatabaseFailed = watchDatabaseFailures()
    try {
      const response = await withKnownSession(async () => handler(request))
      return hasDatabaseFailed() && (await hasFailed(response)) ? unavailableResponse(request) : response
    } catch (error) {
      if (error instanceof DatabaseUnavailableError || hasDatabaseFailed())
        return unavailableResponse(request)
      throw error
    }
  }
}
