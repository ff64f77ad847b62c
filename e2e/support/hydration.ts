import { type BrowserContext, expect, type Locator, type Page, type Response } from '@playwright/test'
import { retryAfterSeconds } from '@/foundation/database-outage'

/**
 * Waits until React has hydrated a part of the page (by default all of it) and has run its effects. Before that, links
 * lead to pages and forms are sent by the browser.
 */
export async function waitForHydration(page: Page, part: Locator = page.getByRole('main')): Promise<void> {
  await expect
    .poll(
      () =>
        part
          .first()
          .evaluate(isHydrated)
          .catch(() => false),
      { message: `“${await page.title()}” at ${page.url()} must be hydrated.`, intervals: [50] },
    )
    .toBe(true)
  // Effects run in the tasks after the commit.
  await page.evaluate(() => new Promise((resolve) => setTimeout(() => setTimeout(resolve))))
}

/** React marks the container with its root fiber, and each hydrated element with its properties. */
function isHydrated(element: Element): boolean {
  const rootKey = Object.keys(document).find((key) => key.startsWith('__reactContainer$'))
  if (!rootKey) return false
  const container: unknown = Reflect.get(document, rootKey)
  const root = container as { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } }
  const isElementHydrated = Object.keys(element).some((key) => key.startsWith('__reactProps$'))
  return !root.stateNode.current.memoizedState.isDehydrated && isElementHydrated
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

/** Waits until the forms and buttons of a page that has scripts are hydrated, and what plain scripts add is there. */
export async function waitForScripts(page: Page): Promise<void> {
  await page.waitForFunction(areControlsHydrated)
  await page.evaluate(() => new Promise((resolve) => setTimeout(() => setTimeout(resolve))))
}

function areControlsHydrated(): boolean {
  if (!document.querySelector('script[src*="/_next/"], script[type="deferred"]')) return true
  const rootKey = Object.keys(document).find((key) => key.startsWith('__reactContainer$'))
  if (!rootKey) return false
  const root: { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } } = Reflect.get(
    document,
    rootKey,
  )
  if (root.stateNode.current.memoizedState.isDehydrated) return false
  const propsOf = (element: Element) => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'))
    return key && (Reflect.get(element, key) as object)
  }
  const isHydrated = (control: Element) => {
    let element: Element | null = control
    while (element && !propsOf(element)) element = element.parentElement
    // React leaves what is inside of HTML alone.
    return element === control || !element || 'dangerouslySetInnerHTML' in Object(propsOf(element))
  }
  if (document.getElementById('main') && document.documentElement.dataset.connected === undefined)
    return false
  return [...document.querySelectorAll('form, button')].every(isHydrated)
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

/** Waits until the page is hydrated and no request of the kind is left, twice with an idle browser in between. */
export async function waitForRequests(page: Page, { isDone }: { isDone: () => boolean }): Promise<void> {
  await waitForHydration(page)
  for (let round = 1; round <= 2; round += 1) {
    await expect.poll(isDone, { message: 'All requests must have ended.', intervals: [50] }).toBe(true)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })))
  }
}
