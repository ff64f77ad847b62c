import type { Page } from '@playwright/test'
import { baseUrl } from './site'

/** Records what must not happen while a page is open: errors, foreign requests, violations of the policy. */
export function watchPage(page: Page, { isNotFound = false } = {}): string[] {
  const faults: string[] = []
  const notFoundMessage = /Failed to load resource: .* 404/ // Chromium logs it for a page that responds with 404
  const busyMessage = /Failed to load resource: .* 503/
  // Scripts run after the first paint, which Chromium finds late on a busy machine.
  const lateScript = /chunks\/\S+\.js was preloaded using link preload but not used/
  const documents = new Set<string>()
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.add(request.url())
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== baseUrl) faults.push(`requests ${request.url()}`)
  })
  page.on('console', (message) => {
    const text = message.text()
    // `goto` tries again.
    const isBusy = busyMessage.test(text) && documents.has(message.location().url)
    const isExpected = (isNotFound && notFoundMessage.test(text)) || lateScript.test(text) || isBusy
    if (['error', 'warning'].includes(message.type()) && !isExpected) faults.push(text)
  })
  page.on('pageerror', (error) => faults.push(error.message))
  return faults
}

/** Returns the layout shifts of the current page so far that no input has caused. */
export function readShifts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources?: { node?: Node }[] }
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    const shifts = (observer.takeRecords() as Shift[]).filter(
      (shift) => !shift.hadRecentInput && shift.value > 0,
    )
    observer.disconnect()
    return shifts.map(({ value, sources }) => {
      const moved = sources?.map(({ node }) =>
        node instanceof Element ? `${node.tagName}.${node.className}` : '?',
      )
      return `${value} ${moved?.join(', ')}`
    })
  })
}

/** Scrolls to the end of the page, one screen at a time. */
export async function scrollThrough(page: Page): Promise<void> {
  const { height, screen } = await page.evaluate(() => ({
    height: document.body.scrollHeight,
    screen: innerHeight,
  }))
  for (let y = 0; y < height; y += screen) {
    await page.evaluate((top) => {
      scrollTo(0, top)
      return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }, y)
  }
}

/** Returns everything that a page says, visible or not: its text, names of controls and images, its head. */
export function textsOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const attributes = ['alt', 'title', 'aria-label', 'placeholder']
    const names = attributes.flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((node) => node.getAttribute(name)),
    )
    const metas = 'meta[name="description"], meta[property^="og:"]:not([content^="http"])'
    const head = [...document.querySelectorAll(metas)].map((node) => node.getAttribute('content'))
    // A filter of the walker would not be called on pages without scripts.
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: (string | null)[] = []
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      if (!parentElement?.closest('script, style, code')) texts.push(textContent)
    }
    return [document.title, ...head, ...names, ...texts].join('\n')
  })
}

/** Returns the pairs of `hreflang` and `href` of a page's links to its translations. */
export async function alternatesOf(page: Page): Promise<Record<string, string>> {
  const pairs = await page
    .locator('link[rel="alternate"][hreflang]')
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? ''] as const),
    )
  return Object.fromEntries(pairs)
}

/** Returns the `og:` and `twitter:` properties of a page. */
export function sharingProperties(html: string): Record<string, string> {
  const metas = html.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"/g)
  return Object.fromEntries(Array.from(metas, ([, name = '', content = '']) => [name, content]))
}
