import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dependsOn } from '../../src/foundation/cache/page-context'
import { startGateway } from '../testing'

const request = (line: string, ...fields: string[]) =>
  [`${line} HTTP/1.1`, 'Host: a', ...fields, '', ''].join('\r\n')
const lastRequest = request('GET /page', 'Connection: close')

/** Starts a gateway that has a page at `/page`, plain and with gzip, in its memory. */
async function startWithPage() {
  const started = await startGateway((req, res) => {
    dependsOn(['page'])
    const cacheControl = req.url === '/page' ? 's-maxage=86400' : 'no-store'
    res.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': cacheControl })
    res.end(`the response to ${req.method} ${req.url}`)
  })
  const zip = { 'accept-encoding': 'gzip' }
  for (let use = 0; use < 40; use += 1) await started.get({ path: '/page' })
  for (let use = 0; use < 40; use += 1) await started.get({ path: '/page', headers: zip })
  // After many uses a page is compressed again; the ninth byte of gzip says how well.
  await expect
    .poll(async () => (await started.get({ path: '/page', headers: zip })).body[8], { timeout: 5000 })
    .toBe(2)
  let parsedByNode = 0
  started.gateway.server.on('request', () => {
    parsedByNode += 1
  })
  return { ...started, parsedByNode: () => parsedByNode }
}

/** Sends bytes in pieces and returns all that comes back, without dates, until the server closes the connection. */
async function exchange(port: number, pieces: readonly string[]): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(chunk))
  socket.on('error', () => {}) // the server closes connections with malformed requests
  const closed = once(socket, 'close')
  for (const piece of pieces) {
    if (socket.writable) socket.write(piece, 'latin1')
    for (let turn = 0; turn < 3; turn += 1) await nextTurn()
  }
  await closed
  return Buffer.concat(chunks)
    .toString('latin1')
    .replace(/^Date: .*$/gm, 'Date: -')
}

/** What Node's HTTP server answers: it skips an empty line before a request, which is no plain request. */
const exchangeWithNode = (port: number, text: string) => exchange(port, ['\r\n', text])

const fields = fc.subarray([
  'Accept-Encoding: gzip',
  'Accept-Encoding: gzip;q=0, br;q=0',
  'If-None-Match: *',
  'If-None-Match: "other"',
  'Connection: keep-alive',
  'Connection: Keep-Alive, TE',
  'Cookie: theme=dark',
  'Cookie: payload-token=a',
  'Cookie: __prerender_bypass=a',
  'Range: bytes=0-1',
  'Content-Length: 0',
  'Upgrade: websocket',
  'X-Odd: \xe9',
])
const lines = fc.constantFrom(
  'GET /page',
  'GET /page?unknown=1',
  'GET /page#part',
  'HEAD /page',
  'POST /page',
  'GET http://a/page',
  'GET /api/other',
  'GET /%00',
  'GET /%e0%a4',
)
const withFields = fc.tuple(lines, fields).map(([line, extra]) => request(line, ...extra))
/** Requests that look complete before their bodies. */
const withBodies = fc.constantFrom(
  `${request('GET /page', 'Content-Length: 3')}abc`,
  `${request('GET /page', 'Transfer-Encoding: chunked')}3\r\nabc\r\n0\r\n\r\n`,
  `${request('GET /page', `Content-Length: ${lastRequest.length}`)}${lastRequest}`,
)
const requests = fc.oneof(
  { weight: 2, arbitrary: lines.map((line) => request(line)) },
  { weight: 4, arbitrary: withFields },
  { weight: 1, arbitrary: withBodies },
)

describe('plain requests', () => {
  it('are answered without Node for as long as the page is there', async () => {
    const { port, parsedByNode } = await startWithPage()
    const socket = connect(port, '127.0.0.1')
    const etags: string[] = []
    for (const line of ['GET /page', 'HEAD /page', 'GET /page?unknown=1']) {
      socket.write(request(line, 'Accept-Encoding: gzip'))
      const [answer] = await once(socket, 'data')
      expect(String(answer)).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
      etags.push(/^etag: (.*)$/im.exec(String(answer))?.[1] ?? '')
    }
    socket.write(request('GET /page', `If-None-Match: ${etags[0]}`))
    expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 304 Not Modified\r\n/)
    expect(new Set(etags).size).toBe(1)
    expect(parsedByNode()).toBe(0)
    socket.write(request('GET /api/other'))
    expect(String((await once(socket, 'data'))[0])).toContain('the response to GET /api/other')
    expect(parsedByNode()).toBe(1)
    socket.destroy()
  })

  it('get what Node would answer, whatever they are, pipelined or in pieces', async () => {
    const { port } = await startWithPage()
    const conversation = fc.tuple(
      fc.array(requests, { minLength: 1, maxLength: 4 }),
      fc.array(fc.nat(400), { maxLength: 3 }),
      fc.boolean(),
    )
    const property = fc.asyncProperty(conversation, async ([sent, cuts, isPipelined]) => {
      const all = [...sent, lastRequest]
      const text = all.join('')
      const answers = await exchange(port, isPipelined ? split(text, cuts) : all)
      expect(answers).toBe(await exchangeWithNode(port, text))
    })
    await fc.assert(property, { numRuns: 150 })
  }, 60_000)

  it('are refused as Node does when they are malformed', async () => {
    const { port } = await startWithPage()
    for (const malformed of [
      'GET  /page HTTP/1.1\r\nHost: a\r\n\r\n',
      'get /page HTTP/1.1\r\nHost: a\r\n\r\n',
      'GET /page HTTP/1.1\r\n\r\n',
      request('GET /page', 'X-Odd : b'),
      request('GET /page', 'X-Odd: b\r\n folded'),
      request('GET /page', 'X-Odd: b\nX-Even: c'),
      request('GET /page', 'X-Odd: b\rX-Even: c'),
      request('GET /page', 'Host: b'),
      request('GET /page', 'Content-Length: 1', 'Transfer-Encoding: chunked'),
      request('GET /page', 'Content-Length: 1', 'Content-Length: 2'),
    ]) {
      const answers = await exchange(port, [malformed, lastRequest])
      expect(answers, malformed).toBe(await exchangeWithNode(port, malformed + lastRequest))
    }
  })
})

describe('connections', () => {
  const isClosed = (socket: Socket) => once(socket, 'close').then(() => true)

  it('end when the gateway closes, after the response', async () => {
    const { port, gateway } = await startWithPage()
    const silent = connect(port, '127.0.0.1')
    const used = connect(port, '127.0.0.1')
    used.write(request('GET /page'))
    await once(used, 'data')
    silent.resume()
    const closed = Promise.all([isClosed(silent), isClosed(used)])
    await gateway.close(1000)
    await closed
  })

  it('end when they stay silent', async () => {
    const { port, gateway } = await startWithPage()
    gateway.server.headersTimeout = 50
    const socket = connect(port, '127.0.0.1').resume()
    await isClosed(socket)
  })
})

function split(text: string, cuts: readonly number[]): string[] {
  const positions = [0, ...cuts.filter((cut) => cut < text.length).sort((a, b) => a - b), text.length]
  return positions.slice(1).map((end, index) => text.slice(positions[index], end))
}
