import { expect, it } from 'vitest'
import { sitemapIndexResponse } from './sitemap'

it('a sitemap is sent as bytes, which servers and their caches can read', async () => {
  const response = sitemapIndexResponse([{ path: '/sitemaps/en/index.xml' }])
  const xml = Buffer.from(await response.arrayBuffer()).toString()
  expect(xml).toMatch(/^<\?xml .*<loc>[^<]+\/sitemaps\/en\/index\.xml<\/loc>/)
})
