import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { maxUrlLength } from '../reject-request'
import type { Application } from './applications'
import { peerAddressHeader } from './peer-address'

/** Headers of a connection, not of the message (RFC 9110, 7.6.1), and those that only the gateway may set. */
const ownHeaders = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  peerAddressHeader,
])

/** The errors of requests that never reached the process. */
const neverArrived = new Set(['ECONNREFUSED', 'ENOENT'])

/** What became of a request; nothing has been sent unless it was answered. */
export type Outcome =
  | 'answered'
  /** It never reached the process. */
  | 'undelivered'
  /** A connection that was open before ended; the process may have got the request. */
  | 'reset'
  | 'failed'

/**
 * Lets a process of the application answer.
 * @param isFresh whether a new connection is opened instead of one that was open before
 */
export function forward(
  req: IncomingMessage,
  res: ServerResponse,
  application: Application,
  isFresh = false,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const upstream = request({
      socketPath: application.socketPath,
      agent: isFresh ? false : application.agent,
      method: req.method,
      path: req.url,
      headers: requestHeaders(req),
      // A redirect repeats the URL, encoded, in up to two headers.
      maxHeaderSize: 8 * maxUrlLength,
    })
    application.running += 1
    let hasResponse = false
    const close = () => {
      upstream.destroy()
      if (hasResponse) finish('answered')
    }
    const finish = (outcome: Outcome) => {
      application.running -= 1
      res.removeListener('close', close) // it may be forwarded again
      resolve(outcome)
    }
    upstream.once('response', (incoming) => {
      hasResponse = true
      incoming.once('error', () => res.destroy())
      // What a write has changed, the gateway must know before the visitor learns that it is done.
      if (isWrite(req)) void application.sync().then(() => sendResponse(incoming, res))
      else sendResponse(incoming, res)
    })
    upstream.once('error', (error: NodeJS.ErrnoException) => {
      if (hasResponse) return // the response reports it, or is complete without the rest of the request
      if (res.destroyed) finish('answered')
      else if (hasBody(req)) finish('failed')
      else if (neverArrived.has(error.code ?? '')) finish('undelivered')
      else if (upstream.reusedSocket && error.code === 'ECONNRESET' && !isWrite(req)) finish('reset')
      else finish('failed')
    })
    res.once('close', close)
    if (hasBody(req)) req.pipe(upstream)
    else upstream.end()
  })
}

const isWrite = ({ method }: IncomingMessage) => method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS'

const hasBody = ({ headers }: IncomingMessage) =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

function requestHeaders(req: IncomingMessage): string[] {
  const headers = endToEnd(req.rawHeaders)
  if (req.headers['transfer-encoding'] !== undefined) headers.push('Transfer-Encoding', 'chunked')
  headers.push(peerAddressHeader, req.socket.remoteAddress ?? '')
  return headers
}

/** @param rawHeaders names and values in turn */
function endToEnd(rawHeaders: readonly string[]): string[] {
  const headers: string[] = []
  for (let i = 0; i + 1 < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] ?? ''
    if (!ownHeaders.has(name.toLowerCase())) headers.push(name, rawHeaders[i + 1] ?? '')
  }
  return headers
}

function sendResponse(incoming: IncomingMessage, res: ServerResponse): void {
  if (res.destroyed) return
  res.writeHead(incoming.statusCode ?? 502, incoming.statusMessage ?? '', endToEnd(incoming.rawHeaders))
  res.flushHeaders()
  incoming.pipe(res)
}
