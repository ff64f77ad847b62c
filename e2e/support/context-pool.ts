import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { waitAfterNavigation } from './hydration'
import { baseUrl } from './site'

/**
 * Browser contexts that a worker uses for one test after another, so that its browser downloads and compiles the
 * scripts of the site once. Between tests they lose their pages, cookies and storage. What cannot be undone needs
 * a context of its own.
 */
export class ContextPool {
  readonly #browser: Browser
  readonly #idle = new Map<string, BrowserContext[]>()

  constructor(browser: Browser) {
    this.#browser = browser
  }

  /**
   * Runs a function with a page of an idle context.
   * @param options all that tests set for their contexts
   */
  async usePage(
    { storageState, ...options }: BrowserContextOptions,
    use: (page: Page) => Promise<void>,
  ): Promise<void> {
    const key = JSON.stringify(options)
    const context = this.#idle.get(key)?.pop() ?? (await this.#open(options))
    if (typeof storageState === 'object') await context.addCookies(storageState.cookies)
    const page = await context.newPage()
    await use(page)
    await clear(context, page)
    this.#idle.set(key, [...(this.#idle.get(key) ?? []), context])
  }

  async close(): Promise<void> {
    await Promise.all([...this.#idle.values()].flat().map((context) => context.close()))
  }

  async #open(options: BrowserContextOptions): Promise<BrowserContext> {
    const context = await this.#browser.newContext({ baseURL: baseUrl, ...options })
    const refuse = async () => {
      throw new Error(
        'Later tests use this context: set hasOwnContext, or open another by openContext or openPage.',
      )
    }
    context.addInitScript = refuse
    context.clock.install = refuse
    if (options.javaScriptEnabled !== false) waitAfterNavigation(context)
    return context
  }
}

async function clear(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page.isClosed() ? await context.newPage() : page)
  await session.send('Storage.clearDataForOrigin', {
    origin: baseUrl,
    storageTypes: 'local_storage,indexeddb',
  })
  await Promise.all(context.pages().map((open) => open.close()))
  await context.clearCookies()
  await context.unrouteAll()
}
