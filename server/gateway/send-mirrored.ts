import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { observeRequest, type RequestObserver, startObservation } from '../observability/request-observer'
import { pageKey } from '../page-cache/page-key'
import { chooseEncodingName, isKnownToVisitor } from '../page-cache/send-cached-page'
import { findRejection } from '../reject-request'
import type { RequestHead } from '../request-head'
import type { PageMirror } from './page-mirror'
import type { AnswerPlainRequest } from './plain-connections'
import type { ReadyResponse } from './ready-response'

/** Returns the response to a request for a page that is fresh in the mirror, and counts the use. */
function findMirrored(req: RequestHead, mirror: PageMirror<unknown>): ReadyResponse | undefined {
  const key = pageKey(req)
  const page = key === undefined ? undefined : mirror.find(key)
  if (key === undefined || !page) return undefined
  const isKnown = isKnownToVisitor(req, page)
  const response = isKnown ? page.notModified : page.encoded.get(chooseEncodingName(req, page))
  if (response) mirror.countUse(key, page)
  return response
}

/** Sends a page without the application. Returns false when it cannot. */
export function sendMirrored(
  req: IncomingMessage,
  res: ServerResponse,
  mirror: PageMirror<unknown>,
  observe?: RequestObserver,
): boolean {
  const response = findMirrored(req, mirror)
  if (!response) return false
  if (observe) observeRequest(req, res, [observe]).cache = 'HIT'
  res.writeHead(response.status, response.headers)
  res.end(response.bytes)
  return true
}

/** Answers plain requests as `sendMirrored` does, without Node's HTTP server. */
export function answerFromMirror(mirror: PageMirror<unknown>, observe?: RequestObserver): AnswerPlainRequest {
  return (req, socket) => {
    if (findRejection(req)) return false
    const response = findMirrored(req, mirror)
    if (!response) return false
    const hasBody = req.method !== 'HEAD'
    if (!observe) {
      socket.write(response.serialize({ hasBody }))
      return true
    }
    const requestId = randomUUID()
    const end = startObservation(req, { id: requestId, cache: 'HIT' }, [observe])
    socket.write(response.serialize({ hasBody, requestId }), (error) =>
      end(error ? undefined : response.status),
    )
    return true
  }
}
