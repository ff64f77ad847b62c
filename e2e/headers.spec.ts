import { sendRaw } from './support/raw-request'
import { adminAccount, request } from './support/rest'
import { siteUrl } from './support/site'
import { expect, test } from './support/test'

test.describe('responses other than pages', () => {
  for (const path of [
    '/api/health',
    '/api/mushrooms?limit=1',
    '/robots.txt',
    '/admin/login',
    '/no/such/place',
    '/api/nothing',
    '/icon.svg',
    '/embed/youtube/aqz-KE-bpKQ',
    '/embed/youtube/none',
  ])
    test(`${path} forbids sniffing and foreign frames and does not name its software`, async () => {
      const { headers, status } = await sendRaw(path)
      expect(status).toBeLessThan(500)
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['x-powered-by']).toBeUndefined()
      expect(`${headers['content-security-policy']} ${headers['x-frame-options']}`).toMatch(
        /frame-ancestors '(?:self|none)'|SAMEORIGIN|DENY/,
      )
    })

  test('the health check reports the site, the database and the version', async () => {
    const response = await request('/api/health')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      status: 'ok',
      database: 'up',
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    })
    expect(response.headers.get('cache-control')).toContain('no-store')
  })

  test('the session cookie is out of reach of scripts and of other sites', async () => {
    const response = await request('/api/users/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(adminAccount()),
    })
    const cookies = response.headers.getSetCookie()
    const cookie = cookies.find((header) => header.startsWith('payload-token=')) ?? ''
    expect(cookie).toMatch(/HttpOnly/i)
    expect(cookie).toMatch(/SameSite=Lax/i)
    expect(/Secure/i.test(cookie)).toBe(siteUrl.startsWith('https:'))
  })

  for (const path of ['/login', '/signup', '/account'])
    test(`${path} is neither cached nor indexed`, async () => {
      const response = await request(path)
      expect(response.headers.get('cache-control')).toContain('no-store')
      if (response.status === 200) expect(await response.text()).toContain('name="robots" content="noindex')
    })
})

test.describe('forged headers', () => {
  const forgeries: Record<string, string>[] = [
    { Host: 'evil.example' },
    { 'X-Forwarded-Host': 'evil.example' },
    { Forwarded: 'host=evil.example;proto=https' },
    {
      Host: 'evil.example:3200',
      'X-Forwarded-Host': 'evil.example',
      'X-Forwarded-Proto': 'https',
      'X-Original-Host': 'evil.example',
    },
  ]
  const paths = [
    '/mushrooms/boletus-edulis',
    '/pt',
    '/en/mushrooms',
    '/mushrooms/species/type/edible/all',
    '/mushrooms/',
    '/admin',
    '/admin/collections/mushrooms',
    '/robots.txt',
    '/no/such/place',
    '/preview/leave?path=/mushrooms',
  ]

  for (const headers of forgeries)
    test(`a forged host appears in no response, nor in the cache: ${JSON.stringify(headers)}`, async () => {
      for (const path of paths) {
        const response = await sendRaw(path, { headers })
        expect(response.body, path).not.toContain('evil.example')
        expect(JSON.stringify(response.headers), path).not.toContain('evil.example')
      }
      const next = await sendRaw('/mushrooms/boletus-edulis')
      expect(next.body).toContain(`<link rel="canonical" href="${siteUrl}/mushrooms/boletus-edulis"`)
    })

  test('a policy sent by a client reaches neither the page nor the cache', async () => {
    const headers = {
      'Content-Security-Policy': "script-src 'nonce-forged'",
      'Content-Security-Policy-Report-Only': "script-src 'nonce-forged'",
    }
    const path = `/mushrooms/species/page/2?${process.pid}`
    expect((await sendRaw(path, { headers })).body).not.toContain('forged')
    expect(JSON.stringify((await sendRaw(path)).headers)).not.toContain('forged')
  })
})

test.describe('requests from a foreign site', () => {
  const origins: Record<string, string>[] = [
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ]

  for (const headers of origins)
    test(`cannot write with the reader’s session: ${JSON.stringify(headers)}`, async ({ admin }) => {
      const cookie = `payload-token=${admin.token}`
      const slug = `forged-${process.pid}`
      const guide = JSON.stringify({ title: 'Forged', slug, _status: 'draft' })
      const json = { ...headers, cookie, 'content-type': 'application/json' }
      const created = await sendRaw('/api/growingguides', { method: 'POST', headers: json, body: guide })
      expect([401, 403]).toContain(created.status)
      const posted = await sendRaw('/api/growingguides', {
        method: 'POST',
        headers: { ...headers, cookie, 'content-type': 'application/x-www-form-urlencoded' },
        body: `_payload=${encodeURIComponent(guide)}`,
      })
      expect(posted.status).toBeGreaterThanOrEqual(400)
      expect(posted.status).toBeLessThan(500)
      const query = JSON.stringify({
        query: `mutation { createGrowingguide(data: { title: "Forged", slug: "${slug}" }) { id } }`,
      })
      const mutated = await sendRaw('/api/graphql', { method: 'POST', headers: json, body: query })
      expect(mutated.status).toBeLessThan(500)
      expect(mutated.body).toMatch(/error/i)
      expect(await admin.find('growingguides', { slug }, { draft: true })).toEqual([])
      const me = await sendRaw('/api/users/me', { headers: { ...headers, cookie } })
      expect(JSON.parse(me.body).user).toBeNull()
    })

  test('cannot read with the reader’s session', async () => {
    const { headers } = await sendRaw('/api/mushrooms?limit=1', {
      headers: { origin: 'https://evil.example' },
    })
    expect(headers['access-control-allow-origin']).not.toBe('*')
    expect(headers['access-control-allow-origin']).not.toBe('https://evil.example')
  })
})

test.describe('malformed addresses', () => {
  for (const path of [
    '/mushrooms/%00',
    '/%00',
    '/mushrooms/species?x=%00',
    '/api/mushrooms?where[slug][equals]=%00',
    '/api/mushrooms/%00',
    '/plates/%00/x.svg',
  ])
    test(`the NUL byte in ${path} is rejected`, async () => {
      expect((await sendRaw(path)).status).toBe(400)
    })

  for (const path of [
    '/mushrooms/%',
    '/mushrooms/%E0%A4%A',
    '/%ff%fe',
    '/mushrooms/species/%2e%2e/%2e%2e/etc/passwd',
    `/mushrooms/${'a'.repeat(5000)}`,
    '/mushrooms/%F0%9F%8D%84',
    `/${'x'.repeat(20_000)}`,
    '/mushrooms/species/page/99999999999999999999',
    '/%2F%2Fevil.example',
    '//evil.example',
    '/mushrooms/%0d%0aSet-Cookie:x=1',
  ])
    test(`${path.slice(0, 60)} causes no server error and no foreign redirect`, async () => {
      const response = await sendRaw(path)
      expect(response.status).toBeLessThan(500)
      expect(response.headers.location ?? '').not.toMatch(/^(?:https?:)?\/\/evil/)
      expect(response.headers['set-cookie']).toBeUndefined()
    })
})
