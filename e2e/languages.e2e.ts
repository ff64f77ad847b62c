import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useBrowser } from './browser'
import { htmlOf, inLanguage, kinds, type Language, languages } from './site'

const browser = useBrowser()

const names = { en: 'en English', es: 'es Español', pt: 'pt Português' } as const

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
    const spoken = 'meta[name="description"], meta[property^="og:"]:not([content^="http"])'
    const head = [...document.querySelectorAll(spoken)].map((node) => node.getAttribute('content'))
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
      node.parentElement?.closest('script, style') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    )
    const texts: (string | null)[] = []
    while (walker.nextNode()) texts.push(walker.currentNode.textContent)
    return [document.title, ...head, ...named, ...texts].join('\n')
  })
}

/** Goes to the same page in another language, as a reader would. */
async function switchTo(page: Page, language: Language, twin: string) {
  const link = page.getByRole('link', { name: names[language], exact: true })
  expect(await link.getAttribute('hreflang')).toBe(language)
  await link.click()
  await page.waitForURL((url) => url.pathname === inLanguage(language, twin), {
    waitUntil: 'domcontentloaded',
  })
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language)
  expect(await link.getAttribute('aria-current')).toBe('true')
}

/** What must not be said in any language: names of messages, gaps, marks, what programs say. */
const slips = [
  /\b(?:site|species|archive|guides|vocabulary|nutrients|errors|admin|accounts|ui)\.[a-z][A-Za-z]+(?:\.[A-Za-z-]+)*\b/g,
  /\{[a-z]\w*[,}]/gi,
  /\b_[A-Z][a-z]+|[a-z]_(?=[\s.,;)])/g,
  /\b(?:undefined|NaN|\[object Object\])\b/g,
]

// The same in several languages: names, numbers, and the words that English shares.
const own = /^(?:Fungarium|Dropshipping|en|es|pt|English|Español|Português|Portugal|Menu|[\d\s-]+)$/

describe('every kind of page', () => {
  it.each(Object.entries({ ...kinds, 'sign in': '/login' }))(
    '%s is read in each language, all of its frame with it, and leads to its twins',
    async (kind, path) => {
      const page = await browser.page()
      const said: Partial<Record<Language, string[]>> = {}
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      for (const language of ['pt', 'es', 'en'] as const) {
        if (kind === 'not found')
          await page.goto(inLanguage(language, path), { waitUntil: 'domcontentloaded' })
        else await switchTo(page, language, path)
        const text = await everythingSaid(page)
        for (const slip of slips) expect(text.match(slip), language).toBeNull()
        said[language] = await frameWords(page)
      }
      for (const language of ['es', 'pt'] as const) {
        expect(said[language]).toHaveLength(said.en?.length ?? 0)
        const same = said.en?.filter(
          (words, place) => /\p{L}/u.test(words) && words === said[language]?.[place] && !own.test(words),
        )
        expect(same, language).toEqual([])
      }
    },
  )

  it('leads home in the other language where nothing is behind the address', async () => {
    const page = await browser.page()
    await page.goto(kinds['not found'])
    await switchTo(page, 'pt', '/')
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
