import { createServer, type IncomingHttpHeaders } from 'node:http'
import { json } from 'node:stream/consumers'
import { expect, it, onTestFinished, vi } from 'vitest'
import { dependsOn } from '../../src/foundation/cache/page-context'
import { tagExpirations } from '../../src/foundation/cache/tag-expirations'
import { startServer } from '../testing'
import { cdnTag } from './cdn-headers'
import { createPurger } from './purge'

/** Starts a CDN's purge address that answers with these statuses, then with 200. */
async function startCdn(...statuses: number[]) {
  const calls: { headers: IncomingHttpHeaders; tags: string[] }[] = []
  const server = createServer(async (req, res) => {
    const { tags } = (await json(req)) as { tags: string[] }
    calls.push({ headers: req.headers, tags })
    res.writeHead(statuses.shift() ?? 200).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { calls, cdn: { purgeUrl: `http://127.0.0.1:${port}/purge`, token: 'a token' } }
}

const headers = { 'Content-Type': 'text/html', 'Cache-Control': 's-maxage=86400' }

it('pages carry their tags for a CDN, and none without one', async () => {
  const application = () => {
    dependsOn(['document:mushrooms:1', 'list:products'])
    return new Response('page', { headers })
  }
  const { headers: sent } = await (await startServer(application, { hasCdn: true })).get()
  const tags = ['document:mushrooms:1', 'list:products'].map(cdnTag)
  expect(sent['cache-tag']).toBe(tags.join(','))
  expect(sent['surrogate-key']).toBe(tags.join(' '))
  expect(sent['cache-control']).toMatch(/^public, max-age=0, s-maxage=900, stale-while-revalidate=\d+$/)
  const without = (await (await startServer(application)).get()).headers
  expect(without).not.toHaveProperty('cache-tag')
  expect(without['cache-control']).not.toContain('s-maxage')
})

it('a CDN asks again for a page that has changed while it was rendered, or that is stale', async () => {
  let count = 0
  const { get } = await startServer(
    () => {
      dependsOn(['page'])
      count += 1
      if (count === 1) tagExpirations.expire([{ tag: 'page', soft: false }])
      return count < 3 ? new Response('page', { headers }) : new Promise<Response>(() => {})
    },
    { hasCdn: true },
  )
  const isCached = async () => /s-maxage/.test(String((await get()).headers['cache-control']))
  expect([await isCached(), await isCached()]).toEqual([false, true])
  tagExpirations.expire([{ tag: 'page', soft: true }])
  const { headers: stale } = await get()
  expect(stale).toMatchObject({ 'x-cache': 'STALE', 'cache-control': 'public, max-age=0, must-revalidate' })
})

it('the CDN receives each expired tag once, thirty at a time, with the token', async () => {
  const { calls, cdn } = await startCdn()
  const tags = Array.from({ length: 40 }, (_, index) => `document:products:${index}`)
  createPurger(cdn)([...tags, ...tags])
  await vi.waitFor(() => expect(calls).toHaveLength(2))
  expect(calls.flatMap((call) => call.tags).sort()).toEqual(tags.map(cdnTag).sort())
  for (const { headers, tags } of calls)
    expect(headers).toMatchObject({ authorization: 'Bearer a token', 'surrogate-key': tags.join(' ') })
})

it('a call that the CDN refuses is repeated', async () => {
  const { calls, cdn } = await startCdn(503, 429)
  createPurger(cdn, [1, 1, 1])(['list:products'])
  await vi.waitFor(() => expect(calls).toHaveLength(3))
  expect(new Set(calls.map(({ tags }) => tags.join()))).toEqual(new Set([cdnTag('list:products')]))
})
