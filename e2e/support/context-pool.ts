import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { waitAfterNavigation } from './hydration'
import { baseUrl } from './site'

/** What tests listen to. */
const events = [
  'console',
  'dialog',
  'download',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
] as const

/**
 * Pages that a worker uses for one test after another: a new one starts a process and compiles the scripts of the site
 * again, which takes more than half of a visit. Between tests they lose their cookies, storage and history. What cannot be
 * undone needs a context of its own.
 */
export class ContextPool {
  readonly #browser: Browser
  readonly #idle = new Map<string, Page[]>()
  readonly #optionsOf = new WeakMap<BrowserContext, BrowserContextOptions>()

  constructor(browser: Browser) {
    this.#browser = browser
  }

  /**
   * Returns an idle page, or a new one.
   * @param options all that tests set for their contexts
   */
  async take({ storageState, ...options }: BrowserContextOptions): Promise<Page> {
    const idle = this.#idle.get(JSON.stringify(options))?.pop()
    const page = idle ?? (await this.#open(options))
    this.#optionsOf.set(page.context(), options)
    if (typeof storageState === 'object') await page.context().addCookies(storageState.cookies)
    return page
  }

  /** Clears a page for later tests. */
  async giveBack(page: Page): Promise<void> {
    const options = this.#optionsOf.get(page.context()) ?? {}
    const cleared = await clear(page, options)
    const key = JSON.stringify(options)
    this.#idle.set(key, [...(this.#idle.get(key) ?? []), cleared])
  }

  async close(): Promise<void> {
    await Promise.all([...this.#idle.values()].flat().map((page) => page.context().close()))
  }

  async #open(options: BrowserContextOptions): Promise<Page> {
    const context = await this.#browser.newContext({ baseURL: baseUrl, ...options })
    if (options.javaScriptEnabled !== false) waitAfterNavigation(context)
    refusePermanentChanges(context)
    return context.newPage()
  }
}

function refusePermanentChanges(context: BrowserContext): void {
  const refuse = async () => {
    throw new Error('Later tests use this page: set hasOwnContext, or open another by openContext.')
  }
  context.addInitScript = refuse
  context.clock.install = refuse
  context.on('page', (page) => {
    page.addInitScript = refuse
    page.exposeFunction = refuse
    page.exposeBinding = refuse
  })
}

/** Closes all pages of a context but one, and clears that. */
async function clear(
  used: Page,
  { viewport, colorScheme, reducedMotion }: BrowserContextOptions,
): Promise<Page> {
  const context = used.context()
  const page = used.isClosed() ? await context.newPage() : used
  for (const event of events) page.removeAllListeners(event)
  await Promise.all(context.pages().map((open) => open !== page && open.close()))
  await Promise.all([context.unrouteAll(), page.unrouteAll(), context.clearCookies()])
  // A document of the site without scripts: storage can be cleared only there.
  await page.goto('/robots.txt')
  await page.evaluate(() => sessionStorage.clear())
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', {
    origin: baseUrl,
    storageTypes: 'local_storage,indexeddb',
  })
  await session.send('Page.resetNavigationHistory')
  await session.detach()
  await page.emulateMedia({
    media: null,
    colorScheme: colorScheme ?? 'light',
    reducedMotion: reducedMotion ?? 'no-preference',
  })
  if (viewport) await page.setViewportSize(viewport)
  return page
}
