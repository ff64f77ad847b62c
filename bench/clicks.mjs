// How long after a click on an option the list has changed: npm run bench:clicks [-- --base http://localhost:3000 --paths … --clicks 20]
// From the click, which comes as the button of the mouse goes up, to the frame in which the new list stands; in Chromium
// on a desk, option by option, each once.
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { chromiumArgs, ensureChromium } from '../scripts/chromium.mjs'

const { values } = parseArgs({
  options: {
    base: { type: 'string', default: 'http://localhost:3000' },
    paths: { type: 'string', default: '/mushrooms/species,/mushrooms/products,/mushrooms/vendors' },
    clicks: { type: 'string', default: '20' },
  },
})

/** How long a finger rests on the button of a mouse, in milliseconds. */
const press = 80

/**
 * The options that would leave anything.
 * @param {import('playwright-core').Page} page
 */
const options = (page) => page.locator('#filters-form .filter-option:not(:has([data-none])):visible')

/** Unfolds the sections. From the next click on, how long until the frame after the list has changed. */
function watch() {
  for (const section of document.querySelectorAll('details')) section.open = true
  const before = document.querySelector('[data-live="list"]')
  const changed = new Promise((resolve) => {
    document.addEventListener(
      'click',
      () => {
        const began = performance.now()
        const look = () => {
          if (document.querySelector('[data-live="list"]') === before) return requestAnimationFrame(look)
          requestAnimationFrame(() => resolve(performance.now() - began))
        }
        look()
      },
      { capture: true, once: true },
    )
  })
  Object.assign(window, { changed })
}

const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: chromiumArgs,
})
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  for (const path of values.paths.split(',')) {
    /** @type {number[]} */
    const times = []
    for (let turn = 0; turn < Number(values.clicks); turn += 1) {
      await page.goto(values.base + path)
      await page.locator('#filters[data-live]').waitFor({ state: 'attached' })
      await page.evaluate(watch)
      const all = options(page)
      await all.nth(turn % (await all.count())).click({ delay: press })
      times.push(await page.evaluate(() => Reflect.get(window, 'changed')))
    }
    times.sort((one, another) => one - another)
    const at = (/** @type {number} */ share) => `${times[Math.floor(times.length * share)]?.toFixed(0)} ms`
    console.log(`${path}  median ${at(0.5)}  p95 ${at(0.95)}`)
  }
} finally {
  await browser.close()
}
