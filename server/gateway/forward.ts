import { type IncomingMessage, request, type ServerResponse } from 'node:http'
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

/**
 * Lets a process of the application answer.
 * @returns whether it did; otherwise nothing has been sent, and `canRetry` tells whether the process never got the request
 */
export function forward(
  req: IncomingMessage,
  res: ServerResponse,
  application: Application,
): Promise<{ isAnswered: boolean; canRetry?: boolean }> {
  return new Promise((resolve) => {
    const upstream = request({
      socketPath: application.socketPath,
      agent: application.agent,
      method: req.method,
      path: req.url,
      headers: requestHeaders(req),
    })
    application.running += 1
    let hasResponse = false
    const finish = (result: { isAnswered: boolean; canRetry?: boolean }) => {
      application.running -= 1
      resolve(result)
    }
    upstream.once('response', (incoming) => {
      hasResponse = true
      sendResponse(incoming, res, isWrite(req) ? application : undefined)
    })
    upstream.once('error', (error: NodeJS.ErrnoException) => {
      if (hasResponse) return // the response reports it, or is complete without the rest of the request
      const isStale = upstream.reusedSocket && error.code === 'ECONNRESET' && !isWrite(req)
      const canRetry = (isStale || neverArrived.has(error.code ?? '')) && !hasBody(req)
      finish({ isAnswered: res.destroyed, canRetry })
    })
    res.once('close', () => {
      upstream.destroy()
      if (hasResponse) finish({ isAnswered: true })
    })
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

/** @param writer the process that made a change, which the gateway must know before the visitor does */
function sendResponse(incoming: IncomingMessage, res: ServerResponse, writer?: Application): void {
  res.writeHead(incoming.statusCode ?? 502, incoming.statusMessage ?? '', endToEnd(incoming.rawHeaders))
  res.flushHeaders()
  incoming.pipe(res, { end: false })
  incoming.once('error', () => res.destroy())
  incoming.once('end', () => {
    if (writer) void writer.sync().then(() => res.end())
    else res.end()
  })
}
