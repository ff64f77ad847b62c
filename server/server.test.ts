import { createHash, randomBytes } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { dependsOn } from '../src/foundation/cache/page-context'
import { tagExpirations } from '../src/foundation/cache/tag-expirations'
import { analyticsSources } from '../src/foundation/env/analytics'
import { maxUnanswered } from './close-waiting-responses'
import { chooseEncoding } from './compression'
import { buildPolicy, pagePolicy } from './content-security-policy'
import type { Application } from './context'
import { createSiteServer } from './server'
import { portOf, send, startServer } from './testing'

const page = `<!doctype html><html><head><script>let a = 1</script></head><body>${'<p>Amanita</p>'.repeat(200)}</body></html>`

const cachedPage: Application = () =>
  new Response(page, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 's-maxage=3600',
      'X-Powered-By': 'Payload',
    },
  })

const reached: Application = () => new Response('reached')

/** Answers with what a request has reached the application with. */
const echoHeaders: Application = ({ headers }) => Response.json(Object.fromEntries(headers))

const streamOf = (pieces: Uint8Array[]) =>
  new ReadableStream({
    pull: (controller) => {
      const piece = pieces.shift()
      if (piece) controller.enqueue(piece)
      else controller.close()
    },
  })

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('the policy of scripts', () => {
  it('a page may run the inline scripts that it states, by the hash that openssl computes', () => {
    // printf 'let a = 1' | openssl dgst -sha256 -binary | base64
    const known = "'sha256-LAfYd7pbFUgwfQu8b4q135PeTG2z+/coPEUYCd74eCQ='"
    expect(pagePolicy(['let a = 1'], false)).toContain(`script-src 'self' ${known};`)
  })

  it('a page whose policy the application does not state may run no inline script', async () => {
    const { get } = await startServer(cachedPage)
    for (const path of ['/', '/administration', '/api/pages'])
      expect((await get({ path })).headers['content-security-policy']).toContain("script-src 'self';")
  })

  it('a page of the panel may run the scripts with a nonce of its own, which Next reads from the request', async () => {
    const seen: unknown[] = []
    const { get } = await startServer(reached, {
      panel: async (req, res) => {
        seen.push(req.headers['content-security-policy'])
        res.end(page)
      },
    })
    const forged = { 'Content-Security-Policy': "script-src 'nonce-forged'" }
    const policies = [1, 2].map(async () => (await get({ path: '/admin', headers: forged })).headers)
    const [one, other] = (await Promise.all(policies)).map((headers) => headers['content-security-policy'])
    expect(one).toMatch(/script-src 'self' 'nonce-[\w+/]{22}=='/)
    expect(one).not.toBe(other)
    expect(seen.sort()).toEqual([one, other].sort())
  })

  it('a script is hashed with line feeds only, as browsers do', () => {
    expect(pagePolicy(['a\r\nb\rc'], false)).toContain(hashOf('a\nb\nc'))
  })

  it('the hosts of a provider that counts visitors are allowed only where it is configured', () => {
    const policy = buildPolicy(
      [],
      false,
      analyticsSources({ provider: 'matomo', url: 'https://stats.example' }),
    )
    for (const directive of ['script-src', 'connect-src', 'img-src'])
      expect(policy).toMatch(new RegExp(`${directive} [^;]*https://stats\\.example(;|$)`))
    expect(buildPolicy([], false)).not.toContain('http')
  })

  it('insecure requests are upgraded only on an https site', () => {
    expect(pagePolicy([], true)).toContain('upgrade-insecure-requests')
    expect(pagePolicy([], false)).not.toContain('upgrade-insecure-requests')
  })
})

describe('response headers', () => {
  it('a response that states its own policy keeps it', async () => {
    const policy = "default-src 'none'; frame-src https://video.example"
    const headers = { 'Content-Type': 'text/html', 'Content-Security-Policy': policy }
    const { get } = await startServer(() => new Response('<iframe></iframe>', { headers }))
    expect((await get()).headers['content-security-policy']).toBe(policy)
  })

  it('documents carry the security headers and no X-Powered-By', async () => {
    const { get } = await startServer(cachedPage)
    const { headers } = await get()
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'SAMEORIGIN',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
    })
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('strict-transport-security')
  })

  it('fonts, stylesheets, scripts and photographs carry no document headers', async () => {
    const type = (url: string) => `${url.slice(1)}; charset=utf-8`
    const { get } = await startServer(({ url }) => {
      return new Response('a', { headers: { 'Content-Type': type(new URL(url).pathname) } })
    })
    for (const part of ['/font/woff2', '/text/css', '/application/javascript', '/image/avif']) {
      const { headers } = await get({ path: part })
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
      for (const name of ['referrer-policy', 'permissions-policy', 'x-frame-options'])
        expect(headers).not.toHaveProperty(name)
    }
    for (const document of ['/text/html', '/image/svg+xml'])
      expect((await get({ path: document })).headers).toHaveProperty('x-frame-options')
  })

  it('an https site sends Strict-Transport-Security', async () => {
    const { get } = await startServer(cachedPage, { siteUrl: 'https://fungarium.example' })
    expect((await get()).headers['strict-transport-security']).toMatch(/^max-age=31536000/)
  })

  it('a failing application becomes a 500 that does not reveal the error', async () => {
    const { get } = await startServer(() => Promise.reject(new Error('postgres://secret')))
    const { status, body } = await get()
    expect(status).toBe(500)
    expect(body.toString()).not.toContain('secret')
  })
})

describe('compression', () => {
  it.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip;q=1, br;q=0.1', gunzipSync],
    [undefined, 'br;q=0, identity', (body: Buffer) => body],
    [undefined, '', (body: Buffer) => body],
  ])('the encoding %s is sent for Accept-Encoding %j', async (encoding, accepted, decode) => {
    const { get } = await startServer(cachedPage)
    for (const _again of [1, 2]) {
      const { headers, body } = await get({ headers: accepted ? { 'Accept-Encoding': accepted } : {} })
      expect(headers['content-encoding']).toBe(encoding)
      expect(headers['content-length']).toBe(String(body.length))
      expect(headers.vary).toBe('Accept-Encoding')
      expect(decode(body).toString()).toBe(page)
    }
  })

  it('the encoding with the highest weight is chosen', () => {
    expect(chooseEncoding('*')).toBe('br')
    expect(chooseEncoding('*;q=0')).toBeUndefined()
    expect(chooseEncoding('br;q=0.5, gzip;q=0.8')).toBe('gzip')
    expect(chooseEncoding('x-gzip')).toBe('gzip')
    expect(chooseEncoding('br;q=nonsense')).toBeUndefined()
  })

  it('a long response is compressed and streamed', async () => {
    const piece = '{"name":"Boletus edulis"}\n'.repeat(4000)
    const sent = { 'Content-Type': 'application/json', ETag: '"strong"' }
    const pieces = () => Array.from({ length: 20 }, () => Buffer.from(piece))
    const { get } = await startServer(() => new Response(streamOf(pieces()), { headers: sent }))
    const { headers, body } = await get({ headers: { 'Accept-Encoding': 'br' } })
    expect(headers['content-encoding']).toBe('br')
    expect(headers.etag).toBe('W/"strong"')
    expect(brotliDecompressSync(body).toString()).toBe(piece.repeat(20))
  })

  it('compressed bodies, images and partial responses are passed through unchanged', async () => {
    const responses: Record<string, [number, Record<string, string>]> = {
      '/compressed': [200, { 'Content-Type': 'text/css', 'Content-Encoding': 'gzip' }],
      '/picture': [200, { 'Content-Type': 'image/webp', 'Content-Length': '2000' }],
      '/part': [206, { 'Content-Type': 'text/plain', 'Content-Range': 'bytes 0-1999/9000' }],
    }
    const { get } = await startServer(({ url }) => {
      const [status, headers] = responses[new URL(url).pathname] ?? [404, {}]
      return new Response('x'.repeat(2000), { status, headers })
    })
    for (const path of Object.keys(responses)) {
      const { headers, body } = await get({ path, headers: { 'Accept-Encoding': 'br' } })
      expect(headers['content-encoding']).toBe(path === '/compressed' ? 'gzip' : undefined)
      expect(body.length).toBe(2000)
    }
  })
})

describe('conditional requests and HEAD', () => {
  it('a matching ETag is answered with 304 and no body', async () => {
    const { get } = await startServer(cachedPage)
    const etag = String((await get({ headers: { 'Accept-Encoding': 'br' } })).headers.etag)
    expect(etag).toMatch(/^W\/"/)
    const again = await get({ headers: { 'If-None-Match': `"other", ${etag}` } })
    expect(again.status).toBe(304)
    expect(again.body.length).toBe(0)
    expect(again.headers).not.toHaveProperty('content-length')
    expect((await get({ headers: { 'If-None-Match': '"other"' } })).status).toBe(200)
  })

  it('a condition that every page meets is answered by the server, which keeps the page', async () => {
    const { get } = await startServer((request) => {
      if (!request.headers.has('if-none-match')) return cachedPage(request)
      return new Response(null, { status: 304, headers: { 'Cache-Control': 's-maxage=3600' } })
    })
    const [first, again] = [
      await get({ headers: { 'If-None-Match': '*' } }),
      await get({ headers: { 'If-None-Match': '*' } }),
    ]
    expect([first.status, first.headers['cache-control']]).toEqual([
      304,
      'public, max-age=0, must-revalidate',
    ])
    expect([again.status, again.headers['x-cache']]).toEqual([304, 'HIT'])
    expect((await get()).body.toString()).toContain('<html')
  })

  it('HEAD returns the headers of GET', async () => {
    const { get } = await startServer(cachedPage)
    const headers = { 'Accept-Encoding': 'gzip' }
    const got = await get({ headers })
    const head = await get({ headers, method: 'HEAD' })
    expect(head.body.length).toBe(0)
    for (const name of ['content-length', 'content-encoding', 'etag', 'content-security-policy'])
      expect(head.headers[name]).toBe(got.headers[name])
  })
})

describe('request validation', () => {
  it.each([
    ['a NUL byte in the path', { path: '/a%00b' }, 400],
    ['a NUL byte in the query', { path: '/?a=%00' }, 400],
    ['a path that is not UTF-8', { path: '/%E0%A4%A' }, 400],
    ['a host that is no address', { headers: { Host: '1.2.3.4.5.6' } }, 400],
    ['a URL above the maximum length', { path: `/?${'a'.repeat(17_000)}` }, 400],
    [
      'a body whose stated length is too large',
      { method: 'POST', path: '/api/media', headers: { 'Content-Length': '7000000' } },
      413,
    ],
  ])('%s is rejected', async (_case, options, status) => {
    const { get } = await startServer(reached)
    const response = await get(options)
    expect(response.status).toBe(status)
    expect(response.headers['x-content-type-options']).toBe('nosniff')
  })

  it.each([
    ['multipart/form-data; boundary=x', 'Envía uno de 5 MB como máximo.'],
    ['application/json', 'es demasiado grande.'],
  ])('the API says in the language of the client that a body of %s is too large', async (type, text) => {
    const { get } = await startServer(reached)
    const headers = { 'Accept-Language': 'es', 'Content-Length': '7000000', 'Content-Type': type }
    const response = await get({ method: 'POST', path: '/api/media', headers })
    const { errors, message } = JSON.parse(response.body.toString())
    expect(message).toContain(text)
    expect(errors).toEqual([{ message }])
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store', connection: 'close' })
  })

  it.each([
    ['TRACE', '/api/mushrooms', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'],
    ['PROPFIND', '/admin', 'GET, HEAD, POST'],
    ['DELETE', '/admin/collections/posts', 'GET, HEAD, POST'],
    ['POST', '/plates/boletus-edulis/habit-card-light.svg', 'GET, HEAD'],
    ['OPTIONS', '/apiary?a', 'GET, HEAD'],
  ])('%s %s is answered with 405 and the supported methods', async (method, path, allow) => {
    const { get } = await startServer(reached)
    const { status, headers } = await get({ method, path })
    expect([status, headers.allow]).toEqual([405, allow])
  })

  it.each(['POST', 'PATCH', 'DELETE', 'OPTIONS'])('%s reaches the API', async (method) => {
    const { get } = await startServer(reached)
    for (const path of ['/api/mushrooms', '/api?a']) expect((await get({ method, path })).status).toBe(200)
  })

  it('POST reaches the panel', async () => {
    const { get } = await startServer(reached, { panel: async (_req, res) => void res.end('panel') })
    for (const path of ['/admin', '/admin/account?a'])
      expect((await get({ method: 'POST', path })).body.toString()).toBe('panel')
  })

  it('a target that is no path is rejected', async () => {
    const { get } = await startServer(reached)
    expect((await get({ path: '*' })).status).toBe(400)
  })

  it('the application gets the normalized target', async () => {
    const { get } = await startServer(({ url }) => new Response(new URL(url).pathname + new URL(url).search))
    expect((await get({ path: 'http://evil.example/%61?b=%63' })).body.toString()).toBe('/a?b=%63')
  })

  it.each([
    '/x/../api/mushrooms',
    '/./api/mushrooms',
    '/api/%2e%2e/mushrooms',
    '/api/%252e%252e/mushrooms',
    '/x%2f..%2fapi',
    '/x%5cy',
    '/x\\..\\api',
  ])('the path %s is rejected, whatever the method', async (path) => {
    const { get } = await startServer(reached)
    for (const method of ['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS'])
      expect((await get({ method, path })).status).toBe(400)
  })

  it.each([
    ['//evil.example/a?b=//c', '/evil.example/a?b=//c'],
    ['http://evil.example//other.example/a', '/other.example/a'],
    ['/es//mushrooms///', '/es/mushrooms/'],
  ])('%s is redirected to %s on this site', async (path, location) => {
    const { get } = await startServer(reached)
    expect(await get({ path })).toMatchObject({ status: 308, headers: { location } })
  })

  it('a half-open request is closed soon after the time for its headers', async () => {
    const { port, server } = await startServer(reached)
    server.headersTimeout = 10
    const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: a\r\n'))
    const start = performance.now()
    await once(socket.resume(), 'close')
    expect(performance.now() - start).toBeLessThan(5000)
  })

  it('the number of connections is limited', async () => {
    const { get, port, server } = await startServer(reached)
    expect(server.maxConnections).toBeGreaterThanOrEqual(1000)
    server.maxConnections = 1
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    await expect(get()).rejects.toThrow(/ECONNRESET|socket hang up/)
    socket.destroy()
  })

  it('a body that is too large and does not state its length is rejected', async () => {
    const { get } = await startServer(async (request) => {
      await request.arrayBuffer()
      return new Response('reached')
    })
    const headers = { 'Transfer-Encoding': 'chunked' }
    const response = await get({
      method: 'POST',
      path: '/api/media',
      headers,
      body: Buffer.alloc(7_000_000),
    }).catch((error) => ({
      status: error.code,
    }))
    expect([413, 'EPIPE', 'ECONNRESET']).toContain(response.status)
    expect(
      (await get({ method: 'POST', path: '/api/media', headers, body: Buffer.alloc(5_000_000) })).status,
    ).toBe(200)
  })

  it('forwarded headers from clients are ignored without a proxy', async () => {
    const { get } = await startServer(echoHeaders)
    const { body } = await get({
      headers: { 'X-Forwarded-For': '6.6.6.6', 'X-Forwarded-Host': 'evil.example' },
    })
    const seen = JSON.parse(body.toString())
    expect(seen['x-forwarded-for']).toBe('127.0.0.1')
    expect(seen).not.toHaveProperty('x-forwarded-host')
  })

  it('the application sees no header that was removed', async () => {
    const { get } = await startServer(echoHeaders)
    const { body } = await get({
      headers: { 'X-Forwarded-Host': 'evil.example', Range: 'bytes=0-1', Accept: '*/*' },
    })
    expect(JSON.parse(body.toString())).toMatchObject({ accept: '*/*' })
    expect(body.toString()).not.toMatch(/evil|bytes/)
  })

  it('the application gets the beginning of a long user agent', async () => {
    const { get } = await startServer(echoHeaders)
    const { body } = await get({ headers: { 'User-Agent': 'a'.repeat(14_000) } })
    expect(JSON.parse(body.toString())['user-agent']).toBe('a'.repeat(1000))
  })

  it('on an https site the last forwarded address is used', async () => {
    const { get } = await startServer(echoHeaders, {
      siteUrl: 'https://fungarium.example',
    })
    const { body } = await get({ headers: { 'X-Forwarded-For': '6.6.6.6, 9.9.9.9', Host: 'evil.example' } })
    expect(JSON.parse(body.toString())).toMatchObject({
      'x-forwarded-for': '9.9.9.9',
      host: 'fungarium.example',
      'x-forwarded-proto': 'https',
    })
  })
})

describe('connections', () => {
  const requestTo = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`

  it('all that a connection waits for ends when the visitor leaves', async () => {
    const start = vi.fn()
    const cancel = vi.fn()
    const { port } = await startServer(() => new Response(new ReadableStream({ start, cancel })))
    const socket = connect(port, '127.0.0.1', () => socket.write(requestTo('/api/a') + requestTo('/api/b')))
    await expect.poll(() => start).toHaveBeenCalledTimes(2)
    socket.destroy()
    await expect.poll(() => cancel).toHaveBeenCalledTimes(2)
  })

  it('visitors who leave before their turn take none', async () => {
    const rendered: string[] = []
    const release = new EventEmitter()
    const { get, port } = await startServer(
      async ({ url }) => {
        rendered.push(new URL(url).pathname)
        if (!url.endsWith('/last')) await once(release, 'go')
        return new Response('done')
      },
      { renderLimits: { maxRenders: 2 } },
    )
    for (let connection = 0; connection < 5; connection += 1) {
      const path = (number: number) => requestTo(`/${connection}/${number}`)
      const socket = connect(port, '127.0.0.1')
      await new Promise<void>((resolve) => socket.write([1, 2, 3, 4].map(path).join(''), () => resolve()))
      await expect.poll(() => rendered.length).toBe(2)
      socket.destroy()
    }
    const last = get({ path: '/last' })
    release.emit('go')
    expect((await last).body.toString()).toBe('done')
    expect(rendered.length).toBeLessThanOrEqual(3)
  })

  it('a rendering that hangs keeps its turn for a limited time', async () => {
    const { get } = await startServer(
      ({ url }) => (url.endsWith('/hang') ? new Promise<Response>(() => {}) : new Response('done')),
      { renderLimits: { maxRenders: 1, maxTurn: 100 } },
    )
    void get({ path: '/hang' }).catch(() => undefined)
    expect((await get({ path: '/other' })).body.toString()).toBe('done')
  })

  it('a connection that waits for too many responses is closed', async () => {
    const begun: string[] = []
    const { port } = await startServer(({ url }) => {
      begun.push(url)
      return new Promise<Response>(() => {})
    })
    const socket = connect(port, '127.0.0.1', () => socket.write(requestTo('/api/slow').repeat(50)))
    await once(socket.resume(), 'close')
    expect(begun.length).toBeLessThanOrEqual(maxUnanswered)
  })

  it('a connection that does not read its response is closed', async () => {
    const { port, server } = await startServer(() => new Response(Buffer.alloc(50_000_000)))
    server.timeout = 50
    let hasClosed = false
    server.on('connection', (socket) => socket.once('close', () => (hasClosed = true)))
    const socket = connect(port, '127.0.0.1', () => socket.write(requestTo('/api/a'))).pause()
    await expect.poll(() => hasClosed).toBe(true)
    socket.destroy()
  })

  it('a connection that sends one request after another stays open', async () => {
    const { port } = await startServer(() => new Response('done'))
    const socket = connect(port, '127.0.0.1')
    for (let count = 0; count < 20; count += 1) {
      socket.write(requestTo('/api/a'))
      expect(String((await once(socket, 'data'))[0])).toContain('200 OK')
    }
    socket.destroy()
  })

  it('a response is sent as it is written', async () => {
    const body = new TransformStream<Uint8Array, Uint8Array>()
    const writer = body.writable.getWriter()
    const headers = { 'Content-Type': 'application/octet-stream' }
    const { port } = await startServer(() => new Response(body.readable, { headers }))
    void writer.write(Buffer.from('first'))
    const answer = await fetch(`http://127.0.0.1:${port}/api/file`)
    const reader = answer.body?.getReader()
    const read = async () => Buffer.from((await reader?.read())?.value ?? []).toString()
    expect(await read()).toBe('first')
    void writer.write(Buffer.from('second'))
    expect(await read()).toBe('second')
    await writer.close()
  })

  it.each(['br', 'identity'])(
    'the body of a response is cancelled when its visitor leaves (%s)',
    async (encoding) => {
      const cancelled = vi.fn()
      const pull = (controller: ReadableStreamDefaultController) => controller.enqueue(randomBytes(9000))
      const headers = { 'Content-Type': 'text/csv' }
      const { port } = await startServer(
        () => new Response(new ReadableStream({ pull, cancel: cancelled }), { headers }),
      )
      const socket = connect(port, '127.0.0.1')
      socket.write(`GET /api/file HTTP/1.1\r\nHost: a\r\nAccept-Encoding: ${encoding}\r\n\r\n`)
      await once(socket, 'data')
      socket.destroy()
      await expect.poll(() => cancelled).toHaveBeenCalledOnce()
    },
  )
})

describe('close', () => {
  it('a running request finishes before the server closes', async () => {
    const site = createSiteServer({
      application: () => sleep(300, new Response('done')),
      siteUrl: 'http://localhost',
    })
    await site.listen({ port: 0, host: '127.0.0.1' })
    const running = send(portOf(site.server), {})
    await sleep(50)
    await site.close()
    expect((await running).body.toString()).toBe('done')
  })
})

describe('the page for an unknown address', () => {
  it.each([true, false])('expires at every address with what it shows (softly: %s)', async (soft) => {
    let number = 1
    const { get } = await startServer(() => {
      dependsOn(['poison lines'])
      const headers = { 'Content-Type': 'text/html', 'Cache-Control': 's-maxage=60' }
      return new Response(`<html>call ${number}</html>`, { status: 404, headers })
    })
    const nowhere = async () => {
      const { status, body } = await get({ path: '/nowhere' })
      return `${status} ${body}`
    }
    expect(await nowhere()).toContain('404 <html>call 1')
    number = 2
    expect(await nowhere()).toContain('404 <html>call 1')
    tagExpirations.expire([{ tag: 'poison lines', soft }])
    await expect.poll(nowhere).toContain('404 <html>call 2')
  })
})

describe('the page for errors', () => {
  it('is kept by nobody, whatever the application says', async () => {
    const headers = { 'Content-Type': 'text/html', 'Cache-Control': 's-maxage=60' }
    const { get } = await startServer(() => new Response('<html>error</html>', { status: 500, headers }))
    const answer = await get({ path: '/mushrooms' })
    expect([answer.status, answer.body.toString()]).toEqual([500, '<html>error</html>'])
    expect(answer.headers['cache-control']).toBe('private, no-store')
  })
})
