import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'

/** Each page parses it again. */
const smallSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/** All rules of the standards the project promises. */
export const allRules: RunOptions = {
  runOnly: { type: 'tag', values: standards },
  rules: { 'target-size': { enabled: true } },
}

/** A few rules by their ids. */
export function onlyRules(...ids: string[]): RunOptions {
  return { runOnly: { type: 'rule', values: ids } }
}

/** Returns what axe finds on a page or in a part of it, one line for each element. */
export async function findViolations(
  page: Page,
  rules: RunOptions = allRules,
  part?: string,
): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window)
  if (!isLoaded) await page.evaluate(smallSource)
  return page.evaluate(
    async ({ options, selector }) => {
      const runner: typeof axe = Reflect.get(window, 'axe')
      const results = await runner.run(selector ?? document, options)
      return results.violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target }) => `${id}: ${help} at ${target.join(' ')}`),
      )
    },
    { options: { ...rules, preload: false, resultTypes: ['violations' as const] }, selector: part },
  )
}

/**
 * Returns the controls that are lower or narrower than 24 px. Links within a sentence are exempt, as in WCAG 2.5.8:
 * they cannot be larger than their line.
 */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const minSize = 24
    const isWithinSentence = (element: Element) => {
      const block = element.closest('p, dd, li, figcaption, td, summary')
      const ownText = element.textContent?.trim() ?? ''
      return (
        getComputedStyle(element).display === 'inline' &&
        block !== null &&
        (block.textContent ?? '').trim().length > ownText.length
      )
    }
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary',
    )
    return [...controls].flatMap((element) => {
      const isInput = element instanceof HTMLInputElement
      const label =
        isInput && ['checkbox', 'radio', 'file'].includes(element.type) ? element.labels?.[0] : null
      const target = label ?? element
      const { width, height } = target.getBoundingClientRect()
      const isShown = width > 1 && height > 1 && target.checkVisibility({ visibilityProperty: true })
      const isLarge = width >= minSize - 0.01 && height >= minSize - 0.01
      if (!isShown || isLarge || isWithinSentence(target)) return []
      return [`${target.outerHTML.slice(0, 90)} is ${Math.round(width)} x ${Math.round(height)} px`]
    })
  })
}
