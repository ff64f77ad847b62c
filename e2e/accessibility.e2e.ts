import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { desk, phone, useBrowser } from './browser'
import { accountPages, asAdmin, doors, everyPage, filteredLists, inLanguage, kinds, languages } from './site'

const browser = useBrowser()

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/** What axe finds, in a line for each place. */
function violations(page: Page): Promise<string[]> {
  return page.evaluate(async (values) => {
    const { axe: run } = window as unknown as { axe: typeof axe }
    const results = await run.run(document, {
      runOnly: { type: 'tag', values },
      rules: { 'target-size': { enabled: true } },
      preload: false,
      resultTypes: ['violations'],
    })
    return results.violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${id}: ${help} at ${target.join(' ')}`),
    )
  }, standards)
}

/**
 * What a finger can press that is lower or narrower than 24 px. Left out, as by WCAG 2.5.8, are links within a
 * sentence, which cannot be larger than their line.
 */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 24
    const isWithinSentence = (element: Element) => {
      const block = element.closest('p, dd, li, figcaption, td, summary')
      const own = element.textContent?.trim() ?? ''
      return (
        getComputedStyle(element).display === 'inline' &&
        block !== null &&
        (block.textContent ?? '').trim().length > own.length
      )
    }
    const targets = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary',
    )
    return [...targets].flatMap((element) => {
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
      const pressed =
        label && ['checkbox', 'radio', 'file'].includes((element as HTMLInputElement).type) ? label : element
      const { width, height } = pressed.getBoundingClientRect()
      const isShown = width > 1 && height > 1 && pressed.checkVisibility({ visibilityProperty: true })
      const isLarge = width >= least - 0.01 && height >= least - 0.01
      if (!isShown || isLarge || isWithinSentence(pressed)) return []
      return [`${pressed.outerHTML.slice(0, 90)} is ${Math.round(width)} x ${Math.round(height)} px`]
    })
  })
}

/** Every objection to a page: of axe in both themes on desk and phone, and of fingers and narrow windows. */
async function objections(page: Page, address: string): Promise<string[]> {
  await page.setViewportSize(desk)
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(axe.source)
  const found: string[] = []
  const note = (where: string, said: string[]) => found.push(...said.map((one) => `${where}: ${one}`))
  for (const viewport of [desk, phone]) {
    await page.setViewportSize(viewport)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      note(`${colorScheme} at ${viewport.width} px`, await violations(page))
    }
  }
  note('for a finger', await smallTargets(page))
  await page.setViewportSize({ width: 320, height: 640 })
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  if (width > 320) note('at 320 px', [`scrolls sideways, ${width} px wide`])
  return found
}

/** Paths in every language. */
const everywhere = (paths: readonly string[]) =>
  paths.flatMap((path) => languages.map((language) => inLanguage(language, path)))

describe('10. axe objects to nothing, in both themes, on phone and desk; targets are 24 px; 320 px are enough', () => {
  it.each(everyPage)('on $kind in $language', async ({ address }) => {
    expect(await objections(await browser.page(), address)).toEqual([])
  })

  it.each(everywhere(filteredLists))('on a list as it is narrowed down, %s', async (address) => {
    expect(await objections(await browser.page(), address)).toEqual([])
  })

  it.each(everywhere(doors))('where one comes in, %s', async (address) => {
    expect(await objections(await browser.page(), address)).toEqual([])
  })

  it.each(everywhere(accountPages))('on a page of one’s own, %s', async (address) => {
    const { storageState } = await asAdmin()
    expect(await objections(await browser.page({ storageState }), address)).toEqual([])
  })
})

interface Stop {
  name: string
  /** Where among all that can be focused. */
  place: number
  marked: boolean
  onScreen: boolean
  covered: boolean
}

/** What the keyboard stands on. */
function stop(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return null
    const focusable = [
      ...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]'),
    ]
    // A box hidden from sight is drawn by its label, or by what stands in it.
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
    const isHidden = element.getBoundingClientRect().width <= 1 || getComputedStyle(element).opacity === '0'
    const drawn = label && isHidden ? label : element
    const { left, top, width, height } = drawn.getClientRects()[0] ?? drawn.getBoundingClientRect()
    const isMarked = (part: Element) => {
      const { outlineStyle, outlineWidth, boxShadow, opacity } = getComputedStyle(part)
      const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
      return opacity !== '0' && (isOutlined || boxShadow !== 'none')
    }
    const at = document.elementFromPoint(left + width / 2, top + height / 2)
    return {
      name: (element.getAttribute('aria-label') ?? (label ?? drawn).textContent ?? '').trim().slice(0, 60),
      place: focusable.indexOf(element),
      marked: isMarked(drawn) || (drawn === label && [...drawn.children].some(isMarked)),
      onScreen: width > 0 && top < innerHeight && top + height > 0,
      covered: at === null || (!drawn.contains(at) && !at.contains(drawn)),
    }
  })
}

/** Presses a key until it leads out of the page, or, where the browser has nothing else, round to its other end. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const stops: Stop[] = []
  const isBackwards = key === 'Shift+Tab'
  while (stops.length < 500) {
    await page.keyboard.press(key)
    const here = await stop(page)
    const last = stops.at(-1)
    if (!here || (isBackwards && last && here.place > last.place)) return stops
    stops.push(here)
  }
  throw new Error('The walk has no end.')
}

describe('by keyboard', () => {
  it('the first stop leads past the frame', async () => {
    const page = await browser.page()
    await page.goto('/pt/mushrooms/amanita-phalloides')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Pular para o conteúdo' })
    expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true)
    expect(await skip.isVisible()).toBe(true)
    expect((await stop(page))?.onScreen).toBe(true)
    await page.keyboard.press('Enter')
    await page.waitForURL('**#main')
    await page.keyboard.press('Tab')
    const inside = await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))
    expect(inside).toBe(true)
  })

  const walks = [
    ...Object.values(kinds).map((path, place) => ({
      address: inLanguage(languages[place % languages.length] ?? 'en', path),
      viewport: phone,
    })),
    ...[kinds.archive, kinds['deadly species']].map((address) => ({ address, viewport: desk })),
  ]

  it.each(walks)(
    '$address is walked to its end and back at $viewport.width px, every stop marked, in sight and under nothing',
    async ({ address, viewport }) => {
      const wrong: string[] = []
      const page = await browser.page({ viewport, reducedMotion: 'reduce' })
      await page.goto(address)
      await page.waitForLoadState('networkidle') // buttons that only readers without scripts need go with them
      const there = await walk(page, 'Tab')
      const back = await walk(page, 'Shift+Tab')
      const places = there.map(({ place }) => place)
      if (there.length < 10) wrong.push(`only ${there.length} stops`)
      if (places.some((place, index) => place < (places[index - 1] ?? 0))) wrong.push('out of order')
      if (back.length !== there.length) wrong.push(`${there.length} stops there, ${back.length} back`)
      for (const { name, place, marked, onScreen, covered } of [...there, ...back]) {
        if (!name) wrong.push(`stop ${place} has no name`)
        if (!marked) wrong.push(`“${name}” is not marked`)
        if (!onScreen) wrong.push(`“${name}” is out of sight`)
        else if (covered) wrong.push(`“${name}” is covered`)
      }
      expect(wrong).toEqual([])
    },
  )

  it('the menu of a phone opens, is walked and closes', async () => {
    const page = await browser.page({ viewport: phone })
    await page.goto('/mushrooms/boletus-edulis')
    const menu = page.getByRole('banner').getByRole('group')
    await menu.locator('summary').focus()
    await page.keyboard.press('Enter')
    const first = menu.getByRole('link').first()
    await first.waitFor({ state: 'visible' })
    await page.keyboard.press('Tab')
    expect(await first.evaluate((link) => link === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/mushrooms')
  })
})
