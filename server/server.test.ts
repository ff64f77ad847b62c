import { createHash } from 'node:crypto'
import { once } from 'node:events'
import type { RequestListener, ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { dependsOn } from '../src/foundation/cache/page-context'
import { tagExpirations } from '../src/foundation/cache/tag-expirations'
import { analyticsSources } from '../src/foundation/env/analytics'
import { maxUnanswered } from './close-waiting-responses'
import { chooseEncoding } from './compression'
import { buildPolicy, securePage } from './content-security-policy'
import { deferScripts } from './deferred-scripts'
import { findInlineScripts } from './inline-scripts'
import { stripToLiveParts } from './list-part'
import { createSiteServer } from './server'
import { portOf, send, startServer } from './testing'

const page = `<!doctype html><html><head><script>let a = 1</script></head><body>${'<p>Amanita</p>'.repeat(200)}</body></html>`

const cachedPage: RequestListener = (_req, res) => {
  res.setHeader('Content-Type', 'text/html; charset=utf-8')
  res.setHeader('Cache-Control', 's-maxage=3600')
  res.setHeader('X-Powered-By', 'Next.js')
  res.end(page)
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('securePage', () => {
  it("a page's policy allows its inline script by the hash that openssl computes", async () => {
    // printf 'let a = 1' | openssl dgst -sha256 -binary | base64
    const known = "'sha256-LAfYd7pbFUgwfQu8b4q135PeTG2z+/coPEUYCd74eCQ='"
    const { get } = await startServer(cachedPage)
    const { headers } = await get()
    expect(headers['content-security-policy']).toContain(`script-src 'self' ${known};`)
  })

  it('data blocks, external scripts, comments and plain text are not taken for inline scripts', () => {
    const html = `<!-- <script>1</script> --><script type="application/ld+json">{}</script><script src="/a.js"></script>
      <style>a::after{content:"<script>2</script>"}</style><textarea><script>3</script></textarea>
      <script type="module" data-a="a>b">4</script><SCRIPT>5</SCRIPT ><script nonce=n>6`
    expect(findInlineScripts(html).map(({ text, nonce }) => [text, nonce])).toEqual([
      ['4', undefined],
      ['5', undefined],
      ['6', 'n'],
    ])
  })

  it('a script is hashed with line feeds only, as browsers do', () => {
    expect(securePage('<script>a\r\nb\rc</script>', { secure: false }).policy).toContain(hashOf('a\nb\nc'))
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
    expect(securePage('', { secure: true }).policy).toContain('upgrade-insecure-requests')
    expect(securePage('', { secure: false }).policy).not.toContain('upgrade-insecure-requests')
  })

  it("only scripts with the renderer's nonce are allowed, and the nonce is removed from the response", async () => {
    const { get } = await startServer(
      (req, res) => {
        const nonce = /'nonce-(.*)'/.exec(String(req.headers['content-security-policy']))?.[1]
        res.setHeader('Content-Type', req.url === '/part' ? 'text/x-component' : 'text/html')
        res.end(`<script nonce="${nonce}">trusted</script><script>foreign</script>{"nonce":"${nonce}"}`)
      },
      { secret: 'a secret of the site' },
    )
    const { headers, body } = await get({
      headers: { 'content-security-policy': "script-src 'nonce-guessed'" },
    })
    expect(headers['content-security-policy']).toContain(hashOf('trusted'))
    expect(headers['content-security-policy']).not.toContain(hashOf('foreign'))
    expect(body.toString()).toMatch(/^<script>trusted<\/script><script>foreign<\/script>\{"nonce":"-+"\}$/)
    const part = await get({ path: '/part' })
    expect(part.body.toString()).toMatch(/^<script>trusted<\/script>.*"-{43}"\}$/)
  })

  it('the nonce is removed from the header of what a page preloads', async () => {
    const { get } = await startServer(
      (req, res) => {
        const nonce = /'nonce-(.*)'/.exec(String(req.headers['content-security-policy']))?.[1]
        const link = `</a.css>; rel=preload; nonce="${nonce}", </b.css>; rel=preload`
        res.writeHead(200, { 'Content-Type': 'text/html', Link: link })
        res.end('page')
      },
      { secret: 'secret' },
    )
    expect((await get()).headers.link).toBe('</a.css>; rel=preload, </b.css>; rel=preload')
  })

  it('speculation rules are allowed without a nonce because they execute nothing', () => {
    const html = '<script nonce="m">trusted</script><script type="speculationrules">{}</script>'
    expect(securePage(html, { secure: false, nonce: 'm' }).policy).toContain(hashOf('{}'))
  })

  it('all scripts of a page without nonces are allowed because it was rendered at build time', () => {
    expect(securePage('<script>built</script>', { secure: false, nonce: 'm' }).policy).toContain(
      hashOf('built'),
    )
  })
})

describe('response headers', () => {
  it('a response that states its own policy keeps it', async () => {
    const policy = "default-src 'none'; frame-src https://video.example"
    const { get } = await startServer((_, res) => {
      res.setHeader('Content-Type', 'text/html')
      res.setHeader('Content-Security-Policy', policy)
      res.end('<iframe src="https://video.example/1"></iframe>')
    })
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
    const { get } = await startServer((req, res) => {
      res.setHeader('Content-Type', type(req.url ?? ''))
      res.end('a')
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
    const { get } = await startServer(async (_req, res) => {
      res.writeHead(200, { 'Content-Type': 'application/json', ETag: '"strong"' })
      for (let i = 0; i < 20; i++) {
        if (!res.write(piece)) await new Promise((resolve) => res.once('drain', resolve))
      }
      res.end()
    })
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
    const { get } = await startServer((req, res) => {
      res.writeHead(...(responses[req.url ?? ''] ?? [404, {}]))
      res.end('x'.repeat(2000))
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
    const { get } = await startServer((req, res) => {
      res.setHeader('Cache-Control', 's-maxage=3600')
      if (req.headers['if-none-match']) res.writeHead(304).end()
      else cachedPage(req, res)
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
    ['a URL above the maximum length', { path: `/?${'a'.repeat(17_000)}` }, 400],
    [
      'a body whose stated length is too large',
      { method: 'POST', path: '/api/media', headers: { 'Content-Length': '7000000' } },
      413,
    ],
  ])('%s is rejected', async (_case, options, status) => {
    const { get } = await startServer((_req, res) => res.end('reached'))
    const response = await get(options)
    expect(response.status).toBe(status)
    expect(response.headers['x-content-type-options']).toBe('nosniff')
  })

  it.each([
    ['TRACE', '/api/mushrooms', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'],
    ['PROPFIND', '/admin', 'GET, HEAD, POST'],
    ['DELETE', '/admin/collections/posts', 'GET, HEAD, POST'],
    ['POST', '/plates/boletus-edulis/habit-card-light.svg', 'GET, HEAD'],
    ['OPTIONS', '/apiary?a', 'GET, HEAD'],
  ])('%s %s is answered with 405 and the supported methods', async (method, path, allow) => {
    const { get } = await startServer((_req, res) => res.end('reached'))
    const { status, headers } = await get({ method, path })
    expect([status, headers.allow]).toEqual([405, allow])
  })

  it.each(['POST', 'PATCH', 'DELETE', 'OPTIONS'])('%s reaches the API', async (method) => {
    const { get } = await startServer((_req, res) => res.end('reached'))
    for (const path of ['/api/mushrooms', '/api?a']) expect((await get({ method, path })).status).toBe(200)
  })

  it('POST reaches the panel', async () => {
    const { get } = await startServer((_req, res) => res.end('reached'))
    for (const path of ['/admin', '/admin/account?a'])
      expect((await get({ method: 'POST', path })).status).toBe(200)
  })

  it('a target that is no path is rejected', async () => {
    const { get } = await startServer((_req, res) => res.end('reached'))
    expect((await get({ path: '*' })).status).toBe(400)
  })

  it('the application gets the normalized target', async () => {
    const { get } = await startServer((req, res) => res.end(req.url))
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
    const { get } = await startServer((_req, res) => res.end('reached'))
    for (const method of ['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS'])
      expect((await get({ method, path })).status).toBe(400)
  })

  it.each([
    ['//evil.example/a?b=//c', '/evil.example/a?b=//c'],
    ['http://evil.example//other.example/a', '/other.example/a'],
    ['/es//mushrooms///', '/es/mushrooms/'],
  ])('%s is redirected to %s on this site', async (path, location) => {
    const { get } = await startServer((_req, res) => res.end('reached'))
    expect(await get({ path })).toMatchObject({ status: 308, headers: { location } })
  })

  it('a half-open request is closed soon after the time for its headers', async () => {
    const { port, server } = await startServer((_req, res) => res.end('reached'))
    server.headersTimeout = 10
    const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: a\r\n'))
    const start = performance.now()
    await once(socket.resume(), 'close')
    expect(performance.now() - start).toBeLessThan(5000)
  })

  it('the number of connections is limited', async () => {
    const { get, port, server } = await startServer((_req, res) => res.end('reached'))
    expect(server.maxConnections).toBeGreaterThanOrEqual(1000)
    server.maxConnections = 1
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    await expect(get()).rejects.toThrow(/ECONNRESET|socket hang up/)
    socket.destroy()
  })

  it('a body that is too large and does not state its length is rejected', async () => {
    const { get } = await startServer((req, res) => {
      req.on('data', () => {}).on('end', () => res.end('reached'))
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
    const { get } = await startServer((req, res) => res.end(JSON.stringify(req.headers)))
    const { body } = await get({
      headers: { 'X-Forwarded-For': '6.6.6.6', 'X-Forwarded-Host': 'evil.example' },
    })
    const seen = JSON.parse(body.toString())
    expect(seen['x-forwarded-for']).toBe('127.0.0.1')
    expect(seen).not.toHaveProperty('x-forwarded-host')
  })

  it('on an https site the last forwarded address is used', async () => {
    const { get } = await startServer((req, res) => res.end(JSON.stringify(req.headers)), {
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

  it('work for all responses that a connection waits for ends when the visitor leaves', async () => {
    const pending: ServerResponse[] = []
    const closed: ServerResponse[] = []
    const { port } = await startServer((_req, res) => {
      pending.push(res)
      res.once('close', () => closed.push(res))
    })
    const socket = connect(port, '127.0.0.1', () => socket.write(requestTo('/api/a') + requestTo('/api/b')))
    await expect.poll(() => pending.length).toBe(2)
    socket.destroy()
    await expect.poll(() => closed.length).toBe(2)
    expect(pending.map(({ destroyed }) => destroyed)).toEqual([true, true])
  })

  it('visitors who leave free the turns of all that they have asked for', async () => {
    const { get, port } = await startServer((req, res) => {
      if (req.url === '/last') res.end('done')
    })
    for (let connection = 0; connection < 5; connection += 1) {
      const path = (number: number) => requestTo(`/${connection}/${number}`)
      const socket = connect(port, '127.0.0.1')
      await new Promise<void>((resolve) => socket.write([1, 2, 3, 4].map(path).join(''), () => resolve()))
      socket.destroy()
    }
    expect((await get({ path: '/last' })).body.toString()).toBe('done')
  })

  it('a connection that waits for too many responses is closed', async () => {
    const reached: string[] = []
    const { port } = await startServer((req) => void reached.push(req.url ?? ''))
    const socket = connect(port, '127.0.0.1', () => socket.write(requestTo('/api/slow').repeat(50)))
    await once(socket.resume(), 'close')
    expect(reached.length).toBeLessThanOrEqual(maxUnanswered)
  })

  it('a connection that does not read its response is closed', async () => {
    const { port, server } = await startServer((_req, res) => res.end(Buffer.alloc(50_000_000)))
    server.timeout = 50
    let hasClosed = false
    server.on('connection', (socket) => socket.once('close', () => (hasClosed = true)))
    const socket = connect(port, '127.0.0.1', () => socket.write(requestTo('/api/a'))).pause()
    await expect.poll(() => hasClosed).toBe(true)
    socket.destroy()
  })

  it('a connection that sends one request after another stays open', async () => {
    const { port } = await startServer((_req, res) => res.end('done'))
    const socket = connect(port, '127.0.0.1')
    for (let count = 0; count < 20; count += 1) {
      socket.write(requestTo('/api/a'))
      expect(String((await once(socket, 'data'))[0])).toContain('200 OK')
    }
    socket.destroy()
  })

  it('a response is sent as it is written', async () => {
    let response: ServerResponse | undefined
    const { port } = await startServer((_req, res) => {
      response = res
      res.writeHead(200, { 'Content-Type': 'application/octet-stream' })
      res.write('first')
    })
    const answer = await fetch(`http://127.0.0.1:${port}/api/file`)
    const reader = answer.body?.getReader()
    const read = async () => Buffer.from((await reader?.read())?.value ?? []).toString()
    expect(await read()).toBe('first')
    response?.end('second')
    expect(await read()).toBe('second')
  })
})

describe('stripToLiveParts', () => {
  it('removes code and metadata, and keeps the title, the parts and data', () => {
    const data = '<script type="application/json" data-filter-counts="">{"a":1}</script>'
    const parts = `<title>Species</title><div data-live="list"><a href="/a">A</a></div>${data}`
    const html = `<link rel="stylesheet" href="/a.css"/><meta charSet="utf-8"/><script>code()</script><script type="deferred" src="/a.js"></script>${parts}`
    expect(stripToLiveParts(html)).toBe(parts)
  })
})

describe('close', () => {
  it('a running request finishes before the server closes', async () => {
    const site = createSiteServer({ handler: (_req, res) => setTimeout(() => res.end('done'), 300) })
    await site.listen({ port: 0, host: '127.0.0.1' })
    const running = send(portOf(site.server), {})
    await new Promise((resolve) => setTimeout(resolve, 50))
    await site.close()
    expect((await running).body.toString()).toBe('done')
  })
})

describe('the 404 page', () => {
  const application: RequestListener = (req, res) => {
    const isNotFoundPage = /^(?:\/es)?\/not-found$/.test(req.url ?? '')
    res.writeHead(isNotFoundPage ? 200 : 404, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 's-maxage=60',
    })
    res.end(
      isNotFoundPage
        ? `<html><h1>not found at ${req.url}</h1></html>`
        : '<html id="__next_error__"><body></body></html>',
    )
  }

  it.each([
    ['/nowhere', 'not found at /not-found'],
    ['/es/nada', 'not found at /es/not-found'],
    ['/espresso', 'not found at /not-found'],
  ])('%s gets the 404 page in its language, readable without scripts', async (path, words) => {
    const { get } = await startServer(application)
    const { status, headers, body } = await get({ path })
    expect(status).toBe(404)
    expect(body.toString()).toContain(words)
    expect(headers['content-security-policy']).toContain("script-src 'self'")
  })

  it.each([true, false])('expires at every unknown address with what it shows (softly: %s)', async (soft) => {
    let number = 1
    const { get } = await startServer((req, res) => {
      const isNotFoundPage = req.url === '/not-found'
      if (isNotFoundPage) dependsOn(['poison lines'])
      res.writeHead(isNotFoundPage ? 200 : 404, {
        'Content-Type': 'text/html',
        'Cache-Control': 's-maxage=60',
      })
      res.end(isNotFoundPage ? `<html>call ${number}</html>` : '<html id="__next_error__"></html>')
    })
    const nowhere = async () => (await get({ path: '/nowhere' })).body.toString()
    expect(await nowhere()).toContain('call 1')
    number = 2
    expect(await nowhere()).toContain('call 1')
    tagExpirations.expire([{ tag: 'poison lines', soft }])
    await expect.poll(nowhere).toContain('call 2')
  })

  it("addresses of the admin panel keep the panel's own 404 page", async () => {
    const { get } = await startServer(application)
    expect((await get({ path: '/admin/nowhere' })).body.toString()).toContain('__next_error__')
  })
})

describe('the page for errors', () => {
  const application: RequestListener = (req, res) => {
    const isErrorPage = /^(?:\/pt)?\/server-error$/.test(req.url ?? '')
    res.writeHead(isErrorPage ? 200 : 500, { 'Content-Type': 'text/html', 'Cache-Control': 's-maxage=60' })
    res.end(
      isErrorPage
        ? `<html><h1>error at ${req.url}</h1></html>`
        : '<html id="__next_error__"><body></body></html>',
    )
  }

  it.each([
    ['/mushrooms', 'error at /server-error'],
    ['/pt/mushrooms', 'error at /pt/server-error'],
  ])('replaces a failed page in its language, readable without scripts: %s', async (path, words) => {
    const { get } = await startServer(application)
    const { status, headers, body } = await get({ path })
    expect(status).toBe(500)
    expect(body.toString()).toContain(words)
    expect(headers['cache-control']).toBe('private, no-store')
  })

  it('is left out where the application fails to render it too', async () => {
    const { get } = await startServer((_, res) => {
      res.writeHead(500, { 'Content-Type': 'text/html' })
      res.end('<html id="__next_error__"><body></body></html>')
    })
    const { status, body } = await get({ path: '/mushrooms' })
    expect(status).toBe(500)
    expect(body.toString()).toContain('__next_error__')
  })
})

describe('deferScripts', () => {
  const siteScript = '<script src="/_next/static/chunks/a.js" async="" nonce="m"></script>'
  const flightCalls =
    '<script nonce="m">(self.__next_f=self.__next_f||[]).push([0])</script><script nonce="m">self.__next_f.push([1,"1:\\u003cb>\\n"])</script>'
  const html = `<html><head><link rel="preload" as="script" href="/_next/static/chunks/a.js"/>${siteScript}</head><body><p>text</p><script nonce="m">other</script>${flightCalls}</body></html>`
  const deferred = deferScripts(html, 'm')

  it('scripts are not fetched before the first paint', () => {
    expect(deferred.html).toContain(
      '<script type="deferred" src="/_next/static/chunks/a.js" async="" nonce="m">',
    )
    expect(deferred.html).not.toContain('preload"')
  })

  it.each([
    '<link rel="stylesheet" href="/print.css" media="print"/>',
    '<link rel="manifest" href="/es/manifest.webmanifest"/>',
  ])('%s is deferred, with a fallback for browsers without scripts', (link) => {
    const { html: sent } = deferScripts(html.replace('</head>', `${link}</head>`), 'm')
    expect(sent).toContain(`<noscript data-deferred>${link}</noscript>`)
  })

  it('screen stylesheets are not deferred', () => {
    const shown = html.replace(
      '</head>',
      '<link rel="stylesheet" href="/a.css" data-precedence="next"/></head>',
    )
    expect(deferScripts(shown, 'm').html).not.toContain('<noscript')
  })

  it('the flight data is replaced by its address', () => {
    expect(JSON.parse(deferred.flight ?? '')).toEqual([[0], [1, '1:<b>\n']])
    expect(deferred.html).not.toContain('push([1')
    expect(deferred.html).toMatch(/<script nonce="m" data-flight="\[&quot;\w+\.flight\.0+&quot;\]">/)
  })

  it('flight data that cannot be parsed stays in the page', () => {
    const strange = html.replace('push([0])', 'push(new Map())')
    expect(deferScripts(strange, 'm').flight).toBeUndefined()
    expect(deferScripts(strange, 'm').html).toContain('push([1')
  })

  it('flight data without the nonce is not extracted', () => {
    const foreign = html.replace('<p>text</p>', '<script>self.__next_f.push([1,"x"])</script>')
    expect(deferScripts(foreign, 'm').flight).toBeUndefined()
  })

  it('the boot script is allowed by the policy', () => {
    const { html: sent, policy } = securePage(deferred.html, { secure: false, nonce: 'm' })
    const bootScript = findInlineScripts(sent)[0]?.text ?? ''
    expect(bootScript).toContain('script[type=deferred]')
    expect(policy).toContain(hashOf(bootScript))
    expect(policy).toContain(hashOf('other'))
  })

  it('a page without site scripts is unchanged', () => {
    const plain = '<html><head><script async src="https://elsewhere/a.js"></script></head></html>'
    expect(deferScripts(plain, 'm')).toEqual({ html: plain })
  })

  const pageWith =
    (cacheControl: string, flight = flightCalls): RequestListener =>
    (req, res) => {
      res.statusCode = req.url === '/a' ? 200 : 404
      res.setHeader('Content-Type', 'text/html; charset=utf-8')
      res.setHeader('Cache-Control', cacheControl)
      res.end(html.replace(flightCalls, flight).replaceAll(' nonce="m"', ''))
    }

  it('scripts of a private page are not deferred', async () => {
    const { get } = await startServer(pageWith('private, no-store'))
    expect((await get({ path: '/a' })).body.toString()).toContain('<script src="/_next/static/chunks/a.js"')
  })

  it('flight data is served, even by an instance that renders it in another order', async () => {
    const first = await startServer(pageWith('s-maxage=60'))
    const address = /data-flight="([^"]+)"/.exec((await first.get({ path: '/a' })).body.toString())?.[1] ?? ''
    const second = await startServer(pageWith('s-maxage=60', flightCalls.replace('1:', '2:')))
    for (const { get } of [first, second]) {
      const { status, headers, body } = await get({ path: address })
      expect(status).toBe(200)
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
      const again = await get({ path: address, headers: { 'If-None-Match': headers.etag ?? '' } })
      expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) })
      expect(JSON.parse(body.toString())[0]).toEqual([0])
    }
    expect((await first.get({ path: '/_data/gone?of=/a' })).status).toBe(404)
    expect((await first.get({ path: '/_data/gone?of=//elsewhere/a' })).status).toBe(404)
  })

  it('the flight data of a cached page stays available when other bodies have displaced it', async () => {
    const text = 'a'.repeat(1_000_000)
    const { get } = await startServer(
      (req, res) => {
        if (req.url === '/a') return pageWith('s-maxage=60')(req, res)
        const body = `${req.url}${text}`
        res.writeHead(200, {
          'Content-Type': 'text/plain',
          'Cache-Control': 'public, max-age=60',
          'Content-Length': body.length,
        })
        res.end(body)
      },
      { cacheSize: 6_000_000 },
    )
    const address = /data-flight="([^"]+)"/.exec((await get({ path: '/a' })).body.toString())?.[1] ?? ''
    await get({ path: '/a' })
    for (let number = 0; number < 10; number += 1) await get({ path: `/${number}.txt` })
    expect((await get({ path: address })).status).toBe(200)
    expect((await get({ path: '/a' })).headers['x-cache']).toBe('HIT')
  })

  it.each(['/_data/a', '/./_data/a', '/x/../_data/a', '/%2e/_data/a', '/api/products?limit=100'])(
    'flight data of %s is not asked for',
    async (page) => {
      const asked: string[] = []
      const { get, server } = await startServer((req, res) => {
        asked.push(req.url ?? '')
        return pageWith('s-maxage=60')(req, res)
      })
      server.on('request', ({ url = '' }) => asked.push(url))
      const path = `/_data/gone?of=${encodeURIComponent(page)}`
      expect((await get({ path })).status).toBe(404)
      expect(asked).toEqual([path])
    },
  )

  it('flight data of a page that many ask for is rendered once', async () => {
    let count = 0
    const { get } = await startServer(async (req, res) => {
      count += 1
      await new Promise((resolve) => setImmediate(resolve))
      return pageWith('s-maxage=60')(req, res)
    })
    await Promise.all(
      Array.from({ length: 9 }, (_, index) => get({ path: `/_data/gone?of=/a%3Fodd=${index}` })),
    )
    expect(count).toBe(1)
  })
})
