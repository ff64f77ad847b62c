import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { recordDatabaseFailure } from '../src/foundation/database-outage'
import { createSiteServer } from './server'

let stop: (() => Promise<void>) | undefined

afterEach(async () => {
  await stop?.()
  stop = undefined
})

/** Starts a server whose application answers in this way. */
async function serve(answer: (req: IncomingMessage, res: ServerResponse) => void): Promise<string> {
  const { server, close } = createSiteServer({ handler: answer })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  stop = () => close(0)
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

function fail(res: ServerResponse, type: string): void {
  res.statusCode = 500
  res.statusMessage = 'Internal Server Error'
  res.setHeader('Cache-Control', 's-maxage=60')
  res.setHeader('Content-Type', type)
  res.end('<!DOCTYPE html><html></html>')
}

it.each([
  ['/mushrooms', 'en', 'We will be right back', 'Emergency number'],
  ['/es/mushrooms', 'es', 'Volvemos enseguida', 'Número de emergencias'],
  ['/pt?page=2', 'pt', 'Voltamos já', 'Número de emergência'],
])(
  'a page that fails because of the database answers 503 in its language: %s',
  async (path, lang, title, label) => {
    const site = await serve((_, res) => {
      recordDatabaseFailure()
      fail(res, 'text/html; charset=utf-8')
    })
    const response = await fetch(`${site}${path}`)
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

it('a page of the panel in which something fails answers 503, a public page that could be rendered does not', async () => {
  const site = await serve((_, res) => {
    recordDatabaseFailure()
    res.setHeader('Content-Type', 'text/html')
    res.end('<html></html>')
  })
  const answerOf = async (path: string) => {
    const response = await fetch(site + path)
    return [response.status, (await response.text()).includes('tel:112')]
  }
  expect(await answerOf('/admin/collections')).toEqual([503, true])
  expect(await answerOf('/mushrooms')).toEqual([200, false])
})

it('a picture that fails because of the database answers 503 with its own body', async () => {
  const site = await serve((_, res) => {
    recordDatabaseFailure()
    fail(res, 'text/plain')
  })
  const response = await fetch(`${site}/plates/x.svg`)
  expect(response.status).toBe(503)
  expect(response.headers.get('Retry-After')).toBe('5')
})

it('any other error of the application stays a 500', async () => {
  recordDatabaseFailure() // before the request
  const site = await serve((_, res) => fail(res, 'text/html'))
  const response = await fetch(`${site}/mushrooms`)
  expect(response.status).toBe(500)
  expect(response.headers.get('Retry-After')).toBeNull()
})
