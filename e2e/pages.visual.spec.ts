import type { Page } from '@playwright/test'
import { isFullRun, someOf } from '@/testing/property-runs'
import { allRules, findSmallTargets, findViolations, onlyRules } from './support/axe'
import { findTabFaults } from './support/keyboard'
import { isVisitedIn } from './support/sample'
import {
  accountPages,
  desktop,
  entryPages,
  filteredLists,
  inLanguage,
  kinds,
  type Language,
  languages,
  phone,
} from './support/site'
import { expect, test } from './support/test'
import { readShifts, scrollThrough, watchPage } from './support/visit'

/*
 * One visit to a page, in one of the languages, on a desktop or a phone, checks what needs scripts and paint: errors, layout
 * shifts, accessibility and the keyboard. `page-html.visual.spec.ts` checks what is in the HTML of every page. A run visits a third of
 * the pages; TEST_FULL=1 visits all in every language on both, and applies every rule in both themes.
 */

/** What a page moves it moves on each visit; what a busy machine loads late moves once. */
async function expectNoShifts(page: Page): Promise<void> {
  await scrollThrough(page)
  if ((await readShifts(page)).length === 0) return
  await page.reload()
  await scrollThrough(page)
  expect(await readShifts(page), 'layout shifts').toEqual([])
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
  if (isFullRun) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    expect(await findViolations(page, allRules), 'axe, light, phone').toEqual([])
  }
  expect(await findSmallTargets(page), 'controls under 24 px').toEqual([])
}

interface Visit {
  path: string
  language: Language
  /** Whether nothing on the page may move while it loads. */
  isStable?: boolean
  /** Whether the keyboard must reach all of the page. */
  isTabbed?: boolean
}

async function checkPage(page: Page, { path, language, isStable, isTabbed }: Visit): Promise<void> {
  const faults = watchPage(page, { isNotFound: path === kinds['not found'] })
  await page.goto(inLanguage(language, path))
  if (isStable) await test.step('moves nothing', () => expectNoShifts(page))
  await test.step('is accessible', () => expectAccessible(page))
  if (isTabbed)
    await test.step('is reached by keyboard', async () => {
      await page.evaluate(() => scrollTo(0, 0))
      expect(await findTabFaults(page)).toEqual([])
    })
  await test.step('fits a window of 320 px', () => expectFitsNarrowWindow(page))
  expect(faults).toEqual([])
}

for (const language of languages)
  for (const viewport of [desktop, phone]) {
    const isPhone = viewport === phone
    const pathsOf = (paths: readonly string[]) =>
      someOf(paths, 3).filter((_path, index) => isVisitedIn(language, viewport, index))

    test.describe(`in ${language}, ${viewport.width} px wide`, () => {
      test.use({ viewport })

      for (const path of pathsOf(Object.values(kinds)))
        test(`${path} is stable and accessible`, async ({ page }) => {
          await checkPage(page, { path, language, isStable: true, isTabbed: isPhone })
        })

      // Filtered lists and account pages still move by up to 0.02 when the fonts arrive.
      for (const path of pathsOf(entryPages))
        test(`${path} is stable and accessible`, async ({ page }) => {
          await checkPage(page, { path, language, isStable: isPhone })
        })

      for (const path of pathsOf(filteredLists))
        test(`${path} is accessible`, async ({ page }) => {
          await checkPage(page, { path, language })
        })

      for (const path of pathsOf(accountPages))
        test(`the account page ${path} is accessible`, async ({ adminPage }) => {
          await checkPage(adminPage, { path, language })
        })
    })
  }
