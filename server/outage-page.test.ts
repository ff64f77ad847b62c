import { afterEach, expect, it } from 'vitest'
import { recordDatabaseFailure, setDatabaseAvailable } from '../src/foundation/database-outage'
import { startServer } from './testing'

afterEach(() => setDatabaseAvailable(true))

function failed(type: string): Response {
  const headers = { 'Cache-Control': 's-maxage=60', 'Content-Type': type }
  return new Response('<!DOCTYPE html><html></html>', { status: 500, headers })
}

it.each([
  ['/mushrooms', 'en', 'We will be right back', 'Emergency number'],
  ['/es/mushrooms', 'es', 'Volvemos enseguida', 'Número de emergencias'],
  ['/pt?page=2', 'pt', 'Voltamos já', 'Número de emergência'],
])(
  'a page that fails because of the database answers 503 in its language: %s',
  async (path, lang, title, label) => {
    const { port } = await startServer(() => {
      recordDatabaseFailure()
      return failed('text/html; charset=utf-8')
    })
    const response = await fetch(`http://127.0.0.1:${port}${path}`)
    expect(response.status).toBe(503)
    expect(response.statusText).toBe('Service Unavailable')
    expect(response.headers.get('Retry-After')).toBe('5')
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    expect(response.headers.get('Content-Security-Policy')).toContain("script-src 'self'")
    const html = await response.text()
    expect(html).toContain(`<html lang="${lang}">`)
    expect(html).toContain(`<h1>${title}</h1>`)
    expect(html).toContain('href="tel:1-800-222-1222"')
    expect(html).toContain(`<a href="tel:112">112</a> <small>${label}</small>`)
  },
)

it.each([
  ['es', { Cookie: 'payload-token=x; payload-lng=es', 'Accept-Language': 'pt' }],
  ['pt', { 'Accept-Language': 'pt-BR, en;q=0.5' }],
  ['en', {}],
])('the panel is unavailable in its own language: %s', async (lang, headers) => {
  const { port } = await startServer(() => {
    recordDatabaseFailure()
    return failed('text/html; charset=utf-8')
  })
  const response = await fetch(`http://127.0.0.1:${port}/admin/collections/posts`, { headers })
  expect(await response.text()).toContain(`<html lang="${lang}">`)
})

it('a page that could be rendered is sent, though something has failed meanwhile', async () => {
  const { get } = await startServer(() => {
    recordDatabaseFailure()
    return new Response('<html></html>', { headers: { 'Content-Type': 'text/html' } })
  })
  expect((await get({ path: '/mushrooms' })).status).toBe(200)
})

it('the panel is not asked while the database is gone', async () => {
  const { get } = await startServer(() => new Response(), {
    panel: async (_req, res) => void res.end('panel'),
  })
  const answerOf = async () => {
    const { body, status } = await get({ path: '/admin/collections', headers: { Accept: 'text/html' } })
    return [status, body.toString().includes('tel:112')]
  }
  setDatabaseAvailable(false)
  expect(await answerOf()).toEqual([503, true])
  setDatabaseAvailable(true)
  expect(await answerOf()).toEqual([200, false])
})

it('a picture that fails because of the database answers 503 with its own body', async () => {
  const { get } = await startServer(() => {
    recordDatabaseFailure()
    return failed('text/plain')
  })
  const { body, headers, status } = await get({ path: '/plates/x.svg' })
  expect([status, headers['retry-after']]).toEqual([503, '5'])
  expect(body.toString()).toBe('<!DOCTYPE html><html></html>')
})

it('any other error of the application stays a 500', async () => {
  recordDatabaseFailure() // before the request
  const { get } = await startServer(() => failed('text/html'))
  const { headers, status } = await get({ path: '/mushrooms' })
  expect([status, headers['retry-after']]).toEqual([500, undefined])
})
