import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import accounts from '@messages/en/accounts.json'
import archive from '@messages/en/archive.json'
import type { Page } from 'playwright-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { desk, phone, useBrowser } from './browser'
import {
  asAdmin,
  ask,
  baseUrl,
  doors,
  everyPage,
  gravity,
  htmlOf,
  inLanguage,
  kinds,
  languages,
  siteUrl,
  useRecords,
} from './site'

/*
 * How the site behaves, line by line; numbers are those of the list the project was given. Some lines have a file of
 * their own: 2 (dialog), 5 and 6 (browsing), 9 (accounts), 10 (accessibility), 11 (without-script). Lines about what is
 * not there yet (rotating regions, filters, reviews, prices) come with it, and 17 is no matter of a browser.
 */

const browser = useBrowser()
const records = useRecords()

/** One paragraph as the editor keeps it. */
const paragraph = (text: string) => ({
  root: {
    type: 'root',
    version: 1,
    direction: 'ltr',
    format: '',
    indent: 0,
    children: [
      {
        type: 'paragraph',
        version: 1,
        direction: 'ltr',
        format: '',
        indent: 0,
        textFormat: 0,
        children: [{ type: 'text', version: 1, text, detail: 0, format: 0, mode: 'normal', style: '' }],
      },
    ],
  },
})

describe('12. what is fetched', () => {
  const list = '/mushrooms/species/type/edible'
  const second = `**${list}/page/2?*`

  it('is waited for in sight: a list that is on its way says so and holds its place', async () => {
    const page = await browser.page()
    let arrive = () => {}
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route(second, async (route) => {
      await arrival
      await route.continue()
    })
    const fetched = page.waitForRequest(second)
    await page.goto(list)
    const next = page.getByRole('link', { name: 'Next' })
    // Fetched ahead as soon as the way on is in sight.
    await next.scrollIntoViewIfNeeded()
    await fetched
    const skeleton = page.locator('.archive-skeleton')
    expect(await skeleton.isVisible()).toBe(false)
    await next.click()
    await skeleton.waitFor()
    expect(await skeleton.locator('.card').count()).toBe(9)
    expect(await page.getByRole('status').allInnerTexts()).toContain(archive.loading)
    expect(await page.locator('main .card:not(.skeleton)').first().isVisible()).toBe(false)
    arrive()
    await page.getByText('Page 2 of').waitFor()
    expect(await skeleton.isVisible()).toBe(false)
    expect(await page.locator('main .card:not(.skeleton)').first().isVisible()).toBe(true)
  })

  it('is asked for again by the browser itself where the first way failed', async () => {
    const page = await browser.page()
    await page.route(second, (route) => route.abort())
    await page.goto(list)
    await page.getByRole('link', { name: 'Next' }).click()
    await page.getByText('Page 2 of').waitFor()
    expect(new URL(page.url()).pathname).toBe(`${list}/page/2`)
  })

  it('comes alive, though it is touched before its end has come', async () => {
    const html = await htmlOf(list)
    const half = html.indexOf('<main')
    let sendRest = () => {}
    const slow = createServer((_, answer) => {
      answer.setHeader('Content-Type', 'text/html; charset=utf-8')
      answer.write(html.slice(0, half))
      sendRest = () => answer.end(html.slice(half))
    })
    await new Promise<void>((listening) => slow.listen(0, '127.0.0.1', listening))
    onTestFinished(() => void slow.close())
    const { port } = slow.address() as AddressInfo
    const page = await browser.page()
    await page.route(
      ({ pathname }) => pathname !== list,
      async (route) => {
        const { pathname, search } = new URL(route.request().url())
        await route.fulfill({ response: await route.fetch({ url: `${baseUrl}${pathname}${search}` }) })
      },
    )
    await page.goto(`http://127.0.0.1:${port}${list}`, { waitUntil: 'commit' })
    await page.waitForFunction(() => document.body && document.readyState === 'loading', null, {
      polling: 50,
    })
    // As a key does; the browser itself keeps keys back until it has painted.
    await page.evaluate(() => dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' })))
    sendRest()
    await page.waitForLoadState('networkidle')
    const data = page.waitForRequest(/[?&]_rsc=/)
    await page.getByRole('link', { name: 'Next' }).click()
    await data
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  it('leaves the way in where it is not told who is signed in', async () => {
    const context = await browser.visitor({ storageState: (await asAdmin()).storageState })
    const page = await context.newPage()
    await page.route('**/api/users/me*', (route) => route.abort())
    await page.goto(kinds.mushrooms)
    await page.waitForLoadState('networkidle')
    expect(await page.getByRole('banner').getByRole('link', { name: accounts.menu.signIn }).isVisible()).toBe(
      true,
    )
  })
})

describe('13. what is said in another language', () => {
  it('carries it: the names of languages', async () => {
    const page = await browser.page()
    await page.goto('/pt')
    for (const language of languages) {
      const link = page.getByRole('banner').locator(`a[hreflang="${language}"]`)
      expect(await link.getAttribute('lang')).toBe(language)
    }
  })

  it('carries it: the English of an editor where a translation is missing, on a page and in lists', async () => {
    const guide = {
      title: `Growing by the window ${process.pid}`,
      slug: `window-${process.pid}`,
      meta: { description: 'On a sill that faces north.' },
      conditions: { substrate: 'Straw' },
      content: paragraph('Water it twice a day.'),
    }
    const { id } = await records.make('growingguides', { ...guide, _status: 'published' })
    const admin = await asAdmin()
    await admin.update('growingguides', id, { title: 'En la ventana' }, { locale: 'es' })
    const page = await browser.page()
    const langOf = (text: string) =>
      page
        .getByRole('main')
        .getByText(text, { exact: true })
        .first()
        .evaluate((one) => one.closest('[lang]')?.getAttribute('lang'))
    await page.goto(`/es/mushrooms/growing-guide/${guide.slug}`)
    expect(await langOf('En la ventana')).toBe('es')
    for (const text of [guide.meta.description, guide.conditions.substrate, 'Water it twice a day.'])
      expect(await langOf(text), text).toBe('en')
    await page.goto('/pt/mushrooms/growing-guide')
    for (const text of [guide.title, guide.meta.description]) expect(await langOf(text), text).toBe('en')
    await page.goto('/mushrooms/growing-guide')
    expect(await langOf(guide.title)).toBe('en')
    expect(await page.getByRole('main').locator('[lang="en"]').count()).toBe(0)
  })
})

describe('14. the language switch', () => {
  const addresses = [
    ...everyPage.map(({ address }) => address),
    ...doors.filter((door) => !door.includes('?')),
  ]
  const twins = /<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g

  it('is told to search engines on every page that they may keep', async () => {
    const kept = everyPage.filter(({ path }) => path !== kinds['not found'])
    for (const { address, path } of kept) {
      const html = await htmlOf(address)
      const [head = ''] = html.split('<body')
      expect(
        Object.fromEntries([...head.matchAll(twins)].map(([, language, href]) => [language, href])),
        address,
      ).toEqual({
        ...Object.fromEntries(
          languages.map((language) => [
            language,
            new URL(inLanguage(language, path), siteUrl).href.replace(/\/$/, ''),
          ]),
        ),
        'x-default': new URL(path, siteUrl).href.replace(/\/$/, ''),
      })
    }
  })

  it('keeps the path on every page, and what stands behind it', async () => {
    for (const address of [...addresses, '/login?redirect=%2Fmushrooms%2Fspecies%2Fpage%2F2']) {
      const html = await (await ask(address)).text()
      const path = address.replace(/^\/(es|pt)(?=\/|$)/, '') || '/'
      if (path === kinds['not found']) continue
      for (const language of languages) {
        const href = inLanguage(language, path).replaceAll('&', '&amp;')
        expect(html, `${address} in ${language}`).toContain(`<a href="${href}" hrefLang="${language}"`)
      }
    }
  })
})

interface Species {
  id: string
  slug: string
  specie: { edibility: (typeof gravity)[number][]; lookAlikeSpecies?: { species: string }[] }
}

const gravest = ({ specie }: Species) => Math.min(...specie.edibility.map((one) => gravity.indexOf(one)))
const isToxic = (species: Species) => gravest(species) <= gravity.indexOf('poisonous')
const isEaten = (species: Species) => gravest(species) >= gravity.indexOf('edible')
const isDangerous = (species: Species) => gravest(species) <= gravity.indexOf('caution')

async function everySpecies(): Promise<Species[]> {
  const response = await ask('/api/mushrooms?limit=100&depth=0&sort=slug')
  const { docs, totalDocs } = (await response.json()) as { docs: Species[]; totalDocs: number }
  expect(docs).toHaveLength(totalDocs)
  return docs
}

/** Of what a verdict must say, what cannot be read on the first screen, or not by its icon and its word. */
function unseen(page: Page, concerning: string[]): Promise<string[]> {
  return page.evaluate((slugs) => {
    const isSeen = (element: Element | null | undefined) => {
      const { top, bottom, left, right, width } = element?.getBoundingClientRect() ?? new DOMRect()
      return width > 0 && top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
    }
    const isSaid = (element: Element | null | undefined) =>
      isSeen(element) && isSeen(element?.querySelector('svg')) && Boolean(element?.textContent?.trim())
    const verdict = document.querySelector('section.verdict')
    const shop = document.querySelector(
      'main a[href*="/product"], main a[href*="/vendor"], main a[href*="/cart"], main a[href*="/wholesale"], main a[href*="/dropshipping"]',
    )
    const isFirst =
      !shop || Boolean(verdict && verdict.compareDocumentPosition(shop) & Node.DOCUMENT_POSITION_FOLLOWING)
    const missing = slugs.filter((slug) => !isSaid(verdict?.querySelector(`a[href$="/mushrooms/${slug}"]`)))
    return [
      ...(isSaid(verdict?.querySelector('.word')) ? [] : ['its class']),
      ...(isFirst ? [] : ['anything before a link to a shop']),
      ...missing,
    ]
  }, concerning)
}

/** What a page of paper has room for, within margins of 12 mm, in px. */
const papers = { A4: { width: 703, height: 1032 }, Letter: { width: 725, height: 965 } } as const

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

/** What must be read on paper and is not: left out, or cut off at the edge of the sheet. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wanted = {
      'the class': '.verdict .word',
      why: '.verdict strong',
      'the expert’s clause': '.verdict .clause',
      'the name': '.binomial-title span',
      'the plate': '.opening-plate img',
      'the legend': '.legend > :last-child',
      'the first look-alike': '#look-alikes li',
      'whom to call': '.paper-foot .poison-lines',
      'the address': '.paper-foot p',
    }
    return Object.entries(wanted).flatMap(([what, selector]) => {
      const element = document.querySelector(selector)
      if (!element) return []
      const { top, bottom, left, right, height } = element.getBoundingClientRect()
      const slack = 2 // large letters hang over the edge by a hair, to look straight
      const isWhole =
        height > 0 &&
        top >= -slack &&
        left >= -slack &&
        bottom <= innerHeight + slack &&
        right <= innerWidth + slack
      return isWhole ? [] : [what]
    })
  })
}

/** The look-alikes that the verdict must name: dangerous ones; of what harms, the eaten ones it is taken for. */
function concerning(one: Species, all: Species[]): string[] {
  const alikes = one.specie.lookAlikeSpecies?.map(({ species }) => all.find(({ id }) => id === species)) ?? []
  return alikes
    .filter((alike) => alike !== undefined)
    .filter(isToxic(one) ? isEaten : isDangerous)
    .map(({ slug }) => slug)
}

/** Gives the page the styles of paper, which it fetches last. */
const forPaper = (page: Page) =>
  page.waitForFunction(() => [...document.styleSheets].some(({ media }) => media.mediaText === 'print'))

describe('every species', async () => {
  const all = (await everySpecies()).map((one, place) => ({
    ...one,
    address: inLanguage(languages[place % languages.length] ?? 'en', `/mushrooms/${one.slug}`),
  }))

  it.each(all)(
    '15. $address says its class and what it is dangerously like on the first screen',
    async (one) => {
      const page = await browser.page()
      await page.goto(one.address)
      for (const viewport of [desk, phone]) {
        await page.setViewportSize(viewport)
        expect(await unseen(page, concerning(one, all)), `${viewport.width} px`).toEqual([])
      }
    },
  )

  // Whether a sheet is full is decided by those of whom most is recorded.
  const length = (one: Species) => JSON.stringify(one).length
  const longest = [...all].sort((one, other) => length(other) - length(one)).slice(0, 12)

  it.each(longest)('16. $address prints as one sheet', async ({ address }) => {
    const page = await browser.page()
    await page.goto(address)
    await forPaper(page)
    for (const [format, room] of Object.entries(papers)) {
      expect(pagesOf(await page.pdf({ format })), format).toBe(1)
      await page.setViewportSize(room)
      await page.emulateMedia({ media: 'print' })
      expect(await cutOff(page), format).toEqual([])
      await page.emulateMedia({ media: null })
    }
  })

  it('16. prints neither the way on nor the house', async () => {
    const page = await browser.page()
    await page.goto(kinds['deadly species'])
    await forPaper(page)
    await page.emulateMedia({ media: 'print' })
    for (const name of ['Main', 'Language', 'About this site'])
      expect(await page.getByRole('navigation', { name, includeHidden: true }).isVisible(), name).toBe(false)
  })
})
