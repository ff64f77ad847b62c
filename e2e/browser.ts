import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { chromiumArgs } from '../scripts/chromium'
import { baseUrl } from './site'

export const phone = { width: 390, height: 844 }
export const desk = { width: 1440, height: 900 }

/** Longest that anything a person waits for may take on a slow machine; what the issues bound is asserted by itself. */
const patience = 15_000

export interface Visits {
  /** A browser of somebody who was never here, closed after the test. */
  visitor: (options?: BrowserContextOptions) => Promise<BrowserContext>
  /** A page in such a browser. */
  page: (options?: BrowserContextOptions) => Promise<Page>
}

/** One Chromium for the file, a fresh context for whoever a test sends. */
export function useBrowser(): Visits {
  let browser: Browser | undefined
  const open = new Set<BrowserContext>()

  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
      args: chromiumArgs,
    })
  })
  afterEach(async () => {
    await Promise.all([...open].map((context) => context.close()))
    open.clear()
  })
  afterAll(async () => {
    await browser?.close()
  })

  const visitor: Visits['visitor'] = async (options) => {
    if (!browser) throw new Error('Chromium has not been started.')
    const context = await browser.newContext({
      baseURL: baseUrl,
      locale: 'en-US',
      viewport: desk,
      ...options,
    })
    context.setDefaultTimeout(patience)
    open.add(context)
    return context
  }
  return { visitor, page: async (options) => (await visitor(options)).newPage() }
}

/** What can be seen of an element without scrolling: it stands within the window, whole. */
export async function isOnFirstScreen(page: Page, selector: ReturnType<Page['locator']>): Promise<boolean> {
  const box = await selector.boundingBox()
  const size = page.viewportSize()
  const scrolled = await page.evaluate(() => scrollY)
  return (
    box !== null &&
    size !== null &&
    scrolled === 0 &&
    box.y >= 0 &&
    box.y + box.height <= size.height &&
    box.width > 0
  )
}
