import { type IncomingHttpHeaders, request } from 'node:http'
import { beforeAll, describe, expect, it } from 'vitest'
import { asAdmin, ask, baseUrl, inLanguage, kinds, languages, siteUrl } from './site'

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

/** Asks as no well-behaved client would: with any path and any header, Host among them. */
function raw(
  path: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  const { hostname, port } = new URL(baseUrl)
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      )
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

beforeAll(async () => {
  const response = await ask('/')
  if (!response.headers.has('content-security-policy')) {
    throw new Error(
      `${baseUrl} is not the front door: its pages carry no Content-Security-Policy. Start the site with npm start, not with next start.`,
    )
  }
})

describe.each(Object.entries(kinds))('%s', (_, path) => {
  it('carries every header that protects its reader', async () => {
    for (const language of languages) {
      const { headers } = await raw(inLanguage(language, path))
      const policy = Object.fromEntries(
        String(headers['content-security-policy'])
          .split(';')
          .map((directive) => directive.trim().split(/\s+/))
          .map(([name, ...sources]) => [name, sources]),
      )
      const scripts: string[] = policy['script-src'] ?? policy['default-src'] ?? ['*']
      expect(scripts).toContain("'self'")
      for (const open of ["'unsafe-inline'", "'unsafe-eval'", '*', 'https:', 'http:', 'data:', 'blob:'])
        expect(scripts).not.toContain(open)
      expect(policy['object-src']).toEqual(["'none'"])
      expect(policy['base-uri']?.[0]).toMatch(/^'(?:self|none)'$/)
      expect(policy['frame-ancestors']?.[0]).toMatch(/^'(?:self|none)'$/)
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['referrer-policy']).toMatch(/strict-origin|no-referrer|same-origin/)
      expect(headers['permissions-policy']).toMatch(/camera=\(\)/)
      expect(headers['x-powered-by']).toBeUndefined()
      const secure = siteUrl.startsWith('https:')
      expect(headers['strict-transport-security'] !== undefined).toBe(secure)
    }
  })
})

describe('other answers', () => {
  it.each([
    '/api/health',
    '/api/mushrooms?limit=1',
    '/robots.txt',
    '/admin/login',
    '/no/such/place',
    '/api/nothing',
    '/icon.svg',
  ])('%s is never sniffed, never framed elsewhere and says nothing of its maker', async (path) => {
    const { headers, status } = await raw(path)
    expect(status).toBeLessThan(500)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['x-powered-by']).toBeUndefined()
    expect(`${headers['content-security-policy']} ${headers['x-frame-options']}`).toMatch(
      /frame-ancestors '(?:self|none)'|SAMEORIGIN|DENY/,
    )
  })

  it('the health of the site is told', async () => {
    const response = await ask('/api/health')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      status: 'ok',
      database: 'up',
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    })
    expect(response.headers.get('cache-control')).toContain('no-store')
  })

  it('the session’s cookie is kept from scripts and from other sites', async () => {
    const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = process.env
    const response = await ask('/api/users/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    const cookie = response.headers.getSetCookie().find((one) => one.startsWith('payload-token=')) ?? ''
    expect(cookie).toMatch(/HttpOnly/i)
    expect(cookie).toMatch(/SameSite=Lax/i)
    expect(/Secure/i.test(cookie)).toBe(siteUrl.startsWith('https:'))
  })
})

describe('a forged host', () => {
  const forged = [
    { Host: 'evil.example' },
    { 'X-Forwarded-Host': 'evil.example' },
    { Forwarded: 'host=evil.example;proto=https' },
    {
      Host: 'evil.example:3200',
      'X-Forwarded-Host': 'evil.example',
      'X-Forwarded-Proto': 'https',
      'X-Original-Host': 'evil.example',
    },
  ] as Record<string, string>[]
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

  it.each(forged.map((headers) => [JSON.stringify(headers), headers] as const))(
    '%s is believed nowhere',
    async (_, headers) => {
      for (const path of paths) {
        const answer = await raw(path, { headers })
        expect(answer.body, path).not.toContain('evil.example')
        expect(JSON.stringify(answer.headers), path).not.toContain('evil.example')
      }
      // Nor is it kept for the next reader.
      const next = await raw('/mushrooms/boletus-edulis')
      expect(next.body).toContain(`<link rel="canonical" href="${siteUrl}/mushrooms/boletus-edulis"`)
    },
  )

  it('a policy that a reader sends does not get into the page', async () => {
    const headers = {
      'Content-Security-Policy': "script-src 'nonce-forged'",
      'Content-Security-Policy-Report-Only': "script-src 'nonce-forged'",
    }
    const path = `/mushrooms/species/page/2?${process.pid}`
    expect((await raw(path, { headers })).body).not.toContain('forged')
    expect(JSON.stringify((await raw(path)).headers)).not.toContain('forged')
  })
})

describe('a foreign site', () => {
  const foreign = [
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ] as Record<string, string>[]

  it.each(foreign.map((headers) => [JSON.stringify(headers), headers] as const))(
    'cannot write with the reader’s session: %s',
    async (_, headers) => {
      const { token } = await asAdmin()
      const cookie = `payload-token=${token}`
      const slug = `forged-${process.pid}`
      const guide = JSON.stringify({ title: 'Forged', slug, _status: 'draft' })
      const json = { ...headers, cookie, 'content-type': 'application/json' }
      const created = await raw('/api/growingguides', { method: 'POST', headers: json, body: guide })
      expect([401, 403]).toContain(created.status)
      const form = { ...headers, cookie, 'content-type': 'application/x-www-form-urlencoded' }
      const posted = await raw('/api/growingguides', {
        method: 'POST',
        headers: form,
        body: `_payload=${encodeURIComponent(guide)}`,
      })
      expect(posted.status).toBeGreaterThanOrEqual(400)
      expect(posted.status).toBeLessThan(500)
      const query = JSON.stringify({
        query: `mutation { createGrowingguide(data: { title: "Forged", slug: "${slug}" }) { id } }`,
      })
      const mutated = await raw('/api/graphql', { method: 'POST', headers: json, body: query })
      expect(mutated.status).toBeLessThan(500)
      expect(mutated.body).toMatch(/error/i)
      expect(await (await asAdmin()).find('growingguides', { slug }, { draft: true })).toEqual([])
      const me = await raw('/api/users/me', { headers: { ...headers, cookie } })
      expect(JSON.parse(me.body).user).toBeNull()
    },
  )

  it('is given no leave to read with the reader’s session', async () => {
    const answer = await raw('/api/mushrooms?limit=1', { headers: { origin: 'https://evil.example' } })
    expect(answer.headers['access-control-allow-origin']).not.toBe('*')
    expect(answer.headers['access-control-allow-origin']).not.toBe('https://evil.example')
  })
})

describe('bad input', () => {
  it.each([
    '/mushrooms/%00',
    '/%00',
    '/mushrooms/species?x=%00',
    '/api/mushrooms?where[slug][equals]=%00',
    '/api/mushrooms/%00',
    '/plates/%00/x.svg',
  ])('a NUL byte in %s is refused', async (path) => {
    expect((await raw(path)).status).toBe(400)
  })

  it.each([
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
  ])('%.60s is no error of the server', async (path) => {
    const answer = await raw(path)
    expect(answer.status).toBeLessThan(500)
    expect(answer.headers.location ?? '').not.toMatch(/^(?:https?:)?\/\/evil/)
    expect(answer.headers['set-cookie']).toBeUndefined()
  })
})
