import { type PageContext, withPageContext } from '../src/foundation/cache/page-context'
import { retryAfterSeconds, watchDatabaseFailures } from '../src/foundation/database-outage'
import type { SiteContext } from './context'
import { finishResponse } from './finish-response'
import { renderOutagePage } from './outage-page'
import type { Answer } from './page-cache/page'
import { isHtml } from './security-headers'
import { textResponse } from './text-response'

interface Asking {
  /** Whether everyone may get the answer: nobody who is signed in asks. */
  isShared: boolean
  /** Resolves when the answer is sent, or the visitor has left. */
  sent: Promise<void>
  /** The id of the request, which the message of an error names. */
  id?: string
}

/** Has the application answer a request; an error becomes an answer, too. */
export async function askApplication(
  request: Request,
  site: SiteContext,
  { isShared, sent, id }: Asking,
): Promise<Answer> {
  const { afterResponses, application, catchUp, secure } = site
  const context: PageContext = {
    tags: new Set(),
    afterResponse: (work) => afterResponses.add(sent, work),
  }
  const hasDatabaseFailed = watchDatabaseFailures()
  const startedAt = performance.now()
  const answered = await withPageContext(context, async () => application(request)).catch((error) =>
    errorResponse(error, secure, id),
  )
  const response = answered.status === 500 ? failedResponse(answered, request, hasDatabaseFailed()) : answered
  // Who has written something must see it.
  if (request.method !== 'GET' && request.method !== 'OPTIONS') await catchUp?.()
  const accepted = request.headers.get('accept-encoding')
  return finishResponse(response, { accepted, context, isShared, startedAt }, site)
}

/** Logs an error that the application has not turned into a response itself. */
export function errorResponse(error: unknown, secure: boolean, id?: string): Response {
  console.error(error)
  const text = ['Something went wrong here.', ...(id ? [`The request was ${id}.`] : [])].join(' ')
  return textResponse({ status: 500, text }, secure)
}

/** An error, which nobody stores. Without the database, readers get a page that says so. */
function failedResponse(response: Response, request: Request, isOutage: boolean): Response {
  const headers = new Headers(response.headers)
  headers.set('Cache-Control', 'private, no-store')
  if (!isOutage) return new Response(response.body, { status: 500, headers })
  headers.set('Retry-After', String(retryAfterSeconds))
  const isPage = isHtml(headers.get('Content-Type') ?? '')
  const page = isPage ? renderOutagePage(new URL(request.url).pathname, request.headers) : response.body
  return new Response(page, { status: 503, headers })
}
