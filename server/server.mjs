// The HTTP server before the application: turns away what no page needs, sees every answer out (answer.mjs), and
// closes without cutting anybody off.
import { createServer, IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { scriptNonce } from '../src/foundation/script-nonce.mjs'
import { codeOf, Problem } from '../tools/local-server/problem.mjs'
import { BodyCache } from './body-cache.mjs'
import { dataFolder } from './deferred-scripts.mjs'
import { ask, lostPages } from './not-found-page.mjs'
import { dress, sendData, setSecurityHeaders } from './response.mjs'

const megabyte = 1024 * 1024
const longestUrl = 16 * 1024
const largestBody = 6 * megabyte // uploads are at most 5 MB, and a form wraps them

/**
 * @typedef {object} FrontDoor
 * @property {(place: { port: number, host?: string }) => Promise<void>} listen
 * @property {(patience?: number) => Promise<void>} close lets running requests finish, at most `patience` milliseconds
 * @property {import('node:http').Server} server
 */

/**
 * @param {object} options
 * @param {(req: IncomingMessage, res: import('node:http').ServerResponse) => unknown | Promise<unknown>} options.handler the application
 * @param {string} [options.siteUrl] the origin readers see
 * @param {string} [options.secret] from which the mark of trusted scripts is made; without it all inline scripts are trusted
 * @param {number} [options.room] bytes for finished bodies
 * @returns {FrontDoor}
 */
export function createFrontDoor({ handler, siteUrl = 'http://localhost', secret, room = 64 * megabyte }) {
  const site = new URL(siteUrl)
  const secure = site.protocol === 'https:'
  const mark = secret === undefined ? undefined : scriptNonce(secret)
  /** @type {import('./response.mjs').House} */
  const house = { cache: new BodyCache(room), secure, mark }
  let closing = false

  const server = createServer(
    { IncomingMessage: LimitedRequest, maxHeaderSize: 2 * longestUrl },
    async (req, res) => {
      if (closing) res.setHeader('Connection', 'close')
      const refusal = refuse(req)
      if (refusal) return answerPlainly(res, refusal.status, refusal.text, secure)
      if (req.url?.startsWith(dataFolder)) return sendData(req, res, house)
      dress(req, res, house)
      straighten(req, site, mark)
      try {
        await handler(req, res)
      } catch (error) {
        console.error(error)
        if (!res.headersSent) answerPlainly(res, 500, 'Something went wrong here.', secure)
        else res.destroy()
      }
    },
  )
  house.page = (path) => ask(server, path).catch(() => undefined)
  house.lostPage = lostPages(server)
  server.headersTimeout = 20_000
  server.requestTimeout = 120_000
  server.keepAliveTimeout = 65_000 // longer than the usual minute of a proxy in front

  return {
    server,
    listen: (place) => listen(server, place),
    close: (patience = 15_000) => {
      closing = true
      return close(server, patience)
    },
  }
}

/**
 * Makes a request say the truth before the application reads it.
 * @param {IncomingMessage} req
 * @param {URL} site
 * @param {string | undefined} mark
 */
function straighten(req, site, mark) {
  // A HEAD must have the headers of the GET, hashes of its scripts among them; Node leaves out the body by itself.
  if (req.method === 'HEAD') req.method = 'GET'
  // We speak plain http, so https means that a proxy of ours stands in front; only then is anything said of others' true.
  const behindProxy = site.protocol === 'https:'
  req.headers['x-forwarded-for'] = addressOf(req, behindProxy)
  req.headers['x-forwarded-proto'] = site.protocol.slice(0, -1)
  for (const name of ['forwarded', 'x-forwarded-host', 'x-forwarded-port', 'x-real-ip'])
    delete req.headers[name]
  if (behindProxy) req.headers.host = site.host
  // Next takes the nonce for its scripts from this header; a reader's own must not get into a page that is kept.
  delete req.headers['content-security-policy-report-only']
  if (mark) req.headers['content-security-policy'] = `script-src 'nonce-${mark}'`
  else delete req.headers['content-security-policy']
}

/**
 * The reader's address: the last one that the proxy in front has added, else the other end of the connection.
 * @param {IncomingMessage} req
 * @param {boolean} behindProxy
 */
function addressOf(req, behindProxy) {
  const last =
    String(req.headers['x-forwarded-for'] ?? '')
      .split(',')
      .pop()
      ?.trim() ?? ''
  const address = behindProxy && isIP(last) ? last : (req.socket.remoteAddress ?? '')
  return address.replace(/^::ffff:(?=\d+\.)/, '')
}

/**
 * @param {IncomingMessage} req
 * @returns {{ status: number, text: string } | undefined}
 */
function refuse(req) {
  const url = req.url ?? ''
  if (url.length > longestUrl) return { status: 400, text: 'The address is too long.' }
  if (/%00/.test(url)) return { status: 400, text: 'The address holds a NUL byte.' }
  if (!isDecodable(url)) return { status: 400, text: 'The address is not well-formed.' }
  if (Number(req.headers['content-length'] ?? 0) > largestBody)
    return { status: 413, text: 'At most 6 MB can be sent at once.' }
  return undefined
}

/**
 * Next answers 500 to a path that is no UTF-8.
 * @param {string} url
 */
function isDecodable(url) {
  try {
    decodeURIComponent(url.split('?')[0] ?? '')
    return true
  } catch {
    return false
  }
}

/**
 * @param {import('node:http').ServerResponse} res
 * @param {number} status
 * @param {string} text
 * @param {boolean} secure
 */
function answerPlainly(res, status, text, secure) {
  setSecurityHeaders(res, secure)
  res.statusCode = status
  res.setHeader('Content-Type', 'text/plain; charset=utf-8')
  res.setHeader('Cache-Control', 'no-store')
  if (status === 413) res.setHeader('Connection', 'close') // what is still on its way is not read
  res.end(`${text}\n`)
}

/** A request that says nothing of its length is counted as it comes. */
class LimitedRequest extends IncomingMessage {
  #received = 0

  /** @param {unknown} chunk @param {BufferEncoding} [encoding] @returns {boolean} */
  push(chunk, encoding) {
    if (chunk instanceof Uint8Array) this.#received += chunk.length
    if (this.#received <= largestBody) return super.push(chunk, encoding)
    if (!this.destroyed) {
      this.socket.end('HTTP/1.1 413 Content Too Large\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
      this.destroy()
    }
    return false
  }
}

/**
 * @param {import('node:http').Server} server
 * @param {{ port: number, host?: string }} place
 * @returns {Promise<void>}
 */
function listen(server, place) {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(portProblem(error, place)))
    server.listen(place, () => {
      server.removeAllListeners('error')
      resolve()
    })
  })
}

/**
 * Fails when the port cannot be had: before the long steps rather than after them.
 * @param {{ port: number, host?: string }} place
 */
export async function checkPort(place) {
  // A program that listens on this machine's own address only would not disturb us, but take our readers.
  for (const host of place.host ? [place.host] : ['127.0.0.1', undefined]) {
    const server = createServer()
    await listen(server, { ...place, host })
    await close(server, 0)
  }
}

/**
 * @param {Error} error
 * @param {{ port: number, host?: string }} place
 */
function portProblem(error, { port, host }) {
  const code = codeOf(error)
  if (code === 'EADDRINUSE')
    return new Problem(`Port ${port} is taken by another program; stop it, or set PORT to another number.`)
  if (code === 'EACCES')
    return new Problem(`Port ${port} may not be used by this user; set PORT to a number above 1023.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new Problem(`HOST ${host} is no address of this machine.`)
  return error
}

/**
 * @param {import('node:http').Server} server
 * @param {number} patience
 * @returns {Promise<void>}
 */
function close(server, patience) {
  return new Promise((resolve) => {
    const giveUp = setTimeout(() => server.closeAllConnections(), patience)
    server.close(() => {
      clearTimeout(giveUp)
      resolve()
    })
    server.closeIdleConnections()
  })
}
