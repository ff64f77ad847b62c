import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useBrowser } from './browser'
import { htmlOf, inLanguage, kinds, languages } from './site'

const browser = useBrowser()

const names = { en: 'English', es: 'Español', pt: 'Português' } as const
const eachKind = Object.entries(kinds)

/** Words of the frame, link by link and line by line, as a reader sees them. */
function frameWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = document.querySelectorAll('body .skip, body header.head, body footer.foot')
    return [...parts].flatMap((part) => {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      const texts: string[] = []
      while (walker.nextNode()) {
        const text = walker.currentNode.textContent?.trim()
        if (text) texts.push(text)
      }
      const labels = [...part.querySelectorAll('[aria-label]')].map(
        (node) => node.getAttribute('aria-label') ?? '',
      )
      return [...texts, ...labels]
    })
  })
}

/** Everything said by a page, seen or heard: its text, the names of things, its head. */
function everythingSaid(page: Page): Promise<string> {
  return page.evaluate(() => {
    const attributes = ['alt', 'title', 'aria-label', 'placeholder']
    const named = attributes.flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((node) => node.getAttribute(name)),
    )
    const head = [...document.querySelectorAll('meta[name="description"], meta[property^="og:"]')].map(
      (node) => node.getAttribute('content'),
    )
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
      node.parentElement?.closest('script, style') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    )
    const texts: (string | null)[] = []
    while (walker.nextNode()) texts.push(walker.currentNode.textContent)
    return [document.title, ...head, ...named, ...texts].join('\n')
  })
}

describe.each(eachKind)('%s', (_, path) => {
  it('is read in each language, all of its frame with it', async () => {
    const page = await browser.page()
    const said: string[][] = []
    for (const language of languages) {
      await page.goto(inLanguage(language, path), { waitUntil: 'domcontentloaded' })
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await page.locator('html').getAttribute('lang')).toBe(language)
      const text = await everythingSaid(page)
      expect(
        text.match(
          /\b(?:site|species|archive|guides|vocabulary|nutrients|errors|admin)\.[a-z][A-Za-z]+(?:\.[A-Za-z-]+)*\b/g,
        ),
        language,
      ).toBeNull()
      expect(text.match(/\{[a-z]\w*[,}]/gi), `${language}: a gap not filled`).toBeNull()
      expect(text.match(/\b_[A-Z][a-z]+|[a-z]_(?=[\s.,;)])/g), `${language}: marks of italics`).toBeNull()
      expect(text.match(/\b(?:undefined|NaN|\[object Object\])\b/g), language).toBeNull()
      said.push(await frameWords(page))
    }
    const [en = [], es = [], pt = []] = said
    // The same in both: names, numbers, and the one word that English and Portuguese share.
    const own = /^(?:Fungarium|en|es|pt|English|Español|Português|Portugal|Menu|[\d\s-]+)$/
    expect(es).toHaveLength(en.length)
    expect(pt).toHaveLength(en.length)
    expect(en.filter((words, place) => words === es[place] && !own.test(words))).toEqual([])
    expect(en.filter((words, place) => words === pt[place] && !own.test(words))).toEqual([])
  })

  it('leads to its twins by the language switch', async () => {
    const page = await browser.page()
    const twin = path === kinds['not found'] ? '/' : path // an address with nothing behind it has no twins
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    for (const language of ['pt', 'es', 'en'] as const) {
      const link = page.getByRole('link', { name: names[language], exact: true })
      expect(await link.getAttribute('hreflang')).toBe(language)
      await link.click()
      await page.waitForURL((url) => url.pathname === inLanguage(language, twin), {
        waitUntil: 'domcontentloaded',
      })
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language)
      expect(
        await page.getByRole('link', { name: names[language], exact: true }).getAttribute('aria-current'),
      ).toBe('true')
    }
  })
})

describe('the language of an address', () => {
  it('is its own, whatever the browser prefers', async () => {
    for (const preferred of languages) {
      const page = await browser.page({ locale: preferred })
      await page.goto('/mushrooms')
      expect(await page.locator('html').getAttribute('lang')).toBe('en')
      expect(new URL(page.url()).pathname).toBe('/mushrooms')
    }
  })

  it('decides how numbers and dates are written', async () => {
    const decimals = { en: /4\.956 mg/, es: /4,956 mg/, pt: /4,956 mg/ }
    for (const language of languages) {
      expect(await htmlOf(inLanguage(language, '/mushrooms/pleurotus-ostreatus'))).toMatch(
        new RegExp(decimals[language].source.replace(' ', '(?:<!-- -->| )+')),
      )
    }
    const page = await browser.page()
    await page.goto('/pt/mushrooms/growing-guide/lions-mane-on-hardwood-blocks')
    expect(await page.getByRole('time').first().innerText()).toMatch(/ de \d{4}/)
  })
})
