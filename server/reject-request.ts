import { IncomingMessage } from 'node:http'
import { isAmbiguous } from './request-target'
import type { PlainText } from './text-response'

export const maxUrlLength = 16 * 1024
const maxBodyBytes = 6 * 1024 * 1024 // uploads are at most 5 MB, plus the form around them

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Returns the response to a malformed or oversized request, whose target is normalized. */
export function findRejection(req: IncomingMessage): PlainText | undefined {
  const url = req.url ?? ''
  const [path = ''] = url.split('?', 1)
  if (!url.startsWith('/')) return { status: 400, text: 'The address is not a path.' }
  if (url.length > maxUrlLength) return { status: 400, text: 'The address is too long.' }
  if (!URL.canParse(`http://${req.headers.host || 'localhost'}`))
    return { status: 400, text: 'The host is malformed.' }
  if (/%00/.test(url)) return { status: 400, text: 'The address contains a NUL byte.' }
  if (!isDecodable(path)) return { status: 400, text: 'The address is not well-formed.' }
  if (isAmbiguous(path))
    return { status: 400, text: 'The path contains dots or slashes that lead elsewhere.' }
  if (path.includes('//')) return redirectToSingleSlashes(url, path)
  const allow = methodsOf(url)
  if (!allow.includes(req.method ?? '')) return { status: 405, text: 'The method is not supported.', allow }
  if (Number(req.headers['content-length'] ?? 0) > maxBodyBytes)
    return { status: 413, text: 'The request is larger than 6 MB.' }
  return undefined
}

export const isOfApi = (url: string): boolean => /^\/api(?=[/?]|$)/.test(url)

/** The methods of an address: all in the API, and POST in the panel, which calls its server functions by it. */
function methodsOf(url: string): string[] {
  if (isOfApi(url)) return methods
  return /^\/admin(?=[/?]|$)/.test(url) ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD']
}

/** The site has no address with an empty segment, and a browser would take one that begins with two slashes for a host. */
function redirectToSingleSlashes(url: string, path: string): PlainText {
  const location = `${path.replace(/\/{2,}/g, '/')}${url.slice(path.length)}`
  return { status: 308, text: `The address is ${location}`, location }
}

/** Whether the application can read a path. */
function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** A request whose body is counted as it arrives, because not every request states its length. */
export class LimitedRequest extends IncomingMessage {
  #received = 0

  override push(chunk: unknown, encoding?: BufferEncoding): boolean {
    if (chunk instanceof Uint8Array) this.#received += chunk.length
    if (this.#received <= maxBodyBytes) return super.push(chunk, encoding)
    if (!this.destroyed) {
      this.socket.end('HTTP/1.1 413 Content Too Large\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
      this.destroy()
    }
    return false
  }
}
