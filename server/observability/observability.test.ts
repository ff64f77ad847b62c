import { Registry } from 'prom-client'
import { describe, expect, it, vi } from 'vitest'
import { send, startServer } from '../testing'
import { registerMetrics } from './metrics'
import { createRouteNames } from './route-name'

const page = { 'Content-Type': 'text/html', 'Cache-Control': 's-maxage=60' }

describe('route names', () => {
  it.each([
    ['/', '/'],
    ['/es', '/'],
    ['/pt/mushrooms/boletus-edulis', '/mushrooms/*'],
    ['/mushrooms', '/mushrooms'],
    ['/api/products/1', '/api/products'],
    ['/api/%00', '/api/*'],
    ['/wp-login.php', '/*'],
    ['/espresso', '/*'],
  ])('%s belongs to %s', (path, name) => {
    expect(createRouteNames()(path)).toBe(name)
  })

  it('odd addresses do not create names without end', () => {
    const nameOf = createRouteNames()
    const words = Array.from({ length: 1000 }, (_, index) => index.toString(26).replace(/\d/g, 'z'))
    expect(new Set(words.map((word) => nameOf(`/api/${word}`))).size).toBeLessThanOrEqual(101)
  })
})

describe('metrics', () => {
  const token = 'a token of the operator'
  const metrics = { token, collect: async () => 'http_requests_total 1\n' }

  it('are readable with the token only', async () => {
    const { get } = await startServer(() => new Response('application'), { metrics })
    const withToken = { Authorization: `Bearer ${token}` }
    expect((await get({ path: '/metrics', headers: withToken })).body.toString()).toContain('http_requests')
    for (const Authorization of ['', 'Bearer other', token])
      expect((await get({ path: '/metrics', headers: { Authorization } })).status).toBe(401)
  })

  it('do not exist without a token', async () => {
    const { get } = await startServer(() => new Response('application'))
    expect((await get({ path: '/metrics' })).body.toString()).toBe('application')
  })

  it('count requests by route, status and cache result', async () => {
    const registry = new Registry()
    const observe = registerMetrics(registry, { size: 5, count: 1 })
    const request = { id: 'a', method: 'GET', cache: 'HIT', milliseconds: 3 }
    observe({ ...request, path: '/es', status: 200 })
    observe({ ...request, path: '/', status: 200 })
    const text = await registry.metrics()
    expect(text).toContain('http_requests_total{method="GET",route="/",status="200",cache="HIT"} 2')
    expect(text).toContain('http_request_duration_seconds_count{route="/",cache="HIT"} 2')
    for (const name of ['page_cache_bytes 5', 'database_connections{state="open"}', 'nodejs_eventloop_lag'])
      expect(text).toContain(name)
  })
})

describe('the request log', () => {
  it('has one line for each request, without its query, whose id the response carries', async () => {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    try {
      const { port } = await startServer(() => new Response('text', { headers: page }), {
        logsRequests: true,
      })
      const first = await send(port, { path: '/a?email=b' })
      await send(port, { path: '/a' })
      await vi.waitFor(() => expect(write).toHaveBeenCalledTimes(2))
      const [one, other] = write.mock.calls.map(([line]) => JSON.parse(String(line)))
      expect(one).toMatchObject({ method: 'GET', path: '/a', status: 200, cache: 'MISS' })
      expect(one.id).toBe(first.headers['x-request-id'])
      expect(other).toMatchObject({ path: '/a', cache: 'HIT' })
    } finally {
      write.mockRestore()
    }
  })

  it('an error of the application names the request', async () => {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    const report = vi.spyOn(console, 'error').mockReturnValue()
    try {
      const { get } = await startServer(() => Promise.reject(new Error('failed')), { logsRequests: true })
      const { status, headers, body } = await get()
      expect(status).toBe(500)
      expect(body.toString()).toContain(String(headers['x-request-id']))
    } finally {
      write.mockRestore()
      report.mockRestore()
    }
  })
})
