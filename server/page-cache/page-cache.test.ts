import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allowCaching, dependsOn } from '../../src/foundation/cache/page-context'
import { tagExpirations } from '../../src/foundation/cache/tag-expirations'
import { createPreviewSession } from '../../src/foundation/preview-session'
import { Body } from '../body'
import type { RenderLimits } from '../render-queue'
import { type SiteOptions, send, startServer, type TestRequest } from '../testing'
import type { Page } from './page'
import { PageStore } from './page-store'

const session = { cookie: 'payload-token=a' }
const sharedPage = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 's-maxage=86400' }
const privatePage = { ...sharedPage, 'Cache-Control': 'private, no-store' }

/** Answers the request that has this number. */
type CountingApplication = (request: Request, count: number) => Response | Promise<Response>

const respond = (text: string | number, headers: Record<string, string> = sharedPage, status = 200) =>
  new Response(String(text), { status, headers })

const countPage: CountingApplication = (_request, count) => {
  dependsOn(['page'])
  return respond(count)
}

/** Answers in another turn of the event loop, so that others ask meanwhile. */
const countLater: CountingApplication = async (request, count) => {
  await nextTurn()
  return countPage(request, count)
}

const expire = (soft = false, tag = 'page') => tagExpirations.expire([{ tag, soft }])

describe('the page cache', () => {
  /** Starts a server whose application counts its requests. */
  async function startSite(application = countPage, options: SiteOptions = {}) {
    let count = 0
    const { port } = await startServer((request) => {
      count += 1
      return application(request, count)
    }, options)
    const get = async (path = '/', options: TestRequest = {}) => {
      const { status, headers, body } = await send(port, { path, ...options })
      return { status, headers, text: body.toString(), state: headers['x-cache'] }
    }
    return { get, count: () => count }
  }

  /** Starts a server whose application answers when the test says so. */
  async function startApplication(renderLimits: Partial<RenderLimits> = {}, options: SiteOptions = {}) {
    const pending: (() => void)[] = []
    const answerLater = () => new Promise<Response>((resolve) => pending.push(() => resolve(respond('done'))))
    const { port } = await startServer(answerLater, { renderLimits, ...options })
    return { port, pending }
  }

  it('a page is rendered once and then served from the cache, whatever else its address says', async () => {
    const { get } = await startSite()
    expect(await get('/a')).toMatchObject({ state: 'MISS', text: '1' })
    for (const path of ['/a', '/a?utm_source=b', '/a?_rsc=1', '/%61'])
      expect(await get(path)).toMatchObject({ state: 'HIT', text: '1' })
    expect(await get('/b')).toMatchObject({ state: 'MISS', text: '2' })
    expect(await get('/a?sort=newest')).toMatchObject({ state: 'MISS', text: '3' })
  })

  it.each(['image/avif', 'image/svg+xml'])('a drawing of type %s is drawn once', async (type) => {
    const headers = { 'Content-Type': type, 'Cache-Control': 'public, max-age=31536000, immutable' }
    const { get } = await startSite((_request, count) => respond(`drawing ${count}`, headers))
    for (const _again of [1, 2])
      expect(await get('/plates/a/habit-card.svg')).toMatchObject({ text: 'drawing 1' })
  })

  it('simultaneous requests for a page render it once', async () => {
    const { get, count } = await startSite(countLater)
    const responses = await Promise.all(Array.from({ length: 20 }, () => get()))
    expect(count()).toBe(1)
    expect(new Set(responses.map(({ text }) => text))).toEqual(new Set(['1']))
  })

  it('a page is rendered to its end for those who wait for it when others leave', async () => {
    const { port, pending } = await startApplication()
    const leave = [new AbortController(), new AbortController()]
    const left = leave.map(({ signal }) => fetch(`http://127.0.0.1:${port}/a`, { signal }).catch(() => null))
    await expect.poll(() => pending.length).toBe(1)
    const answer = send(port, { path: '/a' })
    for (const controller of leave.toReversed()) controller.abort()
    await Promise.all(left)
    pending[0]?.()
    expect((await answer).body.toString()).toBe('done')
    expect(pending).toHaveLength(1)
  })

  it('simultaneous requests for a page that cannot be cached each get their own', async () => {
    const { get } = await startSite(async (_request, count) => {
      await nextTurn()
      return respond(count, privatePage)
    })
    const responses = await Promise.all(Array.from({ length: 5 }, () => get()))
    expect(new Set(responses.map(({ text }) => text)).size).toBe(5)
  })

  const limits = { maxRenders: 3, maxWaiting: 20, maxWait: 60_000 }

  it('a few pages are rendered at a time, some requests wait, and the others get 503', async () => {
    const { port, pending } = await startApplication(limits)
    const get = async (path: string) => (await send(port, { path })).status
    const statuses: number[] = []
    const all = Array.from({ length: 30 }, async (_, number) => statuses.push(await get(`/${number}`)))
    await expect.poll(() => statuses).toEqual(Array(7).fill(503))
    expect(pending).toHaveLength(3)
    const health = get('/api/health')
    await expect.poll(() => pending.length).toBe(4)
    pending.pop()?.()
    expect(await health).toBe(200)
    for (let answered = 0; answered < 23; answered += 1) {
      await expect.poll(() => pending.length, { interval: 1 }).toBeGreaterThan(0)
      pending.shift()?.()
    }
    await Promise.all(all)
    expect(statuses.slice(7)).toEqual(Array(23).fill(200))
  })

  it.each<[string, Record<string, string>]>([
    ['a location', { 'x-user-location': '1,2' }],
    ['a session', { cookie: 'payload-token=a' }],
  ])('a request with %s waits for its turn like others', async (_case, headers) => {
    const { port, pending } = await startApplication({ ...limits, maxWait: 200 })
    const first = [1, 2, 3].map((number) => send(port, { path: `/${number}` }))
    await expect.poll(() => pending.length).toBe(3)
    for (const path of ['/last', '/api/users/me'])
      expect((await send(port, { path, headers })).status).toBe(503)
    expect(pending).toHaveLength(3)
    for (const answer of pending) answer()
    await Promise.all(first)
  })

  it('the panel has turns of its own, which readers of the site do not take', async () => {
    const open: ServerResponse[] = []
    const panel = async (_req: IncomingMessage, res: ServerResponse) => {
      open.push(res)
      await once(res, 'close')
    }
    const { port, pending } = await startApplication({ maxRenders: 1, maxWait: 200 }, { panel })
    const first = send(port, { path: '/admin' })
    await expect.poll(() => open.length).toBe(1)
    expect((await send(port, { path: '/admin/login' })).status).toBe(503)
    const page = send(port, { path: '/page' })
    await expect.poll(() => pending.length).toBe(1)
    pending[0]?.()
    expect((await page).status).toBe(200)
    open[0]?.end('panel')
    expect((await first).body.toString()).toBe('panel')
  })

  it('nobody waits for a page for longer than the limit, whether it is rendered or has its turn to come', async () => {
    const { port, pending } = await startApplication({ ...limits, maxRenders: 1, maxWait: 200 })
    const first = send(port, { path: '/slow' })
    await expect.poll(() => pending.length).toBe(1)
    const others = await Promise.all(['/slow', '/other', '/other'].map((path) => send(port, { path })))
    expect(others.map(({ status }) => status)).toEqual([503, 503, 503])
    pending[0]?.()
    expect((await first).status).toBe(200)
    const again = send(port, { path: '/other' })
    await expect.poll(() => pending.length).toBe(2)
    pending[1]?.()
    expect((await again).status).toBe(200)
  })

  it('a visitor who leaves before the own turn lets the others go on, also those who wait for the same page', async () => {
    const { port, pending } = await startApplication(limits)
    const first = Array.from({ length: 3 }, (_, number) => send(port, { path: `/${number}` }))
    await expect.poll(() => pending.length).toBe(3)
    const leaving = new AbortController()
    const left = fetch(`http://127.0.0.1:${port}/left`, { signal: leaving.signal }).catch(() => 'left')
    await sleep(50)
    const last = ['/left', '/last'].map((path) => send(port, { path }))
    await sleep(50)
    leaving.abort()
    expect(await left).toBe('left')
    await sleep(50)
    for (const answer of pending.splice(0)) answer()
    await expect.poll(() => pending.length).toBe(2)
    for (const answer of pending) answer()
    await Promise.all(first)
    for (const answer of last) expect((await answer).body.toString()).toBe('done')
  })

  it('an expired page is not served again', async () => {
    const { get } = await startSite()
    await get()
    expire()
    expect(await get()).toMatchObject({ state: 'MISS', text: '2' })
    expire(false, 'another page')
    expect(await get()).toMatchObject({ state: 'HIT', text: '2' })
  })

  it('an expired page that was read again is rendered before anybody asks for it', async () => {
    const { get, count } = await startSite()
    await get('/once')
    for (const _again of [1, 2, 3]) await get('/often')
    expect(count()).toBe(2)
    expire()
    await expect.poll(count).toBe(3)
    expect(await get('/often')).toMatchObject({ state: 'HIT', text: '3' })
    expect(await get('/once')).toMatchObject({ state: 'MISS', text: '4' })
  })

  it('a page that was read before a change is not cached after it', async () => {
    const { get } = await startSite((request, count) => {
      if (count === 1) expire()
      return countPage(request, count)
    })
    expect(await get()).toMatchObject({ text: '1' })
    expect(await get()).toMatchObject({ state: 'MISS', text: '2' })
  })

  it('a softly expired page is served while it is rendered again', async () => {
    const { get } = await startSite()
    await get()
    expire(true)
    expect(await get()).toMatchObject({ state: 'STALE', text: '1' })
    await expect.poll(() => get()).toMatchObject({ state: 'HIT', text: '2' })
  })

  it('a signed-in user never gets a stale page', async () => {
    const { get } = await startSite()
    await get()
    expire(true)
    expect(await get('/', { headers: session })).toMatchObject({ text: '2' })
  })

  it('a stale page is kept while the application fails', async () => {
    let isDown = false
    const { get } = await startSite((request, count) =>
      isDown ? respond('failed', { 'Content-Type': 'text/plain' }, 500) : countPage(request, count),
    )
    await get()
    isDown = true
    expire(true)
    expect(await get()).toMatchObject({ state: 'STALE', text: '1' })
    expect(await get()).toMatchObject({ state: 'STALE', text: '1' })
  })

  it.each<[string, TestRequest]>([
    ['in a preview', { headers: { cookie: `a=b; preview=${createPreviewSession('secret')}` } }],
    ['with a location', { headers: { 'x-user-location': '1,2' } }],
  ])('a request %s is neither answered from the cache nor cached', async (_case, options) => {
    const { get } = await startSite(countPage, { secret: 'secret' })
    expect((await get('/', options)).text).toBe('1')
    expect((await get('/')).text).toBe('2')
    expect((await get('/', options)).text).toBe('3')
  })

  it.each<Record<string, string>>([
    { cookie: '__prerender_bypass=a' },
    { cookie: 'a=b; __prerender_bypass=a; __next_preview_data=a' },
    { cookie: `preview=${createPreviewSession('another secret')}` },
    { range: 'bytes=0-1' },
    { 'next-action': 'a' },
    { 'next-router-prefetch': '1' },
    { 'next-router-segment-prefetch': '/_tree' },
    { 'next-router-state-tree': '%5B%22%22%2C%7B%7D%5D' },
    { rsc: '1' },
    { 'x-middleware-prefetch': '1' },
    { 'x-nextjs-data': '1' },
    { 'x-list-part': 'yes' },
  ])('a visitor with the header %j gets and leaves the page of everyone', async (headers) => {
    const { get } = await startSite(
      (request, count) => {
        expect(request.headers.has('range')).toBe(false)
        return countPage(request, count)
      },
      { secret: 'secret' },
    )
    expect(await get('/', { headers })).toMatchObject({ state: 'MISS', text: '1' })
    for (const options of [{ headers }, {}])
      expect(await get('/', options)).toMatchObject({ state: 'HIT', text: '1' })
  })

  it('the panel gets the headers of Next’s router', async () => {
    const { get } = await startSite(countPage, {
      panel: async (req, res) => void res.end(JSON.stringify(req.headers)),
    })
    const headers = { rsc: '1', 'next-action': 'a' }
    expect(JSON.parse((await get('/admin', { headers })).text)).toMatchObject(headers)
  })

  it('what is cached was not made for anybody who is signed in', async () => {
    const { get } = await startSite(({ headers }) => {
      dependsOn(['page'])
      return respond(headers.get('cookie') ?? headers.get('authorization') ?? 'guest')
    })
    const signedIn: Record<string, string>[] = [
      session,
      { cookie: 'payload-token =a' },
      { cookie: 'PAYLOAD-TOKEN=a' },
      { authorization: 'JWT a' },
    ]
    for (const [number, headers] of signedIn.entries()) {
      expect(await get(`/${number}`, { headers })).toMatchObject({ text: 'guest' })
      expect(await get(`/${number}`)).toMatchObject({ state: 'HIT', text: 'guest' })
      expire(true)
      await get(`/${number}`, { headers })
      await expect.poll(() => get(`/${number}`)).toMatchObject({ state: 'HIT', text: 'guest' })
    }
  })

  it('people who are signed in and ask for a page at once have it rendered once', async () => {
    const { get, count } = await startSite(countLater)
    await Promise.all(Array.from({ length: 20 }, () => get('/', { headers: session })))
    expect(count()).toBe(1)
  })

  it('a page is never older than a write that was answered', async () => {
    let version = 1
    const { get } = await startSite(
      ({ method }) => {
        if (method === 'POST') return respond(`saved ${++version}`, {})
        dependsOn(['page'])
        return respond(`version ${version}`)
      },
      // The process learns of its own change from the database, before it answers.
      { catchUp: async () => expire() },
    )
    for (const expected of [1, 2, 3]) {
      for (const _again of [1, 2]) expect((await get()).text).toBe(`version ${expected}`)
      await get('/api/pages', { method: 'POST' })
    }
  })

  it.each<[string, CountingApplication]>([
    ['a private page', (_request, count) => respond(count, privatePage)],
    [
      'a page that sets a cookie',
      (_request, count) => respond(count, { ...sharedPage, 'Set-Cookie': 'a=b' }),
    ],
    ['a failed page', (_request, count) => respond(count, sharedPage, 500)],
    ['a redirect', (_request, count) => respond(count, { ...sharedPage, Location: '/' }, 307)],
  ])('%s is not cached', async (_case, handler) => {
    const { get } = await startSite(handler)
    await get()
    expect(await get()).toMatchObject({ text: '2' })
  })

  it('a page that names itself private is cached when the application allows that', async () => {
    const { get } = await startSite((_request, count) => {
      allowCaching(60)
      return respond(count, privatePage)
    })
    expect((await get()).headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(await get()).toMatchObject({ state: 'HIT', text: '1' })
  })

  it('the API answers guests from the cache, by the whole query, but nobody who is signed in', async () => {
    const { get } = await startSite((_request, count) => {
      allowCaching(60)
      return respond(count, { 'Content-Type': 'application/json' })
    })
    expect((await get('/api/products?limit=1')).text).toBe('1')
    expect((await get('/api/products?limit=1')).text).toBe('1')
    expect((await get('/api/products?limit=2')).text).toBe('2')
    expect((await get('/api/products?limit=1', { method: 'POST' })).text).toBe('3')
    const foreign: Record<string, string>[] = [
      session,
      { authorization: 'JWT a' },
      { origin: 'https://elsewhere.example' },
    ]
    for (const headers of foreign)
      expect((await get('/api/products?limit=1', { headers })).text).not.toBe('1')
  })

  it('a cached page answers HEAD, conditional requests and each encoding like the first response', async () => {
    const text = '<p>Amanita</p>'.repeat(200)
    const { get } = await startSite(() => respond(text))
    const first = await get('/', { headers: { 'Accept-Encoding': 'br' } })
    const etag = String(first.headers.etag)
    const head = await get('/', { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } })
    expect(head).toMatchObject({ text: '', state: 'HIT' })
    for (const name of ['etag', 'content-length', 'content-encoding', 'content-security-policy', 'vary'])
      expect(head.headers[name]).toBe(first.headers[name])
    const unchanged = await get('/', { headers: { 'If-None-Match': etag } })
    expect(unchanged).toMatchObject({ status: 304, text: '', headers: { etag, 'x-cache': 'HIT' } })
    expect((await get()).text).toBe(text)
  })

  it('a page that is read often is compressed further', async () => {
    const text = Array.from({ length: 3000 }, (_, index) => `<p>Amanita ${(index * 7919) % 997}</p>`).join('')
    const { port } = await startServer(() => respond(text))
    const get = async () => (await send(port, { headers: { 'Accept-Encoding': 'br' } })).body
    const first = await get()
    await expect.poll(async () => (await get()).length).toBeLessThan(first.length)
    expect(brotliDecompressSync(await get()).toString()).toBe(text)
  })
})

describe('PageStore', () => {
  const page = (bytes: number): Page => ({
    status: 200,
    headers: [],
    body: new Body(randomBytes(bytes), true),
    tags: new Set(),
    startedAt: 0,
    maxAge: 60,
  })

  it('a flood of pages that are requested once does not displace those that are requested again', () => {
    const store = new PageStore(100_000)
    for (const key of ['/a', '/b']) {
      store.set(key, page(5000))
      store.use(key)
    }
    for (let number = 0; number < 1000; number += 1) store.set(`/odd/${number}`, page(5000))
    expect(store.use('/a')).toBeDefined()
    expect(store.use('/b')).toBeDefined()
    expect(store.use('/odd/1')).toBeUndefined()
  })

  it('the popular pages that expire are named, those of the last requests first', () => {
    const store = new PageStore(100_000)
    for (const key of ['/a', '/b', '/c']) store.set(key, { ...page(500), tags: new Set(['page']) })
    for (const key of ['/b', '/a']) store.use(key)
    expect(store.expire([{ tag: 'page', soft: false }])).toEqual(['/a', '/b'])
  })

  it('the cache never holds more bytes than its capacity, whatever happens to it', async () => {
    const key = fc.integer({ min: 0, max: 20 }).map((number) => `/${number}`)
    const type = fc.constantFrom('set', 'use', 'remove')
    const action = fc.record({ type, key, bytes: fc.integer({ min: 0, max: 20_000 }) })
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 100 }), async (actions) => {
        const store = new PageStore(50_000)
        for (const { type, key, bytes } of actions) {
          if (type === 'set') store.set(key, page(bytes))
          if (type === 'remove') store.delete(key)
          const entry = type === 'use' ? store.use(key) : undefined
          if (entry) {
            await entry.body.encode('gzip')
            store.measure(key)
          }
          expect(store.size).toBeLessThanOrEqual(50_000)
          expect(store.count > 0).toBe(store.size > 0)
        }
        store.expire('all')
        expect([store.size, store.count]).toEqual([0, 0])
      }),
    )
  })
})
