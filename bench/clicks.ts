// Measures how long a list takes to follow a click on a filter option:
// npm run bench:clicks [-- --base http://localhost:3000 --paths … --clicks 20]
// From the release of the mouse button to the frame that shows the new list, in desktop Chromium, one option at a time.
import { parseArgs } from 'node:util'
import { chromium, type Page } from 'playwright-core'
import { chromiumArgs, ensureChromium } from '../scripts/chromium'

const { values } = parseArgs({
  options: {
    base: { type: 'string', default: 'http://localhost:3000' },
    paths: { type: 'string', default: '/mushrooms/species,/mushrooms/products,/mushrooms/vendors' },
    clicks: { type: 'string', default: '20' },
  },
})

/** The time between pressing and releasing the mouse button, in milliseconds. */
const pressDuration = 80

/** The options that would leave any result. */
const usableOptions = (page: Page) =>
  page.locator('#filters-form .filter-option:not(:has([data-none])):visible')

/** Opens all sections and measures, from the next click on, the time to the frame after the list has changed. */
function watchList() {
  for (const section of document.querySelectorAll('details')) section.open = true
  const before = document.querySelector('.filtered-cards')
  const changed = new Promise((resolve) => {
    document.addEventListener(
      'click',
      () => {
        const startedAt = performance.now()
        const look = () => {
          if (document.querySelector('.filtered-cards') === before) return requestAnimationFrame(look)
          requestAnimationFrame(() => resolve(performance.now() - startedAt))
        }
        look()
      },
      { capture: true, once: true },
    )
  })
  Object.assign(window, { changed })
}

const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArgs })
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  // tsx names functions by this helper, which the functions below would miss in the page.
  await page.addInitScript('globalThis.__name = (value) => value')
  for (const path of values.paths.split(',')) {
    const times: number[] = []
    for (let click = 0; click < Number(values.clicks); click += 1) {
      await page.goto(values.base + path)
      await page.locator('#filters[data-live]').waitFor({ state: 'attached' })
      await page.evaluate(watchList)
      const options = usableOptions(page)
      await options.nth(click % (await options.count())).click({ delay: pressDuration })
      times.push(await page.evaluate(() => Reflect.get(window, 'changed')))
    }
    times.sort((a, b) => a - b)
    const quantile = (share: number) => `${times[Math.floor(times.length * share)]?.toFixed(0)} ms`
    console.log(`${path}  median ${quantile(0.5)}  p95 ${quantile(0.95)}`)
  }
} finally {
  await browser.close()
}
