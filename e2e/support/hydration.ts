import { type BrowserContext, expect, type Locator, type Page, type Response } from '@playwright/test'
import { retryAfterSeconds } from '@/foundation/database-outage'

/**
 * Makes the islands of a part of the page (by default all of it) ready, as touching them does, and waits for them. Before
 * that, links lead to pages and forms are sent by the browser.
 */
export async function waitForHydration(page: Page, part: Locator = page.getByRole('main')): Promise<void> {
  await waitForScripts(page)
  await expect
    .poll(
      async () => {
        // What only an island shows is not there yet.
        const root = (await part.count()) > 0 ? part.first() : page.getByRole('main')
        return root.evaluate(touchIslands).catch(() => false)
      },
      { message: `“${await page.title()}” at ${page.url()} must be hydrated.`, intervals: [50] },
    )
    .toBe(true)
}

/** Touches what is not ready yet. Returns whether all is. */
function touchIslands(part: Element): boolean {
  const selector = '[data-island]:not([data-hydrated])'
  const around = part.closest(selector)
  const islands = [...(around ? [around] : []), ...part.querySelectorAll(selector)]
  for (const island of islands) island.dispatchEvent(new Event('focusin'))
  return islands.length === 0
}

/**
 * Makes `goto` and `reload` of the pages of a context wait for their scripts, so that no click comes too early, and try
 * again where the site asks for it. A test that wants the page before that says what to wait for:
 * `goto(path, { waitUntil: 'commit' })`.
 */
export function waitAfterNavigation(context: BrowserContext): void {
  context.on('page', (page) => {
    const { goto, reload } = page
    page.goto = async (url, options) => {
      const response = await retryWhileBusy(() => goto.call(page, url, options))
      if (!options?.waitUntil) await waitForScripts(page)
      return response
    }
    page.reload = async (options) => {
      const response = await retryWhileBusy(() => reload.call(page, options))
      if (!options?.waitUntil) await waitForScripts(page)
      return response
    }
  })
}

/** Loads a page again while the site is too busy for it (its database takes longer than a visitor should wait). */
async function retryWhileBusy(load: () => Promise<Response | null>): Promise<Response | null> {
  let response: Response | null = null
  const loadAndReadStatus = async () => {
    response = await load()
    return response?.status()
  }
  await expect
    .poll(loadAndReadStatus, {
      message: 'The site must be available.',
      intervals: [retryAfterSeconds * 1000],
      timeout: 60_000,
    })
    .not.toBe(503)
  return response
}

/** Waits until what scripts add to a page is there. Pages without the site's scripts are ready at once. */
export async function waitForScripts(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.querySelector('script[type="module"][src^="/assets/"]') ||
      document.documentElement.dataset.connected !== undefined,
  )
}

/** Counts the requests of a kind that have begun and not ended. Must be called before the page is opened. */
export function trackRequests(page: Page, resourceType: string) {
  const urls = new Set<string>()
  const pending = new Set<object>()
  page.on('request', (request) => {
    if (request.resourceType() !== resourceType) return
    urls.add(request.url())
    pending.add(request)
  })
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  return { urls, isDone: () => pending.size === 0 }
}

/** Waits until the page's scripts run and no request of the kind is left, twice with an idle browser in between. */
export async function waitForRequests(page: Page, { isDone }: { isDone: () => boolean }): Promise<void> {
  await waitForScripts(page)
  for (let round = 1; round <= 2; round += 1) {
    await expect.poll(isDone, { message: 'All requests must have ended.', intervals: [50] }).toBe(true)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })))
  }
}
