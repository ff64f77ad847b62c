import { someOf } from '@/testing/property-runs'
import { frameworkHeaders, madeUpCookies } from './support/odd-headers'
import { type RawResponse, sendRaw } from './support/raw-request'
import { inLanguage, kinds, languageAt } from './support/site'
import { expect, test } from './support/test'

/*
 * Requests that no browser sends: made-up cookies and headers must not pass by the cache, and no method may cause an error
 * of the server.
 */

const headersOfPages = [...madeUpCookies.map((cookie) => ['Cookie', cookie] as const), ...frameworkHeaders]

const cachedPages = [kinds.home, kinds['edible species'], kinds.archive, kinds.product, kinds.guides]

for (const [index, [name, value]] of headersOfPages.entries())
  test(`a page requested with “${name}: ${value}” is the ordinary page, rendered once and then cached`, async () => {
    const page = cachedPages[index % cachedPages.length] ?? kinds.home
    const path = inLanguage(languageAt(index), page)
    const headers = { [name]: value }
    // Other tests may expire the page in between.
    await expect(async () => {
      const address = `${path}?km=${crypto.randomUUID()}`
      const first = await sendRaw(address, { headers })
      expect(first.status).toBe(200)
      for (const next of [await sendRaw(address), await sendRaw(address, { headers })]) {
        expect(next.status).toBe(200)
        expect(next.headers['x-cache']).toBe('HIT')
        expect(next.bytes.equals(first.bytes), 'the same bytes as the first time').toBe(true)
      }
    }).toPass({ timeout: 30_000 })
  })

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY']

const paths = [
  ...Object.values(kinds),
  '/cart',
  '/account',
  '/login',
  '/search?q=mush',
  '/search/suggest?q=mush',
  '/mushrooms/species?type=edible',
  '/plates/boletus-edulis/habit-card-light.svg',
  '/share/en/index.jpg',
  '/opensearch/en.xml',
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/icon.svg',
  '/_next/static/none.js',
  '/_next/image?url=%2Ficon.svg&w=64&q=75',
  '/preview?path=/',
  '/preview/leave?path=/',
  '/embed/youtube/aqz-KE-bpKQ',
  '/admin',
  '/admin/login',
  '/api',
  '/api/health',
  '/api/mushrooms?limit=1',
  '/api/mushrooms/none',
  '/api/mushrooms/versions',
  '/api/globals/navigation',
  '/api/globals/navigation/versions',
  '/api/counts?of=x',
  '/api/graphql',
  '/api/openapi.json',
  '/api/users/me',
  '/api/cart',
  '/api/nothing',
  '/api/../mushrooms',
  '/x/../plates/boletus-edulis/habit-card-light.svg',
  '/./api/mushrooms',
  '//mushrooms',
  '/mushrooms%2fspecies',
  '*',
]

/** Sends a request until the site is not too busy for it. */
async function answerOf(method: string, path: string): Promise<RawResponse> {
  let answer = await sendRaw(path, { method })
  await expect(async () => {
    if (answer.status === 503) answer = await sendRaw(path, { method })
    expect(answer.status).not.toBe(503)
  }).toPass({ timeout: 60_000 })
  return answer
}

for (const method of methods)
  test(`${method} causes no error of the server at any path`, async () => {
    for (const path of someOf(paths, 2)) {
      const { status } = await answerOf(method, path)
      expect(status, `${method} ${path}`).toBeGreaterThanOrEqual(200)
      expect(status, `${method} ${path}`).toBeLessThan(500)
    }
  })
