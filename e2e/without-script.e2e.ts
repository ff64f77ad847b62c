import { describe, expect, it } from 'vitest'
import { desk, isOnFirstScreen, phone, useBrowser } from './browser'
import { doors, everyPage, inLanguage, languages } from './site'

const browser = useBrowser()

describe('without JavaScript', () => {
  const whole = everyPage.filter(({ kind }) => kind !== 'not found').map(({ address }) => address)

  it.each([...whole, ...doors])('%s is whole: its heading, its text, its way on', async (address) => {
    const page = await browser.page({ javaScriptEnabled: false })
    await page.goto(address)
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(60)
    expect(await page.getByRole('contentinfo').getByRole('link').first().isVisible()).toBe(true)
  })

  it.each(languages)('an address with nothing behind it says so, in %s too', async (language) => {
    const page = await browser.page({ javaScriptEnabled: false })
    for (const path of ['/mushrooms/no-such-mushroom', '/nowhere', '/mushrooms/species/page/999']) {
      await page.goto(inLanguage(language, path))
      expect(await page.locator('html').getAttribute('lang'), path).toBe(language)
      expect(await page.getByRole('heading', { level: 1 }).isVisible(), path).toBe(true)
      expect(await page.getByRole('main').getByRole('link').first().isVisible(), path).toBe(true)
    }
  })

  it('a species is read from its verdict to its references', async () => {
    const page = await browser.page({ javaScriptEnabled: false })
    await page.goto('/mushrooms/pleurotus-ostreatus')
    const verdict = page.getByRole('region', { name: 'Choice' })
    expect(await isOnFirstScreen(page, verdict.getByText('Choice', { exact: true }))).toBe(true)
    const headings = [
      'Look-alikes',
      'About',
      'Where and when',
      'Taste, feel, smell',
      'Chemistry',
      'Nutrition',
      'Name and place',
      'References',
    ]
    for (const name of headings) {
      const section = page.getByRole('region', { name, exact: true })
      expect(await section.isVisible(), name).toBe(true)
      expect((await section.innerText()).length, name).toBeGreaterThan(40)
    }
    const plate = page.getByRole('img', { name: /^Drawing of Pleurotus ostreatus/ })
    expect(await plate.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(
      true,
    )
  })

  it('long text is folded, and unfolds by keyboard or pointer', async () => {
    const page = await browser.page({ javaScriptEnabled: false, viewport: phone })
    await page.goto('/mushrooms/amanita-phalloides')
    const about = page.getByRole('region', { name: 'About' })
    const fold = about.getByRole('checkbox')
    const text = page.locator(`#${await fold.getAttribute('aria-controls')}`)
    const folded = (await text.boundingBox())?.height ?? 0
    expect(folded).toBeLessThanOrEqual(phone.height / 2 + 1)
    await about.getByText('Read all of it').click()
    await expect.poll(async () => (await text.boundingBox())?.height ?? 0).toBeGreaterThan(folded + 100)
    expect(await about.getByText('Show less').isVisible()).toBe(true)
    await fold.press('Space')
    await expect
      .poll(async () => (await text.boundingBox())?.height ?? 0)
      .toBeLessThanOrEqual(phone.height / 2 + 1)
  })

  it('one pages through the archive', async () => {
    const page = await browser.page({ javaScriptEnabled: false, viewport: desk })
    await page.goto('/es/mushrooms/species')
    await page.getByRole('link', { name: 'Siguiente' }).click()
    await page.waitForURL('**/es/mushrooms/species/page/2')
    expect(await page.getByText(/^Página 2 de \d+$/).isVisible()).toBe(true)
    await page.getByRole('link', { name: 'Anterior' }).click()
    await page.waitForURL('**/es/mushrooms/species')
  })

  it('the menu opens on a phone and leads on', async () => {
    const page = await browser.page({ javaScriptEnabled: false, viewport: phone })
    await page.goto('/mushrooms/boletus-edulis')
    const menu = page.getByRole('banner').getByRole('group')
    expect(await menu.getByRole('link', { name: 'Growing' }).isVisible()).toBe(false)
    await menu.locator('summary').click()
    await menu.getByRole('link', { name: 'Growing' }).click()
    await page.waitForURL('**/mushrooms/growing-guide')
    await page.getByRole('heading', { level: 1, name: 'Growing guides' }).waitFor()
  })

  it('the language switch works', async () => {
    const page = await browser.page({ javaScriptEnabled: false, viewport: phone })
    await page.goto('/mushrooms/species/page/2')
    await page.getByRole('link', { name: 'Português' }).click()
    await page.waitForURL('**/pt/mushrooms/species/page/2')
    await page.getByRole('heading', { level: 1, name: 'Espécies' }).waitFor()
  })

  it('one is told that a guide takes an account', async () => {
    const page = await browser.page({ javaScriptEnabled: false })
    await page.goto('/mushrooms/growing-guide')
    await page.getByRole('link', { name: 'Write a growing guide' }).hover()
    await page.getByRole('tooltip').getByText('An account is required').waitFor({ state: 'visible' })
  })
})
