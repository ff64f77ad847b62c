import { expect, it } from 'vitest'
import { maxSearches } from './search-limit'
import { startServer } from './testing'

it('searches that are not cached are limited for each address, and other pages are not', async () => {
  const { get } = await startServer(() => new Response('results'), {
    siteUrl: 'https://fungarium.example',
  })
  const search = (address: string, path = '/es/search/suggest?q=a') =>
    get({ path, headers: { 'X-Forwarded-For': address } })
  for (let count = 0; count < maxSearches; count += 1) await search('192.0.2.1')
  for (const path of ['/search?q=b', '/search/places?q=b']) {
    const refused = await search('192.0.2.1', path)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  }
  for (const path of ['/mushrooms', '/searching']) expect((await search('192.0.2.1', path)).status).toBe(200)
  expect((await search('192.0.2.2')).status).toBe(200)
})
