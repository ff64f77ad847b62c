// Pictures of the pages, to be looked at: node scripts/screenshots.mjs [--base http://localhost:3000] [--paths /,/pt] [--widths 390,820,1440] [--themes light,dark]
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { ensureChromium } from './chromium.mjs'

const everyPage = [
  '/',
  '/mushrooms',
  '/mushrooms/species',
  '/mushrooms/species/effect',
  '/mushrooms/species/chemistry/psychoactive/psilocybin',
  '/mushrooms/amanita-phalloides',
  '/mushrooms/hericium-erinaceus',
  '/mushrooms/psilocybe-semilanceata',
  '/mushrooms/growing-guide',
  '/mushrooms/growing-guide/oyster-mushrooms-on-straw',
  '/nowhere',
]

const { values } = parseArgs({
  options: {
    base: { type: 'string', default: 'http://localhost:3000' },
    paths: { type: 'string', default: everyPage.join(',') },
    widths: { type: 'string', default: '390,820,1440' },
    themes: { type: 'string', default: 'light,dark' },
    out: { type: 'string', default: 'screenshots' },
    fold: { type: 'boolean', default: false },
  },
})

/** @param {string} address */
const nameOf = (address) => address.replace(/^\//, '').replaceAll('/', '_') || 'home'

const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})
mkdirSync(values.out, { recursive: true })
for (const theme of /** @type {('light' | 'dark')[]} */ (values.themes.split(','))) {
  for (const width of values.widths.split(',').map(Number)) {
    const context = await browser.newContext({
      colorScheme: theme,
      viewport: { width, height: width < 600 ? 844 : 900 },
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    for (const address of values.paths.split(',')) {
      await page.goto(values.base + address, { waitUntil: 'load' })
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager'
        await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
        await document.fonts.ready
      })
      const file = path.join(values.out, `${nameOf(address)}-${width}-${theme}.png`)
      await page.screenshot({ path: file, fullPage: !values.fold })
      console.log(file)
    }
    await context.close()
  }
}
await browser.close()
