import type { Page, Response } from '@playwright/test'
import sharp from 'sharp'
import { structuredDataFaults, structuredDataIn } from '@/testing/structured-data'
import { allRules, findSmallTargets, findViolations, onlyRules } from './support/axe'
import { waitForHydration } from './support/hydration'
import { findTabFaults } from './support/keyboard'
import { request } from './support/rest'
import {
  accountPages,
  desktop,
  entryPages,
  filteredLists,
  inLanguage,
  isFullRun,
  kinds,
  type Language,
  languageAt,
  languages,
  phone,
  siteUrl,
} from './support/site'
import { expect, test } from './support/test'
import {
  alternatesOf,
  observeShifts,
  scrollThrough,
  sharingProperties,
  textsOf,
  watchPage,
} from './support/visit'

/*
 * One visit to each kind of page in each language checks everything that must hold on every page. Forms, filtered lists and
 * account pages are visited in English and in one of the other languages. The rules of
 * accessibility do not depend on the language, so English pages alone are checked for them; TEST_FULL=1 runs every
 * rule in both themes, on desktop and phone, in every language.
 */

/** Each kind of page loads on a desktop and on a phone. */
const viewports = { en: desktop, es: phone, pt: desktop } as const satisfies Record<Language, object>

/** Message keys, placeholders, Markdown and values of programs that must not reach a reader. */
const slips = [
  /\b(?:site|species|archive|guides|vocabulary|nutrients|errors|admin|accounts|ui)\.[a-z][A-Za-z]+(?:\.[A-Za-z-]+)*\b/g,
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
  for (const language of languages)
    await expect(page.locator(`a[hreflang="${language}"]`).first()).toHaveAttribute(
      'href',
      inLanguage(language, path),
    )
}

async function expectAlternates(page: Page, path: string): Promise<void> {
  const addressIn = (language: Language) =>
    new URL(inLanguage(language, path), siteUrl).href.replace(/\/$/, '')
  expect(await alternatesOf(page)).toEqual({
    ...Object.fromEntries(languages.map((language) => [language, addressIn(language)])),
    'x-default': addressIn('en'),
  })
}

async function expectSharedImage(response: Response | null, language: Language): Promise<void> {
  const properties = sharingProperties((await response?.text()) ?? '')
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
  const file = await request(image.pathname)
  expect(file.status).toBe(200)
  const bytes = Buffer.from(await file.arrayBuffer())
  expect(bytes.length).toBeLessThanOrEqual(150_000)
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
}

/** What a page moves it moves on each visit; what a busy machine loads late moves once. */
async function expectNoShifts(page: Page, readShifts: () => Promise<string[]>): Promise<void> {
  await scrollThrough(page)
  if ((await readShifts()).length === 0) return
  await page.reload()
  await waitForHydration(page, page.locator('body'))
  await scrollThrough(page)
  expect(await readShifts(), 'layout shifts').toEqual([])
}

async function expectFitsNarrowWindow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 })
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth),
    'width at 320 px',
  ).toBeLessThanOrEqual(320)
}

async function expectAccessible(page: Page): Promise<void> {
  await page.setViewportSize(desktop)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  expect(await findViolations(page, allRules), 'axe, light, desktop').toEqual([])
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const darkRules = isFullRun ? allRules : onlyRules('color-contrast')
  expect(await findViolations(page, darkRules), 'axe, dark, desktop').toEqual([])
  await page.setViewportSize(phone)
  if (isFullRun) expect(await findViolations(page, allRules), 'axe, dark, phone').toEqual([])
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const phoneRules = isFullRun ? allRules : onlyRules('target-size')
  expect(await findViolations(page, phoneRules), 'axe, light, phone').toEqual([])
  expect(await findSmallTargets(page), 'controls under 24 px').toEqual([])
}

interface Visited {
  path: string
  language: Language
  /** Whether the page has translations that search engines find, and an image for sharing. */
  isIndexed: boolean
  /** Whether nothing on the page may move while it loads. */
  isStable: boolean
  /** Whether the keyboard must reach all of the page. */
  isTabbed?: boolean
  /** Whether the image for sharing is fetched. */
  hasImageChecked?: boolean
}

async function checkPage(page: Page, visited: Visited): Promise<void> {
  const { path, language, isIndexed, isStable, isTabbed, hasImageChecked } = visited
  const address = inLanguage(language, path)
  const isNotFound = path === kinds['not found']
  const faults = watchPage(page, { isNotFound })
  const readShifts = await observeShifts(page)
  const response = await page.goto(address)
  await waitForHydration(page, page.locator('body'))

  await test.step('responds with the status and headers', async () => {
    expect(response?.status()).toBe(isNotFound ? 404 : 200)
    expectSecurityHeaders((await response?.allHeaders()) ?? {})
  })
  await test.step('is in its language and links to its translations', async () => {
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const texts = await textsOf(page)
    for (const slip of slips) expect(texts.match(slip)).toBeNull()
    // The state of a form is not kept.
    if (!isNotFound) await expectSwitchKeepsPath(page, path.replace(/\?done=.*/, ''))
    if (isIndexed) await expectAlternates(page, path)
    if (isIndexed && hasImageChecked) await expectSharedImage(response, language)
  })
  await test.step('has valid structured data', async () => {
    const data = structuredDataIn((await response?.text()) ?? '')
    expect(data.flatMap(structuredDataFaults)).toEqual([])
  })
  // Filtered lists and account pages still move by up to 0.02 when the fonts arrive.
  if (isStable) await test.step('moves nothing', () => expectNoShifts(page, readShifts))
  if (language === 'en' || isFullRun) await test.step('is accessible', () => expectAccessible(page))
  if (isTabbed)
    await test.step('is reached by keyboard', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.evaluate(() => scrollTo(0, 0))
      expect(await findTabFaults(page)).toEqual([])
    })
  await test.step('fits a window of 320 px', () => expectFitsNarrowWindow(page))
  expect(faults).toEqual([])
}

/** One language for each item besides English; TEST_FULL=1 visits all. */
const isVisited = (language: Language, index: number) =>
  isFullRun || language === 'en' || language === languages[1 + (index % 2)]

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ viewport: viewports[language] })
    const isPhone = viewports[language] === phone

    for (const [index, [kind, path]] of Object.entries(kinds).entries())
      test(`the page “${kind}” is safe, complete, stable and accessible`, async ({ page }) => {
        const isIndexed = path !== kinds['not found']
        const hasImageChecked = isFullRun || languageAt(index) === language
        await checkPage(page, {
          path,
          language,
          isIndexed,
          isStable: true,
          isTabbed: isPhone,
          hasImageChecked,
        })
      })

    const pathsOf = (paths: readonly string[]) => paths.filter((_path, index) => isVisited(language, index))

    for (const path of pathsOf(entryPages))
      test(`${path} is safe, stable and accessible`, async ({ page }) => {
        await checkPage(page, { path, language, isIndexed: false, isStable: isPhone })
      })

    for (const path of pathsOf(filteredLists))
      test(`${path} is safe and accessible`, async ({ page }) => {
        await checkPage(page, { path, language, isIndexed: false, isStable: false })
      })

    for (const path of pathsOf(accountPages))
      test(`the account page ${path} is safe and accessible`, async ({ adminPage }) => {
        await checkPage(adminPage, { path, language, isIndexed: false, isStable: false })
      })
  })
}
