import type { Page } from '@playwright/test'
import { trackRequests, waitForHydration } from './support/hydration'
import { someLanguages } from './support/sample'
import { inLanguage, kinds, type languages, phone } from './support/site'
import { expect, test } from './support/test'
import { textIn } from './support/text'

const species = kinds['deadly species']
const backgrounds = { light: 'rgb(244, 239, 225)', dark: 'rgb(26, 22, 15)' }
const themeColors = { light: '#f4efe1', dark: '#1a160f' }

type Theme = 'light' | 'dark'

const themeRadio = (page: Page, theme: Theme | 'device', language: (typeof languages)[number] = 'en') =>
  page.getByRole('radio', { name: textIn(language)(`site.theme.${theme}`) })

async function expectTheme(page: Page, theme: Theme): Promise<void> {
  await expect(page.locator('body')).toHaveCSS('background-color', backgrounds[theme])
}

/** Returns the addresses of the plates that the browser has chosen. */
const platesOf = (page: Page) =>
  page
    .locator('picture img')
    .evaluateAll((images) =>
      images.map((image) => (image instanceof HTMLImageElement ? image.currentSrc : '')).filter(Boolean),
    )

async function expectPlates(page: Page, theme: Theme): Promise<void> {
  await expect
    .poll(async () => {
      const plates = await platesOf(page)
      return plates.length > 0 && plates.every((plate) => plate.includes(`-${theme}.`))
    })
    .toBe(true)
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`a page follows a ${colorScheme} device until the reader chooses a theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto(species)
    await expectTheme(page, colorScheme)
    await expectPlates(page, colorScheme)
    await expect(themeRadio(page, 'device')).toBeChecked()
  })

for (const [device, theme] of [
  ['light', 'dark'],
  ['dark', 'light'],
] as const)
  test(`the ${theme} theme, chosen on a ${device} device, applies to plates and to later pages`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: device })
    await page.goto(species)
    await themeRadio(page, theme).check()
    await expectTheme(page, theme)
    await expectPlates(page, theme)
    await page.goto(kinds.archive)
    await expectTheme(page, theme)
    await expectPlates(page, theme)
    await expect(themeRadio(page, theme)).toBeChecked()
    const colors = await page
      .locator('meta[name="theme-color"]')
      .evaluateAll((metas) =>
        metas
          .filter((meta) => matchMedia(meta.getAttribute('media') ?? 'all').matches)
          .map((meta) => meta.getAttribute('content')),
      )
    expect(colors).toEqual([themeColors[theme]])
  })

test('the reader can return to the theme of the device', async ({ page }) => {
  await page.goto(species)
  await themeRadio(page, 'dark').check()
  await themeRadio(page, 'device').check()
  await expectTheme(page, 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectTheme(page, 'dark')
  await expectPlates(page, 'dark')
})

test('the chosen theme applies before any script of the page has loaded', async ({ page }) => {
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))
  await page.route('**/*.js*', (route) => route.abort())
  await page.goto(species, { waitUntil: 'domcontentloaded' })
  await expectTheme(page, 'dark')
})

test('the chosen theme loads at most one plate of the other theme', async ({ openContext }) => {
  const context = await openContext({ colorScheme: 'light' })
  await context.addInitScript(() => localStorage.setItem('theme', 'dark'))
  const page = await context.newPage()
  const images = trackRequests(page, 'image')
  await page.goto(kinds.archive)
  await waitForHydration(page)
  await expect.poll(images.isDone).toBe(true)
  const plates = [...images.urls].filter((url) => /-(light|dark)\.(svg|avif)/.test(url))
  expect(plates.length).toBeGreaterThan(1)
  // The browser requests the first plate before any script runs.
  expect(plates.filter((url) => url.includes('-light.')).length).toBeLessThanOrEqual(1)
})

test('another tab and the page before follow the chosen theme', async ({ openContext }) => {
  const context = await openContext({ colorScheme: 'light' })
  const [first, second] = [await context.newPage(), await context.newPage()]
  await first.goto(species)
  await second.goto(kinds.mushrooms)
  await themeRadio(first, 'dark').check()
  await expectTheme(second, 'dark')
  await first.goto(kinds.mushrooms)
  await themeRadio(first, 'light').check()
  await first.goBack()
  await expectTheme(first, 'light')
})

test('the theme changes even while React stops the event during hydration', async ({ page }) => {
  await page.goto(species)
  await page.evaluate(() => document.addEventListener('change', (event) => event.stopPropagation(), true))
  await themeRadio(page, 'dark').check()
  await expectTheme(page, 'dark')
})

for (const language of someLanguages)
  test(`the theme can be chosen by keyboard in ${language}`, async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto(inLanguage(language, kinds.mushrooms))
    const group = page.getByRole('group', { name: textIn(language)('site.theme.legend') })
    await themeRadio(page, 'device', language).focus()
    await page.keyboard.press('ArrowUp')
    await expect(themeRadio(page, 'dark', language)).toBeChecked()
    await expectTheme(page, 'dark')
    await page.keyboard.press('ArrowUp')
    await expect(themeRadio(page, 'light', language)).toBeChecked()
    for (const label of await group.locator('label').all())
      expect((await label.boundingBox())?.height).toBeGreaterThanOrEqual(24)
  })

test('without scripts the theme is the device’s and cannot be chosen', async ({ openPage }) => {
  const page = await openPage({ colorScheme: 'dark', javaScriptEnabled: false })
  await page.goto(species)
  const radios = page.locator('input[type="radio"][value="dark"]')
  await expect(radios).toHaveCount(1)
  await expect(radios).toBeHidden()
  expect(await page.locator('html').getAttribute('data-theme')).toBeNull()
})

test('the policy allows the script that applies the theme', async ({ page }) => {
  const violations: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && /content security policy/i.test(message.text()))
      violations.push(message.text())
  })
  await page.goto(species)
  await themeRadio(page, 'dark').check()
  await expectTheme(page, 'dark')
  expect(violations).toEqual([])
})
