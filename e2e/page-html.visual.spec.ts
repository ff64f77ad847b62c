import type { Page, Response } from '@playwright/test'
import sharp from 'sharp'
import { someOf } from '@/testing/property-runs'
import { structuredDataFaults, structuredDataIn } from '@/testing/structured-data'
import { request } from './support/rest'
import { isReadIn } from './support/sample'
import {
  accountPages,
  entryPages,
  filteredLists,
  inLanguage,
  kinds,
  type Language,
  languages,
  siteUrl,
} from './support/site'
import { expect, test } from './support/test'
import { alternatesOf, sharingProperties, textsOf } from './support/visit'

/*
 * Every page in one language, or in all with TEST_FULL=1, read without scripts: its status and headers, its language and
 * texts, the links to its translations, and its width. `pages.visual.spec.ts` visits them with scripts.
 */

// Without its picture, an image is as wide as its alternative text.
test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })

/** Message keys, placeholders, Markdown and values of programs that must not reach a reader. */
const slips = [
  /\b(?:site|species|archive|guides|vocabulary|nutrients|errors|admin|accounts|openData|potency|tables|ui)\.(?!csv\b)[a-z][A-Za-z]+(?:\.[A-Za-z-]+)*\b/g,
  /\{[a-z]\w*[,}]/gi,
  /\b_[A-Z][a-z]+|[a-z]_(?=[\s.,;)])/g,
  /\b(?:undefined|NaN|\[object Object\])\b/g,
]

function expectSecurityHeaders(headers: Record<string, string>): void {
  const policy = Object.fromEntries(
    String(headers['content-security-policy'])
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name, ...sources]) => [name, sources]),
  )
  const scripts: string[] = policy['script-src'] ?? policy['default-src'] ?? ['*']
  expect(scripts).toContain("'self'")
  for (const unsafe of ["'unsafe-inline'", "'unsafe-eval'", '*', 'https:', 'http:', 'data:', 'blob:'])
    expect(scripts).not.toContain(unsafe)
  expect(policy['object-src']).toEqual(["'none'"])
  expect(policy['base-uri']?.[0]).toMatch(/^'(?:self|none)'$/)
  expect(policy['frame-ancestors']?.[0]).toMatch(/^'(?:self|none)'$/)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['referrer-policy']).toMatch(/strict-origin|no-referrer|same-origin/)
  expect(headers['permissions-policy']).toMatch(/camera=\(\)/)
  expect(headers['x-powered-by']).toBeUndefined()
  expect(headers['strict-transport-security'] !== undefined).toBe(siteUrl.startsWith('https:'))
}

async function expectSwitchKeepsPath(page: Page, path: string): Promise<void> {
  const links = await page
    .locator('a[hreflang]')
    .evaluateAll((all) => all.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]))
  for (const language of languages)
    expect(links.find(([code]) => code === language)?.[1]).toBe(inLanguage(language, path))
}

async function expectAlternates(page: Page, path: string): Promise<void> {
  const addressIn = (language: Language) =>
    new URL(inLanguage(language, path), siteUrl).href.replace(/\/$/, '')
  expect(await alternatesOf(page)).toEqual({
    ...Object.fromEntries(languages.map((language) => [language, addressIn(language)])),
    'x-default': addressIn('en'),
  })
}

function expectSharedImage(html: string, language: Language): URL {
  const properties = sharingProperties(html)
  const image = new URL(properties['og:image'] ?? '')
  expect(image.origin).toBe(siteUrl)
  expect(image.pathname).toMatch(new RegExp(`^/share/${language}/`))
  expect(properties).toMatchObject({
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
    'twitter:image': image.href,
  })
  expect(properties['og:image:alt']).toBeTruthy()
  return image
}

async function expectImageFile(image: URL): Promise<void> {
  const file = await request(image.pathname)
  expect(file.status).toBe(200)
  const bytes = Buffer.from(await file.arrayBuffer())
  expect(bytes.length).toBeLessThanOrEqual(150_000)
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
}

interface Kind {
  paths: readonly string[]
  /** Whether search engines find the pages and their translations. */
  isIndexed?: boolean
  isForMembers?: boolean
}

const notFound = kinds['not found']
const indexed: string[] = Object.values(kinds).filter((path) => path !== notFound)

/** The site draws these images: to draw those of all pages would take a third of the test. */
const pathsWithDrawnImage = new Set(someOf(indexed, 4))

/** How many pages there are for each that `pages.visual.spec.ts` visits, in the same language: the site keeps it. */
const pagesForOneVisit = 3

/** Pages that one test visits. */
const groups: Record<string, Kind> = {
  'the encyclopedia': { paths: indexed.filter((_path, index) => index < 18), isIndexed: true },
  'the market and articles': { paths: indexed.filter((_path, index) => index >= 18), isIndexed: true },
  'forms, filtered lists and what is not found': {
    paths: [...entryPages, ...filteredLists, notFound, '/nowhere', '/mushrooms/species/page/999'],
  },
  'an account': { paths: accountPages, isForMembers: true },
}

async function checkPage(page: Page, path: string, language: Language, isIndexed: boolean): Promise<void> {
  const isNotFound = [notFound, '/nowhere', '/mushrooms/species/page/999'].includes(path)
  const response: Response | null = await page.goto(inLanguage(language, path))
  expect(response?.status()).toBe(isNotFound ? 404 : 200)
  // Without a document type, browsers would lay the page out in another way.
  expect(await page.evaluate(() => document.compatMode)).toBe('CSS1Compat')
  expectSecurityHeaders((await response?.allHeaders()) ?? {})
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(60)
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible()
  const texts = await textsOf(page)
  for (const slip of slips) expect(texts.match(slip)).toBeNull()
  if (isNotFound) await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  // The state of a form is not kept.
  else await expectSwitchKeepsPath(page, path.replace(/\?done=.*/, ''))
  const html = (await response?.text()) ?? ''
  expect(structuredDataIn(html).flatMap(structuredDataFaults)).toEqual([])
  if (isIndexed) {
    await expectAlternates(page, path)
    const image = expectSharedImage(html, language)
    if (pathsWithDrawnImage.has(path)) await expectImageFile(image)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
}

for (const language of languages)
  for (const [name, { paths, isIndexed = false, isForMembers }] of Object.entries(groups)) {
    const title = `pages of ${name} are complete without scripts in ${language} and fit a window of 320 px`
    const visitAll = async (page: Page) => {
      const isRead = (_path: string, index: number) =>
        isReadIn(language, isIndexed ? Math.floor(index / pagesForOneVisit) : index)
      for (const path of paths.filter(isRead))
        await test.step(path, () => checkPage(page, path, language, isIndexed))
    }
    if (isForMembers) test(title, ({ adminPage }) => visitAll(adminPage))
    else test(title, ({ page }) => visitAll(page))
  }
