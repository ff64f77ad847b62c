import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { isFullRun, someOf } from '@/testing/property-runs'
import { trackRequests, waitForHydration, waitForRequests } from './support/hydration'
import { htmlOf, request } from './support/rest'
import { inLanguage, kinds } from './support/site'
import type { Species } from './support/species'
import { expect, test } from './support/test'

/** Limits in bytes of a compressed response. */
const limits = {
  script: 25_000,
  marketScript: 95_000,
  contributions: 25_000,
  fonts: 90_000,
  cardPlate: 15_000,
  pagePlate: 70_000,
}

async function bodyOf(url: string): Promise<Buffer> {
  return Buffer.from(await (await request(url)).arrayBuffer())
}

/** Pages share most of their scripts. */
const knownSizes = new Map<string, number>()

async function compressedSize(url: string): Promise<number> {
  const size = knownSizes.get(url) ?? gzipSync(await bodyOf(url)).length
  knownSizes.set(url, size)
  return size
}

async function compressedSizes(urls: Iterable<string>): Promise<{ url: string; size: number }[]> {
  return Promise.all([...urls].map(async (url) => ({ url, size: await compressedSize(url) })))
}

function expectAtMost(parts: { size: number }[], limit: number): void {
  expect(parts.length).toBeGreaterThan(0)
  const total = parts.reduce((sum, { size }) => sum + size, 0)
  expect(total, JSON.stringify(parts)).toBeLessThanOrEqual(limit)
}

/** Returns the addresses of all scripts that a page loads before anybody touches it. */
async function scriptsOf(page: Page, path: string): Promise<Set<string>> {
  const scripts = trackRequests(page, 'script')
  await page.goto(path)
  await waitForRequests(page, scripts)
  return scripts.urls
}

for (const path of [
  kinds['edible species'],
  inLanguage('pt', kinds['deadly species']),
  kinds.archive,
  kinds.value,
  kinds.home,
  kinds.products,
  inLanguage('es', kinds['product category']),
])
  test(`${path} loads at most 25 kB of scripts`, async ({ page }) => {
    expectAtMost(await compressedSizes(await scriptsOf(page, path)), limits.script)
  })

for (const path of [kinds['product with variants'], '/cart'])
  test(`${path} loads at most 95 kB of scripts`, async ({ page }) => {
    expectAtMost(await compressedSizes(await scriptsOf(page, path)), limits.marketScript)
  })

test('the forms of members add at most 25 kB of scripts on two pages', async ({
  openContext,
  sharedMember,
}) => {
  const context = await openContext({ storageState: sharedMember.session.storageState })
  const shop = await context.newPage()
  const baseline = trackRequests(shop, 'script')
  await shop.goto(kinds['product with variants'])
  await waitForHydration(shop, shop.locator('#for-sale'))
  await waitForRequests(shop, baseline)
  const page = await context.newPage()
  const scripts = trackRequests(page, 'script')
  for (const path of [kinds['edible species'], kinds['product with variants']]) {
    const reviewForm = page.locator('#review-form')
    const commentForm = page.locator('#comment-form')
    await page.goto(path)
    await waitForHydration(page)
    await page.locator('details', { has: reviewForm }).locator('summary').click()
    // An invalid picture loads the converter to WebP and stores nothing.
    await reviewForm
      .locator('input[type="file"]')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('none') })
    await commentForm.locator('button[type="submit"]').click()
    await expect(commentForm.getByRole('alert')).toBeVisible()
    await expect.poll(scripts.isDone).toBe(true)
  }
  const added = [...scripts.urls].filter((url) => !baseline.urls.has(url))
  expectAtMost(await compressedSizes(added), limits.contributions)
})

test('the fonts weigh at most 90 kB', async ({ page }) => {
  const fonts = trackRequests(page, 'font')
  for (const path of [kinds.home, kinds['deadly species'], inLanguage('es', kinds.guide)]) {
    await page.goto(path)
    await waitForHydration(page)
    await page.evaluate(async () => {
      await document.fonts.ready
    })
    await expect.poll(fonts.isDone).toBe(true)
  }
  const parts = await Promise.all(
    [...fonts.urls].map(async (url) => ({ url, size: (await bodyOf(url)).length })),
  )
  expectAtMost(parts, limits.fonts)
})

/** Handles a list with ten workers. */
async function forEachInParallel<T>(items: T[], handle: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values()
  const work = async () => {
    for (const item of queue) await handle(item)
  }
  await Promise.all(Array.from({ length: 10 }, work))
}

/** Returns the addresses of the plates in a page. */
function platesIn(html: string): string[] {
  const matches = html.matchAll(/\/plates\/[a-z0-9-]+\/[a-z0-9.?=&;-]+/g)
  return Array.from(matches, ([path]) => path.replaceAll('&amp;', '&'))
}

/** Returns the addresses of the plates on pages of the archive and of species; a unit test weighs the drawings of all. */
async function somePlates(species: Species[]): Promise<Set<string>> {
  const paths = [kinds.archive, ...someOf(species, 12).map(({ slug }) => `/mushrooms/${slug}`)]
  const plates = new Set<string>()
  await forEachInParallel(paths, async (path) => {
    for (const plate of platesIn(await htmlOf(path))) plates.add(plate)
  })
  return plates
}

test('a plate weighs at most 15 kB on a card and 70 kB on a page, and is cached for good', async ({
  allSpecies,
}) => {
  const plates = await somePlates(allSpecies)
  const pagePlates = [...plates].filter((path) => path.includes('-page-'))
  expect(pagePlates.length).toBeGreaterThan(isFullRun ? 80 : 15)
  const tooHeavy: string[] = []
  await forEachInParallel([...plates], async (path) => {
    const response = await request(path)
    expect(response.status, path).toBe(200)
    expect(response.headers.get('content-type'), path).toMatch(/^image\//)
    expect(response.headers.get('cache-control'), path).toContain('immutable')
    const size = gzipSync(Buffer.from(await response.arrayBuffer())).length
    const limit = path.includes('-page-') ? limits.pagePlate : limits.cardPlate
    if (size > limit) tooHeavy.push(`${path}: ${size}`)
  })
  expect(tooHeavy).toEqual([])
})
