// Takes screenshots of the pages:
// npm run screenshots [-- --base http://localhost:3000 --paths /,/pt --widths 390,820,1440 --themes light,dark]
// Account pages need ADMIN_EMAIL and ADMIN_PASSWORD and are left out without them.
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { chromiumArgs, ensureChromium } from './chromium'

const everyPage = [
  '/',
  '/mushrooms',
  '/mushrooms/species',
  '/mushrooms/species/shape/gills',
  '/mushrooms/species/effect',
  '/mushrooms/species/type/edible',
  '/mushrooms/species/chemistry/psychoactive/psilocybin',
  '/mushrooms/amanita-phalloides',
  '/mushrooms/hericium-erinaceus',
  '/mushrooms/psilocybe-semilanceata',
  '/mushrooms/identify',
  '/mushrooms/identify?underside=gills-free&ring=skirt&base=sac',
  '/mushrooms/compare?species=amanita-phalloides,agaricus-campestris,amanita-caesarea',
  '/mushrooms/season',
  '/mushrooms/nutrition',
  '/mushrooms/effects',
  '/mushrooms/growing-guide',
  '/mushrooms/growing-guide/oyster-mushrooms-on-straw',
  '/mushrooms/products',
  '/mushrooms/products?badge=vegan&on_sale=true',
  '/mushrooms/products/growing/genetics',
  '/mushrooms/product/lions-mane-powder',
  '/mushrooms/product/liberty-cap-herbarium-print',
  '/mushrooms/vendors',
  '/mushrooms/vendor/mossgate-mushroom-farm',
  '/mushrooms/wholesale',
  '/mushrooms/wholesale/grey-sound-equipment',
  '/mushrooms/dropshipping',
  '/mushrooms/dropshipping/river-fork-parcel',
  '/cart',
  '/nowhere',
  '/login',
  '/signup',
  '/forgot',
  '/reset?token=x',
  '/verify',
  '/account',
  '/account/likes',
  '/account/contributions',
  '/account/orders',
  '/account/security',
  '/account/data',
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

const fileNameOf = (pagePath: string) => pagePath.replace(/^\//, '').replaceAll(/[/?=&]/g, '_') || 'home'

const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = process.env
const isAccountPage = (pagePath: string) => /^\/(?:(?:es|pt)\/)?account(?:\/|$)/.test(pagePath)
const paths = values.paths.split(',').filter((pagePath) => email || !isAccountPage(pagePath))

const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: chromiumArgs,
})
mkdirSync(values.out, { recursive: true })
for (const theme of values.themes.split(',') as ('light' | 'dark')[]) {
  for (const width of values.widths.split(',').map(Number)) {
    const context = await browser.newContext({
      colorScheme: theme,
      viewport: { width, height: width < 600 ? 844 : 900 },
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    let isSignedIn = false
    // Account pages come last: signing in changes the header of every page.
    for (const pagePath of paths.toSorted((a, b) => Number(isAccountPage(a)) - Number(isAccountPage(b)))) {
      if (isAccountPage(pagePath) && !isSignedIn) {
        const response = await context.request.post(`${values.base}/api/users/sign-in`, {
          headers: { origin: new URL(values.base).origin },
          data: { email, password },
        })
        if (!response.ok()) throw new Error(`Signing in as ${email} answered ${response.status()}.`)
        isSignedIn = true
      }
      await page.goto(values.base + pagePath, { waitUntil: 'load' })
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager'
        await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
        await document.fonts.ready
      })
      const file = path.join(values.out, `${fileNameOf(pagePath)}-${width}-${theme}.png`)
      await page.screenshot({ path: file, fullPage: !values.fold })
      console.log(file)
    }
    await context.close()
  }
}
await browser.close()
