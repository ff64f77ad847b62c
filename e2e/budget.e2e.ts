import { gzipSync } from 'node:zlib'
import type { Page, Response } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { desk, phone, useBrowser } from './browser'
import { adminAccount, ask, baseUrl, doors, htmlOf, inLanguage, kinds, languages } from './site'

const browser = useBrowser()

/** Bytes over the wire, as the issue sets them. */
const bars = {
  script: 150_000,
  marketScript: 165_000,
  contributions: 25_000,
  fonts: 90_000,
  cardPlate: 15_000,
  pagePlate: 70_000,
}

/** Every response of a visit, by address: each is counted once. */
function heard(page: Page): Map<string, Response> {
  const responses = new Map<string, Response>()
  page.on('response', (response) => {
    responses.set(response.url(), response)
  })
  return responses
}

async function sizes(responses: Map<string, Response>, type: string, pack: (body: Buffer) => number) {
  const wanted = [...responses.values()].filter(
    (response) => response.request().resourceType() === type && response.status() === 200,
  )
  return Promise.all(
    wanted.map(async (response) => ({ url: response.url(), size: pack(await response.body()) })),
  )
}

function total(parts: { size: number }[]): number {
  return parts.reduce((sum, { size }) => sum + size, 0)
}

const gzipped = (body: Buffer) => gzipSync(body).length

describe('what a page weighs', () => {
  it.each([
    ['a species', kinds['edible species']],
    ['a deadly species in Portuguese', inLanguage('pt', kinds['deadly species'])],
    ['the archive', kinds.archive],
    ['an archive of a value', kinds.value],
  ])('%s takes at most 150 kB of script', async (_, path) => {
    const page = await browser.page()
    const responses = heard(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    const scripts = await sizes(responses, 'script', gzipped)
    expect(scripts.length).toBeGreaterThan(0)
    expect(total(scripts), JSON.stringify(scripts)).toBeLessThanOrEqual(bars.script)
  })

  it.each([
    ['the market', kinds.products],
    ['a shelf of it in Spanish', inLanguage('es', kinds['product shelf'])],
    ['a product', kinds['product in variants']],
  ])('%s takes at most 165 kB of script', async (_, path) => {
    const page = await browser.page()
    const responses = heard(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    const scripts = await sizes(responses, 'script', gzipped)
    expect(scripts.length).toBeGreaterThan(0)
    expect(total(scripts), JSON.stringify(scripts)).toBeLessThanOrEqual(bars.marketScript)
  })

  it('what a member needs to like, review, tell and comment takes at most 25 kB of script on two pages', async () => {
    const member = await browser.visitor()
    const data = adminAccount()
    const answer = await member.request.post('/api/users/sign-in', { data, headers: { origin: baseUrl } })
    expect(answer.status()).toBe(200)
    const visit = async (walk: (page: Page) => Promise<unknown>) => {
      const page = await member.newPage()
      const scripts = new Set<string>()
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.add(request.url())
      })
      await walk(page)
      await page.waitForLoadState('networkidle')
      return scripts
    }
    const without = await visit((page) => page.goto(kinds.group))
    const all = await visit(async (page) => {
      for (const path of [kinds['edible species'], kinds['product in variants']]) {
        await page.goto(path, { waitUntil: 'networkidle' })
        await page.locator('.write-fold > summary').click()
        // No picture, though it says so: what turns pictures into WebP is fetched, and nothing is kept.
        await page
          .locator('#review-form input[type="file"]')
          .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('none') })
        await page.locator('#comment-form button[type="submit"]').click()
        await page.locator('#comment-form .form-summary').waitFor()
      }
    })
    const contributions = await Promise.all(
      [...all]
        .filter((url) => !without.has(url))
        .map(async (url) => ({ url, size: gzipped(Buffer.from(await (await ask(url)).arrayBuffer())) })),
    )
    expect(contributions.length).toBeGreaterThan(0)
    expect(total(contributions), JSON.stringify(contributions)).toBeLessThanOrEqual(bars.contributions)
  }, 90_000)

  it('the fonts are at most 90 kB in all', async () => {
    const page = await browser.page()
    const asked = new Set<string>()
    page.on('request', (request) => {
      if (request.resourceType() === 'font') asked.add(request.url())
    })
    for (const path of [kinds.home, kinds['deadly species'], inLanguage('es', kinds.guide)]) {
      await page.goto(path, { waitUntil: 'networkidle' })
    }
    expect(asked.size).toBeGreaterThan(0)
    const bodies = await Promise.all([...asked].map(async (url) => (await ask(url)).arrayBuffer()))
    const size = bodies.reduce((sum, { byteLength }) => sum + byteLength, 0)
    expect(size, [...asked].join(', ')).toBeLessThanOrEqual(bars.fonts)
  })

  it('every plate on a card is at most 15 kB, every large one at most 70 kB', async () => {
    const plates = new Set<string>()
    for (let number = 1; ; number += 1) {
      const response = await ask(number === 1 ? kinds.archive : `${kinds.archive}/page/${number}`)
      if (response.status === 404) break
      const html = await response.text()
      for (const [path] of html.matchAll(/\/plates\/[a-z0-9-]+\/[a-z0-9.?=&;-]+/g))
        plates.add(path.replaceAll('&amp;', '&'))
      for (const [, slug] of html.matchAll(/<h3 class="binomial"><a href="\/mushrooms\/([a-z0-9-]+)"/g)) {
        const species = await htmlOf(`/mushrooms/${slug}`)
        for (const [path] of species.matchAll(/\/plates\/[a-z0-9-]+\/[a-z0-9.?=&;-]+/g))
          plates.add(path.replaceAll('&amp;', '&'))
      }
    }
    const large = [...plates].filter((path) => /-page-/.test(path))
    expect(large.length).toBeGreaterThan(80)
    const heavy: string[] = []
    for (const path of plates) {
      const response = await ask(path)
      expect(response.status, path).toBe(200)
      expect(response.headers.get('content-type'), path).toMatch(/^image\//)
      expect(response.headers.get('cache-control'), path).toContain('immutable')
      const size = gzipped(Buffer.from(await response.arrayBuffer()))
      if (size > (large.includes(path) ? bars.pagePlate : bars.cardPlate)) heavy.push(`${path}: ${size}`)
    }
    expect(heavy).toEqual([])
  }, 180_000)
})

/** What is put right before anything of the page runs: an ear for the page's complaints and movements. */
function listen() {
  const shifts: string[] = []
  Object.assign(window, { shifts })
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    console.error(`policy: ${violatedDirective} ${blockedURI}`)
  })
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources?: { node?: Node }[] }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      const moved = entry.sources?.map(({ node }) =>
        node instanceof Element ? `${node.tagName}.${node.className}` : '?',
      )
      if (!entry.hadRecentInput && entry.value > 0) shifts.push(`${entry.value} ${moved?.join(', ')}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Scrolls to the end, as far at once as a screen shows. */
async function readOn(page: Page) {
  const { height, screen } = await page.evaluate(() => ({
    height: document.body.scrollHeight,
    screen: innerHeight,
  }))
  for (let y = 0; y < height; y += screen) {
    await page.evaluate((to) => {
      scrollTo(0, to)
      return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }, y)
  }
}

describe.each([phone, desk])('a visit, $width px wide,', (viewport) => {
  const paths = [...Object.values(kinds), ...doors]
  const missing = /Failed to load resource: .* 404/ // the browser's word for an address with nothing behind it

  it.each(
    paths.map((path, place) =>
      inLanguage(languages[(place + viewport.width) % languages.length] ?? 'en', path),
    ),
  )('to %s asks nobody else for anything, hears no complaint and sees nothing move', async (address) => {
    const wrong: string[] = []
    const page = await browser.page({ viewport })
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url())
      if (protocol.startsWith('http') && origin !== baseUrl) wrong.push(`asks ${request.url()}`)
    })
    page.on('console', (message) => {
      const isLost = address.endsWith(kinds['not found']) && missing.test(message.text())
      if (['error', 'warning'].includes(message.type()) && !isLost) wrong.push(message.text())
    })
    page.on('pageerror', (error) => wrong.push(error.message))
    await page.addInitScript(listen)
    // Letters that come late move a word by fractions, as the line will have it: with them, nothing may move.
    await page.goto('/forgot', { waitUntil: 'networkidle' })
    const shiftsOf = async () => {
      await page.goto(address)
      await readOn(page)
      await page.waitForLoadState('networkidle')
      return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
    }
    // What a page moves it moves each time; what a busy machine was late with, once.
    const shifts = (await shiftsOf()).length > 0 ? await shiftsOf() : []
    expect([...wrong, ...shifts.map((shift) => `moves by ${shift}`)]).toEqual([])
  })
})
