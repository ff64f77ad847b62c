import { documentedConfiguration, findNginx, startNginx } from '../scripts/nginx'
import { minimalSpecies } from './support/records'
import { request, type Session } from './support/rest'
import { findFreePort } from './support/running-site'
import { baseUrl } from './support/site'
import { test as base, expect } from './support/test'

interface WorkerFixtures {
  /** The address of nginx in front of the site, with the configuration of docs/nginx.conf. */
  proxyUrl: string
}

const test = base.extend<object, WorkerFixtures>({
  proxyUrl: [
    async ({ browserName: _ }, use) => {
      const port = await findFreePort()
      const stop = await startNginx(port, (folder) => documentedConfiguration(folder, port, baseUrl))
      try {
        await use(`http://localhost:${port}`)
      } finally {
        await stop()
      }
    },
    { scope: 'worker' },
  ],
})

// One worker, so that nginx starts once.
test.describe.configure({ mode: 'default' })
test.skip(!findNginx(), 'nginx is not installed')

/** nginx counts whole seconds: what it stores for one is read for less than two. */
const longest = 2000

/** What nginx did with a request: HIT, MISS, BYPASS … or null where it has no cache. */
async function cacheStatus(url: string, headers: Record<string, string> = {}): Promise<string | null> {
  const response = await request(url, { headers })
  await response.arrayBuffer()
  return response.headers.get('x-proxy-cache')
}

/**
 * Changes something and asks until nginx answers accordingly.
 * @returns how many milliseconds after the change the last request began that was answered as before
 */
async function lastSeenAfter(change: () => Promise<unknown>, isNew: () => Promise<boolean>): Promise<number> {
  await change()
  const changedAt = performance.now()
  for (let last = 0; ; ) {
    const startedAt = performance.now()
    if (await isNew()) return last
    last = startedAt - changedAt
    if (last > 10 * longest) throw new Error('The change was never seen.')
  }
}

test('nginx answers guests from its cache, and nobody else', async ({ proxyUrl, admin }) => {
  const page = `${proxyUrl}/mushrooms/species?sort=title`
  await expect.poll(() => cacheStatus(page), { intervals: [10] }).toBe('HIT')
  expect(await cacheStatus(page, { 'user-agent': 'another' })).not.toBe('BYPASS')
  const personal: Record<string, string>[] = [
    { cookie: `payload-token=${admin.token}` },
    { cookie: 'a=b; Payload-Token=made-up' },
    { cookie: 'preview=made-up' },
    { authorization: `JWT ${admin.token}` },
    { 'x-user-location': '41.4,2.2' },
  ]
  for (const headers of personal) expect(await cacheStatus(page, headers)).toBe('BYPASS')
  for (const path of ['/api/mushrooms?limit=1', '/es/search?q=boletus', '/cart', '/account'])
    expect(await cacheStatus(`${proxyUrl}${path}`)).toBeNull()
})

test('guests get what staff published, changed and withdrew behind nginx within two seconds', async ({
  proxyUrl,
  records,
  admin,
}) => {
  const species = minimalSpecies('proximus')
  const url = `${proxyUrl}/mushrooms/${species.slug}`
  const statusIs = (status: number) => async () => (await request(url)).status === status
  expect(await statusIs(404)()).toBe(true)
  const { id } = await records.create('mushrooms', { ...species, _status: 'draft' })
  const set = (data: object) => () => (admin as Session).update('mushrooms', id, data)

  expect(await lastSeenAfter(set({ _status: 'published' }), statusIs(200))).toBeLessThan(longest)
  const description = 'Seen behind a proxy.'
  const isChanged = async () => (await (await request(url)).text()).includes(description)
  expect(await isChanged()).toBe(false)
  expect(await lastSeenAfter(set({ meta: { description }, _status: 'published' }), isChanged)).toBeLessThan(
    longest,
  )
  expect(await lastSeenAfter(set({ _status: 'draft' }), statusIs(404))).toBeLessThan(longest)
})

test('staff see their own change behind nginx at once', async ({ proxyUrl, records, admin }) => {
  const species = minimalSpecies('statim')
  const { id } = await records.create('mushrooms', { ...species, _status: 'published' })
  const headers = { cookie: `payload-token=${admin.token}` }
  const url = `${proxyUrl}/mushrooms/${species.slug}`
  expect((await request(url)).status).toBe(200)
  const description = 'Changed just now.'
  await admin.update('mushrooms', id, { meta: { description }, _status: 'published' })
  expect((await (await request(url, { headers })).text()).includes(description)).toBe(true)
})
