import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { desk, phone, useBrowser } from './browser'
import { everyPage, inLanguage, kinds, languages } from './site'

const browser = useBrowser()

const standards = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds, in a line for each place. A theme changes colours only, so in the second only contrast is asked for. */
function violations(page: Page, only: axe.RunOnly): Promise<string[]> {
  return page.evaluate(async (runOnly) => {
    const { axe: run } = window as unknown as { axe: typeof axe }
    const rules: axe.RuleObject = runOnly.type === 'tag' ? { 'target-size': { enabled: true } } : {}
    const results = await run.run(document, { runOnly, rules, preload: false, resultTypes: ['violations'] })
    return results.violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${id}: ${help} at ${target.join(' ')}`),
    )
  }, only)
}

describe.each(Object.entries(kinds))('%s', (_, path) => {
  it.each(languages)(
    'has nothing that axe objects to, in %s, light and dark, on phone and desk',
    async (language) => {
      const page = await browser.page({ reducedMotion: 'reduce' })
      await page.goto(inLanguage(language, path))
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.evaluate(axe.source)
      for (const viewport of [desk, phone]) {
        await page.setViewportSize(viewport)
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
        expect(
          await violations(page, { type: 'tag', values: standards }),
          `light, ${viewport.width} px`,
        ).toEqual([])
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
        expect(
          await violations(page, { type: 'rule', values: ['color-contrast'] }),
          `dark, ${viewport.width} px`,
        ).toEqual([])
      }
    },
  )
})

describe('a narrow window', () => {
  it('of 320 px is never scrolled sideways', async () => {
    const page = await browser.page({ viewport: { width: 320, height: 640 } })
    const wide: string[] = []
    for (const { address } of everyPage) {
      await page.goto(address, { waitUntil: 'domcontentloaded' })
      await page.getByRole('heading', { level: 1 }).waitFor()
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      if (width > 320) wide.push(`${address} is ${width} px wide`)
    }
    expect(wide).toEqual([])
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
    // A box hidden from sight is drawn by its label.
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
    const drawn = label ?? element
    const { left, top, width, height } = drawn.getBoundingClientRect()
    const style = getComputedStyle(drawn)
    const at = document.elementFromPoint(left + Math.min(width, 40) / 2, top + height / 2)
    return {
      name: (element.getAttribute('aria-label') ?? drawn.textContent ?? '').trim().slice(0, 60),
      place: focusable.indexOf(element),
      marked:
        (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 1) ||
        style.boxShadow !== 'none',
      onScreen: width > 0 && top < innerHeight && top + height > 0,
      covered: at !== null && !drawn.contains(at) && !at.contains(drawn),
    }
  })
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

  it.each([
    ['the deadly species', '/mushrooms/amanita-phalloides', phone],
    ['the archive', '/mushrooms/species', desk],
    ['a species with a fold', '/mushrooms/pleurotus-ostreatus', desk],
    ['home', '/', phone],
  ])('%s is walked from top to end, every stop marked and in sight', async (_, path, viewport) => {
    const page = await browser.page({ viewport, reducedMotion: 'reduce' })
    await page.goto(path)
    const stops: Stop[] = []
    for (let presses = 0; presses < 200; presses += 1) {
      await page.keyboard.press('Tab')
      const here = await stop(page)
      if (!here) break
      stops.push(here)
    }
    expect(stops.length).toBeGreaterThan(10)
    expect(stops.map(({ place }) => place)).toEqual(
      stops.map(({ place }) => place).sort((one, another) => one - another),
    )
    expect(stops.filter(({ marked }) => !marked)).toEqual([])
    expect(stops.filter(({ onScreen }) => !onScreen)).toEqual([])
    expect(stops.filter(({ covered }) => covered)).toEqual([])
    expect(stops.every(({ name }) => name !== '')).toBe(true)
  })

  it('the menu of a phone opens, is walked and closes', async () => {
    const page = await browser.page({ viewport: phone })
    await page.goto('/mushrooms/boletus-edulis')
    const menu = page.getByRole('banner').getByRole('group')
    await menu.getByText('Menu').focus()
    await page.keyboard.press('Enter')
    const first = menu.getByRole('link').first()
    await first.waitFor({ state: 'visible' })
    await page.keyboard.press('Tab')
    expect(await first.evaluate((link) => link === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/mushrooms')
  })
})

describe('on paper', () => {
  it('a species is its own sheet: what leads elsewhere is left out, what matters stays', async () => {
    const page = await browser.page()
    await page.goto('/mushrooms/amanita-phalloides')
    await page.emulateMedia({ media: 'print' })
    for (const name of ['Main', 'Language', 'About this site']) {
      expect(await page.getByRole('navigation', { name, includeHidden: true }).isVisible(), name).toBe(false)
    }
    expect(await page.getByRole('region', { name: 'Deadly' }).isVisible()).toBe(true)
    expect(await page.getByRole('heading', { level: 1, name: 'Amanita phalloides' }).isVisible()).toBe(true)
    expect(await page.getByRole('region', { name: 'Look-alikes' }).isVisible()).toBe(true)
    const text = page.locator('#about-text-text')
    expect(
      await text.evaluate((element) => element.scrollHeight - element.clientHeight),
      'folded text on paper',
    ).toBeLessThanOrEqual(1)
    expect(await page.getByText('Read all of it').first().isVisible(), 'a button on paper').toBe(false)
  })
})
