import en from '@messages/en/site.json'
import es from '@messages/es/site.json'
import pt from '@messages/pt/site.json'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { phone, useBrowser } from './browser'
import { inLanguage, languages } from './site'

const browser = useBrowser()
const words = { en: en.theme, es: es.theme, pt: pt.theme }
const species = '/mushrooms/amanita-phalloides'

const grounds = { light: 'rgb(244, 239, 225)', dark: 'rgb(26, 22, 15)' }

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const plates = (page: Page) =>
  page
    .locator('picture img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc).filter(Boolean))

async function choose(page: Page, name: string) {
  await page.getByRole('radio', { name }).check()
}

/** Every drawing asked for while something is done. */
async function askedFor(page: Page, act: () => Promise<unknown>): Promise<string[]> {
  const asked: string[] = []
  const note = (request: { url: () => string }) => {
    if (/-(light|dark)\.(svg|avif)/.test(request.url())) asked.push(request.url())
  }
  page.on('request', note)
  await act()
  await page.waitForLoadState('networkidle')
  page.off('request', note)
  return asked
}

describe('the theme', () => {
  it.each(['light', 'dark'] as const)('is the device’s where nothing was chosen: %s', async (colorScheme) => {
    const page = await browser.page({ colorScheme })
    await page.goto(species)
    expect(await ground(page)).toBe(grounds[colorScheme])
    await expect.poll(() => plates(page)).not.toEqual([])
    for (const plate of await plates(page)) expect(plate).toContain(`-${colorScheme}.`)
    expect(await page.getByRole('radio', { name: en.theme.device }).isChecked()).toBe(true)
  })

  it.each([
    ['light', 'dark'],
    ['dark', 'light'],
  ] as const)(
    'on a %s device is %s where that was chosen, plates and all, and stays so',
    async (device, chosen) => {
      const page = await browser.page({ colorScheme: device })
      await page.goto(species)
      await choose(page, en.theme[chosen])
      await expect.poll(() => ground(page)).toBe(grounds[chosen])
      await expect
        .poll(async () => (await plates(page)).every((plate) => plate.includes(`-${chosen}.`)))
        .toBe(true)
      await page.goto('/mushrooms/species')
      expect(await ground(page)).toBe(grounds[chosen])
      await expect.poll(async () => (await plates(page)).length).toBeGreaterThan(0)
      for (const plate of await plates(page)) expect(plate).toContain(`-${chosen}.`)
      expect(await page.getByRole('radio', { name: en.theme[chosen] }).isChecked()).toBe(true)
      expect(
        await page
          .locator('meta[name="theme-color"]')
          .evaluateAll((metas) =>
            metas
              .filter((meta) => matchMedia((meta as HTMLMetaElement).media).matches)
              .map((meta) => (meta as HTMLMetaElement).content),
          ),
      ).toEqual([chosen === 'light' ? '#f4efe1' : '#1a160f'])
    },
  )

  it('goes back to the device’s', async () => {
    const page = await browser.page({ colorScheme: 'light' })
    await page.goto(species)
    await choose(page, en.theme.dark)
    await choose(page, en.theme.device)
    await expect.poll(() => ground(page)).toBe(grounds.light)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(() => ground(page)).toBe(grounds.dark)
    await expect.poll(async () => (await plates(page)).every((plate) => plate.includes('-dark.'))).toBe(true)
  })

  it('is there with the first thing drawn', async () => {
    const context = await browser.visitor({ colorScheme: 'light' })
    await context.addInitScript(() => localStorage.setItem('theme', 'dark'))
    const page = await context.newPage()
    await page.route('**/*.js*', (route) => route.abort())
    await page.goto(species, { waitUntil: 'domcontentloaded' })
    expect(await ground(page)).toBe(grounds.dark)
  })

  it('costs no plate twice, but the one that the browser asks for ahead of every script', async () => {
    const context = await browser.visitor({ colorScheme: 'light' })
    await context.addInitScript(() => localStorage.setItem('theme', 'dark'))
    const page = await context.newPage()
    const asked = await askedFor(page, () => page.goto('/mushrooms/species'))
    expect(asked.filter((url) => url.includes('-light.')).length).toBeLessThanOrEqual(1)
  })

  it('is followed by another tab, and by a page one goes back to', async () => {
    const context = await browser.visitor({ colorScheme: 'light' })
    const [one, other] = [await context.newPage(), await context.newPage()]
    await one.goto(species)
    await other.goto('/mushrooms')
    await choose(one, en.theme.dark)
    await expect.poll(() => ground(other)).toBe(grounds.dark)
    await one.goto('/mushrooms')
    await choose(one, en.theme.light)
    await one.goBack()
    await expect.poll(() => ground(one)).toBe(grounds.light)
  })

  it('is heard though React stops the event, as it does while it takes over the page', async () => {
    const page = await browser.page({ colorScheme: 'light' })
    await page.goto(species)
    await page.evaluate(() => document.addEventListener('change', (event) => event.stopPropagation(), true))
    await choose(page, en.theme.dark)
    expect(await ground(page)).toBe(grounds.dark)
  })

  it.each(languages)('is chosen by keyboard, by its name in %s', async (language) => {
    const page = await browser.page({ colorScheme: 'light', viewport: phone })
    await page.goto(inLanguage(language, '/mushrooms'))
    const { legend, light, dark, device } = words[language]
    const group = page.getByRole('group', { name: legend })
    await group.getByRole('radio', { name: device }).focus()
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => group.getByRole('radio', { name: dark }).isChecked()).toBe(true)
    expect(await ground(page)).toBe(grounds.dark)
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => group.getByRole('radio', { name: light }).isChecked()).toBe(true)
    for (const label of await group.locator('label').all())
      expect((await label.boundingBox())?.height).toBeGreaterThanOrEqual(24)
  })

  it('is not offered where no script runs, and is the device’s', async () => {
    const page = await browser.page({ colorScheme: 'dark', javaScriptEnabled: false })
    await page.goto(species)
    expect(await page.locator('.theme-switch').isVisible()).toBe(false)
    expect(await page.locator('html').getAttribute('data-theme')).toBeNull()
  })

  it('is put on by a script that the policy allows', async () => {
    const page = await browser.page()
    const refused: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' && /content security policy/i.test(message.text()))
        refused.push(message.text())
    })
    await page.goto(species)
    await choose(page, en.theme.dark)
    await expect.poll(() => ground(page)).toBe(grounds.dark)
    expect(refused).toEqual([])
  })
})
