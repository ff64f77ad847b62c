import type { Page } from '@playwright/test'
import { htmlOf, request } from './support/rest'
import { inLanguage, kinds, type Language, languages } from './support/site'
import { expect, test } from './support/test'
import { textIn } from './support/text'

const names = { en: 'en English', es: 'es Español', pt: 'pt Português' } as const

/** Texts that are the same in several languages: names, numbers and English loan words. */
const sharedTexts =
  /^(?:Fungarium|Dropshipping|en|es|pt|English|Español|Português|Portugal|Austria|Peru|Argentina|Chile|Colombia|Menu|Auto|[\d\s-]+)$/

/** Returns the texts and labels of the header and footer of a page, in order. */
function frameTexts(page: Page, html: string): Promise<string[]> {
  return page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'text/html')
    const parts = parsed.querySelectorAll('a[href="#main"], header, footer')
    return [...parts].flatMap((part) => {
      const walker = parsed.createTreeWalker(part, NodeFilter.SHOW_TEXT, (node) =>
        node.parentElement?.closest('main, script, style')
          ? NodeFilter.FILTER_REJECT
          : NodeFilter.FILTER_ACCEPT,
      )
      const texts: string[] = []
      while (walker.nextNode()) {
        const content = walker.currentNode.textContent?.trim()
        if (content) texts.push(content)
      }
      const labels = [...part.querySelectorAll('[aria-label]')].map(
        (node) => node.getAttribute('aria-label') ?? '',
      )
      return part.closest('main') ? [] : [...texts, ...labels]
    })
  }, html)
}

/** Changes the language of a page by its switch. */
async function switchTo(page: Page, language: Language, path: string): Promise<void> {
  const link = page.getByRole('link', { name: names[language], exact: true })
  await expect(link).toHaveAttribute('hreflang', language)
  await link.click()
  await page.waitForURL((url) => url.pathname === inLanguage(language, path), {
    waitUntil: 'domcontentloaded',
  })
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(link).toHaveAttribute('aria-current', 'true')
}

/** Returns the texts of a page's header and footer that are the same in English. */
async function findUntranslated(page: Page, path: string): Promise<string[]> {
  const [english = [], ...others] = await Promise.all(
    languages.map(async (language) => {
      const response = await request(inLanguage(language, path))
      return frameTexts(page, await response.text())
    }),
  )
  expect(english.length).toBeGreaterThan(20)
  return others.flatMap((translated) => {
    expect(translated).toHaveLength(english.length)
    return english.filter(
      (words, index) => /\p{L}/u.test(words) && words === translated[index] && !sharedTexts.test(words),
    )
  })
}

test('header and footer of each kind of page are translated in full', async ({ page }) => {
  for (const path of [...Object.values(kinds), '/login'])
    await test.step(path, async () => expect(await findUntranslated(page, path)).toEqual([]))
})

for (const kind of ['home', 'edible species', 'product', 'guide'] as const)
  test(`the language switch of the page “${kind}” leads to its translations`, async ({ page }) => {
    await page.goto(kinds[kind], { waitUntil: 'domcontentloaded' })
    for (const language of ['pt', 'es', 'en'] as const) await switchTo(page, language, kinds[kind])
  })

test('the language switch of a page that does not exist leads to the home page', async ({ page }) => {
  await page.goto(kinds['not found'])
  await switchTo(page, 'pt', '/')
})

test('the language switch keeps the query of the address', async () => {
  const html = await htmlOf('/login?redirect=%2Fmushrooms%2Fspecies%2Fpage%2F2')
  for (const language of languages) {
    const href = inLanguage(language, '/login?redirect=%2Fmushrooms%2Fspecies%2Fpage%2F2')
    expect(html).toContain(`<a href="${href}" hrefLang="${language}"`)
  }
})

test('the names of languages carry their language', async ({ page }) => {
  await page.goto('/pt')
  for (const language of languages)
    await expect(page.getByRole('banner').locator(`a[hreflang="${language}"]`).first()).toHaveAttribute(
      'lang',
      language,
    )
})

for (const preferred of languages)
  test(`an English address stays English in a browser that prefers ${preferred}`, async ({ openPage }) => {
    const page = await openPage({ locale: preferred })
    await page.goto('/mushrooms')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    expect(new URL(page.url()).pathname).toBe('/mushrooms')
    const offers = page.locator('[data-language-offer]').filter({ visible: true })
    await expect(offers).toHaveCount(preferred === 'en' ? 0 : 1)
  })

test('the browser’s language is offered in one line, until it is closed or a language is chosen', async ({
  openPage,
}) => {
  const page = await openPage({ locale: 'pt-PT', viewport: { width: 320, height: 640 } })
  await page.goto('/mushrooms?q=1')
  const offer = page.getByRole('complementary', { name: textIn('pt')('site.language') })
  const link = offer.getByRole('link', { name: textIn('pt')('site.languageOffer.text') })
  await expect(offer).toHaveAttribute('lang', 'pt')
  await expect(link).toHaveAttribute('href', /^\/pt\/mushrooms/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await offer.getByRole('button', { name: textIn('pt')('site.languageOffer.close') }).press('Enter')
  await expect(offer).toBeHidden()
  await page.goto('/mushrooms/season')
  await expect(offer).toBeHidden()
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await link.click()
  await page.waitForURL('**/pt/mushrooms/season')
  await page.goto('/mushrooms')
  await expect(offer).toBeHidden()
})

test('numbers and dates are written as the language does', async ({ page }) => {
  const decimals = { en: '4\\.956', es: '4,956', pt: '4,956' }
  for (const language of languages) {
    const html = await htmlOf(inLanguage(language, kinds['edible species']))
    expect(html).toMatch(new RegExp(`${decimals[language]}(?:<!-- -->| )+mg`))
  }
  await page.goto(inLanguage('pt', kinds.guide))
  await expect(page.getByRole('time').first()).toHaveText(/ de \d{4}/)
})

for (const language of languages)
  test(`the header fits every width in ${language}`, async ({ page }) => {
    await page.goto(inLanguage(language, '/contact'))
    for (const width of [320, 360, 390, 600, 720, 768, 820, 880, 960, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const used = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(used, `at ${width} px`).toBeLessThanOrEqual(width)
    }
  })
