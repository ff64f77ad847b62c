import { createHash } from 'node:crypto'
import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { BodyCache } from './body-cache.mjs'
import { chooseEncoding } from './compression.mjs'
import { inlineScripts, secure } from './content-security-policy.mjs'
import { holdBack } from './deferred-scripts.mjs'
import { createFrontDoor } from './server.mjs'

/** @typedef {import('node:http').RequestListener} Handler */

/** @type {(() => Promise<void>)[]} */
const doors = []

afterEach(async () => {
  for (const close of doors.splice(0)) await close()
})

/**
 * @param {Handler} handler
 * @param {Partial<Parameters<typeof createFrontDoor>[0]>} [options]
 */
async function open(handler, options = {}) {
  const door = createFrontDoor({ handler, ...options })
  await door.listen({ port: 0, host: '127.0.0.1' })
  doors.push(() => door.close(100))
  const address = door.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { port, ask: (/** @type {Ask} */ asked = {}) => ask(port, asked) }
}

/** @typedef {{ path?: string, method?: string, headers?: Record<string, string>, body?: Buffer }} Ask */

/**
 * Without fetch, which decompresses, and refuses paths that are not well-formed.
 * @param {number} port
 * @param {Ask} asked
 * @returns {Promise<{ status: number, headers: import('node:http').IncomingHttpHeaders, body: Buffer }>}
 */
function ask(port, { path = '/', method = 'GET', headers = {}, body }) {
  return new Promise((resolve, reject) => {
    const asking = request({ port, host: '127.0.0.1', path, method, headers, agent: false }, (res) => {
      /** @type {Buffer[]} */
      const chunks = []
      res.on('data', (chunk) => chunks.push(chunk))
      res.on('end', () =>
        resolve({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(chunks) }),
      )
    })
    asking.on('error', reject)
    asking.end(body)
  })
}

const page = `<!doctype html><html><head><script>let a = 1</script></head><body>${'<p>Amanita</p>'.repeat(200)}</body></html>`

/** @type {Handler} */
const keptPage = (_req, res) => {
  res.setHeader('Content-Type', 'text/html; charset=utf-8')
  res.setHeader('Cache-Control', 's-maxage=3600')
  res.setHeader('X-Powered-By', 'Next.js')
  res.end(page)
}

/** @param {string} text */
const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('the policy of a page', () => {
  it('allows an inline script by the hash that openssl computes', async () => {
    // printf 'let a = 1' | openssl dgst -sha256 -binary | base64
    const known = "'sha256-LAfYd7pbFUgwfQu8b4q135PeTG2z+/coPEUYCd74eCQ='"
    const { ask } = await open(keptPage)
    const { headers } = await ask()
    expect(headers['content-security-policy']).toContain(`script-src 'self' ${known};`)
  })

  it('takes no account of data, of scripts by address, of comments and of plain text', () => {
    const html = `<!-- <script>1</script> --><script type="application/ld+json">{}</script><script src="/a.js"></script>
      <style>a::after{content:"<script>2</script>"}</style><textarea><script>3</script></textarea>
      <script type="module" data-a="a>b">4</script><SCRIPT>5</SCRIPT ><script nonce=n>6`
    expect(inlineScripts(html).map(({ text, nonce }) => [text, nonce])).toEqual([
      ['4', undefined],
      ['5', undefined],
      ['6', 'n'],
    ])
  })

  it('hashes a script as the browser reads it, with line feeds only', () => {
    expect(secure('<script>a\r\nb\rc</script>', { secure: false }).policy).toContain(hashOf('a\nb\nc'))
  })

  it('asks for https only where readers come over https', () => {
    expect(secure('', { secure: true }).policy).toContain('upgrade-insecure-requests')
    expect(secure('', { secure: false }).policy).not.toContain('upgrade-insecure-requests')
  })

  it('trusts only the scripts of the renderer, and hides the mark that tells them', async () => {
    const { ask } = await open(
      (req, res) => {
        const mark = /'nonce-(.*)'/.exec(String(req.headers['content-security-policy']))?.[1]
        res.setHeader('Content-Type', req.url === '/part' ? 'text/x-component' : 'text/html')
        res.end(`<script nonce="${mark}">own</script><script>foreign</script>{"nonce":"${mark}"}`)
      },
      { secret: 'a secret of the house' },
    )
    const { headers, body } = await ask({
      headers: { 'content-security-policy': "script-src 'nonce-guessed'" },
    })
    expect(headers['content-security-policy']).toContain(hashOf('own'))
    expect(headers['content-security-policy']).not.toContain(hashOf('foreign'))
    expect(body.toString()).toMatch(/^<script>own<\/script><script>foreign<\/script>\{"nonce":"-+"\}$/)
    const part = await ask({ path: '/part' })
    expect(part.body.toString()).toMatch(/^<script>own<\/script>.*"-{43}"\}$/)
  })

  it('trusts rules for fetching ahead, which run nothing', () => {
    const html = '<script nonce="m">own</script><script type="speculationrules">{}</script>'
    expect(secure(html, { secure: false, mark: 'm' }).policy).toContain(hashOf('{}'))
  })

  it('trusts all scripts of a page that was made at build time', () => {
    expect(secure('<script>built</script>', { secure: false, mark: 'm' }).policy).toContain(hashOf('built'))
  })
})

describe('every answer', () => {
  it('carries the protecting headers and not the name of the machinery', async () => {
    const { ask } = await open(keptPage)
    const { headers } = await ask()
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

  it('says nothing of documents on a letter, a stylesheet, a script or a photograph, which are none', async () => {
    const type = (/** @type {string} */ url) => `${url.slice(1)}; charset=utf-8`
    const { ask } = await open((req, res) => {
      res.setHeader('Content-Type', type(req.url ?? ''))
      res.end('a')
    })
    for (const part of ['/font/woff2', '/text/css', '/application/javascript', '/image/avif']) {
      const { headers } = await ask({ path: part })
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
      for (const name of ['referrer-policy', 'permissions-policy', 'x-frame-options'])
        expect(headers).not.toHaveProperty(name)
    }
    for (const document of ['/text/html', '/image/svg+xml'])
      expect((await ask({ path: document })).headers).toHaveProperty('x-frame-options')
  })

  it('asks for https in future when the site is there', async () => {
    const { ask } = await open(keptPage, { siteUrl: 'https://fungarium.example' })
    expect((await ask()).headers['strict-transport-security']).toMatch(/^max-age=31536000/)
  })

  it('says 500 and not more when the application fails', async () => {
    const { ask } = await open(() => Promise.reject(new Error('postgres://secret')))
    const { status, body } = await ask()
    expect(status).toBe(500)
    expect(body.toString()).not.toContain('secret')
  })
})

describe('compression', () => {
  it.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip;q=1, br;q=0.1', gunzipSync],
    [undefined, 'br;q=0, identity', (/** @type {Buffer} */ body) => body],
    [undefined, '', (/** @type {Buffer} */ body) => body],
  ])('sends %s to a reader who takes %j', async (encoding, accepted, decode) => {
    const { ask } = await open(keptPage)
    for (const _again of [1, 2]) {
      const { headers, body } = await ask({ headers: accepted ? { 'Accept-Encoding': accepted } : {} })
      expect(headers['content-encoding']).toBe(encoding)
      expect(headers['content-length']).toBe(String(body.length))
      expect(headers.vary).toBe('Accept-Encoding')
      expect(decode(body).toString()).toBe(page)
    }
  })

  it('chooses by weight', () => {
    expect(chooseEncoding('*')).toBe('br')
    expect(chooseEncoding('*;q=0')).toBeUndefined()
    expect(chooseEncoding('br;q=0.5, gzip;q=0.8')).toBe('gzip')
    expect(chooseEncoding('x-gzip')).toBe('gzip')
    expect(chooseEncoding('br;q=nonsense')).toBeUndefined()
  })

  it('passes a long answer on as it comes', async () => {
    const piece = '{"name":"Boletus edulis"}\n'.repeat(4000)
    const { ask } = await open(async (_req, res) => {
      res.writeHead(200, { 'Content-Type': 'application/json', ETag: '"strong"' })
      for (let i = 0; i < 20; i++) {
        if (!res.write(piece)) await new Promise((resolve) => res.once('drain', resolve))
      }
      res.end()
    })
    const { headers, body } = await ask({ headers: { 'Accept-Encoding': 'br' } })
    expect(headers['content-encoding']).toBe('br')
    expect(headers.etag).toBe('W/"strong"')
    expect(brotliDecompressSync(body).toString()).toBe(piece.repeat(20))
  })

  it('leaves alone what is compressed, what is a picture and what is a part', async () => {
    /** @type {Record<string, [number, Record<string, string>]>} */
    const answers = {
      '/compressed': [200, { 'Content-Type': 'text/css', 'Content-Encoding': 'gzip' }],
      '/picture': [200, { 'Content-Type': 'image/webp', 'Content-Length': '2000' }],
      '/part': [206, { 'Content-Type': 'text/plain', 'Content-Range': 'bytes 0-1999/9000' }],
    }
    const { ask } = await open((req, res) => {
      res.writeHead(...(answers[req.url ?? ''] ?? [404, {}]))
      res.end('x'.repeat(2000))
    })
    for (const path of Object.keys(answers)) {
      const { headers, body } = await ask({ path, headers: { 'Accept-Encoding': 'br' } })
      expect(headers['content-encoding']).toBe(path === '/compressed' ? 'gzip' : undefined)
      expect(body.length).toBe(2000)
    }
  })
})

describe('asking again', () => {
  it('answers 304 without a body to a reader who has the page', async () => {
    const { ask } = await open(keptPage)
    const etag = String((await ask({ headers: { 'Accept-Encoding': 'br' } })).headers.etag)
    expect(etag).toMatch(/^W\/"/)
    const again = await ask({ headers: { 'If-None-Match': `"other", ${etag}` } })
    expect(again.status).toBe(304)
    expect(again.body.length).toBe(0)
    expect(again.headers).not.toHaveProperty('content-length')
    expect((await ask({ headers: { 'If-None-Match': '"other"' } })).status).toBe(200)
  })

  it('answers HEAD with the headers of GET', async () => {
    const { ask } = await open(keptPage)
    const headers = { 'Accept-Encoding': 'gzip' }
    const got = await ask({ headers })
    const head = await ask({ headers, method: 'HEAD' })
    expect(head.body.length).toBe(0)
    for (const name of ['content-length', 'content-encoding', 'etag', 'content-security-policy'])
      expect(head.headers[name]).toBe(got.headers[name])
  })
})

describe('what no page needs', () => {
  it.each([
    ['a NUL in the path', { path: '/a%00b' }, 400],
    ['a NUL in the query', { path: '/?a=%00' }, 400],
    ['a path that is no UTF-8', { path: '/%E0%A4%A' }, 400],
    ['an endless address', { path: `/?${'a'.repeat(17_000)}` }, 400],
    ['a body that says it is too large', { method: 'POST', headers: { 'Content-Length': '7000000' } }, 413],
  ])('turns away %s', async (_what, asked, status) => {
    const { ask } = await open((_req, res) => res.end('reached'))
    const answer = await ask(asked)
    expect(answer.status).toBe(status)
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  })

  it('turns away a body that does not say that it is too large', async () => {
    const { ask } = await open((req, res) => {
      req.on('data', () => {}).on('end', () => res.end('reached'))
    })
    const headers = { 'Transfer-Encoding': 'chunked' }
    const answer = await ask({ method: 'POST', headers, body: Buffer.alloc(7_000_000) }).catch((error) => ({
      status: error.code,
    }))
    expect([413, 'EPIPE', 'ECONNRESET']).toContain(answer.status)
    expect((await ask({ method: 'POST', headers, body: Buffer.alloc(5_000_000) })).status).toBe(200)
  })

  it('does not believe what a reader says of his own address', async () => {
    const { ask } = await open((req, res) => res.end(JSON.stringify(req.headers)))
    const { body } = await ask({
      headers: { 'X-Forwarded-For': '6.6.6.6', 'X-Forwarded-Host': 'evil.example' },
    })
    const seen = JSON.parse(body.toString())
    expect(seen['x-forwarded-for']).toBe('127.0.0.1')
    expect(seen).not.toHaveProperty('x-forwarded-host')
  })

  it('believes the last address from the proxy that https needs', async () => {
    const { ask } = await open((req, res) => res.end(JSON.stringify(req.headers)), {
      siteUrl: 'https://fungarium.example',
    })
    const { body } = await ask({ headers: { 'X-Forwarded-For': '6.6.6.6, 9.9.9.9', Host: 'evil.example' } })
    expect(JSON.parse(body.toString())).toMatchObject({
      'x-forwarded-for': '9.9.9.9',
      host: 'fungarium.example',
      'x-forwarded-proto': 'https',
    })
  })
})

describe('finished bodies', () => {
  /** @param {number} size */
  const bodyOf = (size) => ({ plain: Buffer.alloc(size), etag: '', encoded: new Map() })

  it('never take more room than they have, and keep what is asked for', () => {
    const cache = new BodyCache(10_000)
    for (let i = 0; i < 100; i++) {
      cache.set(`page ${i}`, bodyOf(2000))
      cache.get('page 0')
      expect(cache.size).toBeLessThanOrEqual(10_000)
    }
    expect(cache.get('page 0')).toBeDefined()
    expect(cache.get('page 50')).toBeUndefined()
  })

  it('count what is added to a body later', () => {
    const cache = new BodyCache(10_000)
    const body = bodyOf(1000)
    cache.set('page', body)
    cache.grow('page', body, 20_000)
    expect(cache.get('page')).toBeUndefined()
    expect(cache.size).toBe(0)
  })
})

describe('closing', () => {
  it('lets a running request finish', async () => {
    const door = createFrontDoor({ handler: (_req, res) => setTimeout(() => res.end('done'), 300) })
    await door.listen({ port: 0, host: '127.0.0.1' })
    const address = door.server.address()
    const running = ask(typeof address === 'object' && address ? address.port : 0, {})
    await new Promise((resolve) => setTimeout(resolve, 50))
    await door.close()
    expect((await running).body.toString()).toBe('done')
  })
})

describe('an address with nothing behind it', () => {
  /** @type {Handler} */
  const application = (req, res) => {
    const isLostPage = /^(?:\/es)?\/lost$/.test(req.url ?? '')
    res.writeHead(isLostPage ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' })
    res.end(
      isLostPage
        ? `<html><h1>lost at ${req.url}</h1></html>`
        : '<html id="__next_error__"><body></body></html>',
    )
  }

  it.each([
    ['/nowhere', 'lost at /lost'],
    ['/es/nada', 'lost at /es/lost'],
    ['/espresso', 'lost at /lost'],
  ])('%s is a 404 that can be read without scripts, in its language', async (path, words) => {
    const { ask } = await open(application)
    const { status, headers, body } = await ask({ path })
    expect(status).toBe(404)
    expect(body.toString()).toContain(words)
    expect(headers['content-security-policy']).toContain("script-src 'self'")
  })

  it('is left to the panel to draw, below the panel', async () => {
    const { ask } = await open(application)
    expect((await ask({ path: '/admin/nowhere' })).body.toString()).toContain('__next_error__')
  })
})

describe('what can wait', () => {
  const own = '<script src="/_next/static/chunks/a.js" async="" nonce="m"></script>'
  const told =
    '<script nonce="m">(self.__next_f=self.__next_f||[]).push([0])</script><script nonce="m">self.__next_f.push([1,"1:\\u003cb>\\n"])</script>'
  const html = `<html><head><link rel="preload" as="script" href="/_next/static/chunks/a.js"/>${own}</head><body><p>text</p><script nonce="m">other</script>${told}</body></html>`
  const held = holdBack(html, { mark: 'm', path: '/a?b' })

  it('scripts are not fetched before the page is painted', () => {
    expect(held.html).toContain('<script type="late" src="/_next/static/chunks/a.js" async="" nonce="m">')
    expect(held.html).not.toContain('preload"')
  })

  it.each([
    '<link rel="stylesheet" href="/print.css" media="print"/>',
    '<link rel="manifest" href="/es/manifest.webmanifest"/>',
  ])('%s is heeded before it only where nothing would fetch it after it', (link) => {
    const { html: sent } = holdBack(html.replace('</head>', `${link}</head>`), { mark: 'm', path: '/' })
    expect(sent).toContain(`<noscript data-late>${link}</noscript>`)
  })

  it('styles of the screen do not wait', () => {
    const shown = html.replace(
      '</head>',
      '<link rel="stylesheet" href="/a.css" data-precedence="next"/></head>',
    )
    expect(holdBack(shown, { mark: 'm', path: '/' }).html).not.toContain('<noscript')
  })

  it('the data that they start with is taken out, and its address left', () => {
    expect(JSON.parse(held.data?.json ?? '')).toEqual([[0], [1, '1:<b>\n']])
    expect(held.html).not.toContain('push([1')
    expect(held.html).toContain(`data-data="/_data/${held.data?.name}?of=%2Fa%3Fb"`)
  })

  it('stays in the page when it is not understood', () => {
    const strange = html.replace('push([0])', 'push(new Map())')
    expect(holdBack(strange, { mark: 'm', path: '/' })).toMatchObject({ data: undefined })
    expect(holdBack(strange, { mark: 'm', path: '/' }).html).toContain('push([1')
  })

  it('data that somebody else wrote into the page is not taken for ours', () => {
    const foreign = html.replace('<p>text</p>', '<script>self.__next_f.push([1,"x"])</script>')
    expect(holdBack(foreign, { mark: 'm', path: '/' }).data).toBeUndefined()
  })

  it('the starter is trusted by the policy', () => {
    const { html: sent, policy } = secure(held.html, { secure: false, mark: 'm' })
    const starter = inlineScripts(sent)[0]?.text ?? ''
    expect(starter).toContain('script[type=late]')
    expect(policy).toContain(hashOf(starter))
    expect(policy).toContain(hashOf('other'))
  })

  it('a page without scripts of its own stays as it was', () => {
    const plain = '<html><head><script async src="https://elsewhere/a.js"></script></head></html>'
    expect(holdBack(plain, { mark: 'm', path: '/' })).toEqual({ html: plain })
  })

  /** @param {string} cacheControl @returns {Handler} */
  const answering = (cacheControl) => (req, res) => {
    res.statusCode = req.url === '/a' ? 200 : 404
    res.setHeader('Content-Type', 'text/html; charset=utf-8')
    res.setHeader('Cache-Control', cacheControl)
    res.end(html.replaceAll(' nonce="m"', ''))
  }

  it('on a page for one reader nothing waits', async () => {
    const { ask } = await open(answering('private, no-store'))
    expect((await ask({ path: '/a' })).body.toString()).toContain('<script src="/_next/static/chunks/a.js"')
  })

  it('the data is served, also by an instance that has not shown the page', async () => {
    const first = await open(answering('s-maxage=60'))
    const address = /data-data="([^"]+)"/.exec((await first.ask({ path: '/a' })).body.toString())?.[1] ?? ''
    const second = await open(answering('s-maxage=60'))
    for (const { ask } of [first, second]) {
      const { status, headers, body } = await ask({ path: address })
      expect(status).toBe(200)
      expect(headers['cache-control']).toContain('immutable')
      expect(JSON.parse(body.toString())[0]).toEqual([0])
    }
    expect((await first.ask({ path: '/_data/gone?of=/a' })).status).toBe(404)
    expect((await first.ask({ path: '/_data/gone?of=//elsewhere/a' })).status).toBe(404)
  })
})
