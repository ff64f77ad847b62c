import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { createTestDatabase, testEnvironment } from '../scripts/test-environment/cluster'
import { waitForHydration } from './support/hydration'
import { recordReports, startProvider } from './support/measurement'
import { request } from './support/rest'
import { findFreePort, startSite } from './support/running-site'
import { desktop, kinds, phone } from './support/site'
import { expect, test } from './support/test'
import { text, textIn } from './support/text'

// Reports are recorded by a script that the pages get.
test.use({ hasOwnContext: true })

/** Opens a page and waits for the script that counts. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await waitForHydration(page)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })))
}

test('what readers do is counted by event and shown to staff', async ({ openPage, adminPage }) => {
  const page = await openPage({ viewport: phone })
  const reports = await recordReports(page)
  // Other sites are not reached; the page stays.
  await page.route(/^https:/, (route) => route.fulfill({ status: 204 }))

  await open(page, kinds.products)
  await page.getByRole('link', { name: text('ui.filters.open') }).click()
  const filters = page.getByRole('dialog')
  await filters.getByRole('switch', { name: text('filters.near.label') }).check()

  await page.setViewportSize(desktop)
  await open(page, '/search?q=chanterelle')
  await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().click()
  await page.waitForURL(/\/mushrooms\/[a-z-]+$/)
  await waitForHydration(page)
  await page.getByRole('link', { name: text('ui.share.share'), exact: true }).click()
  await page.locator('a[href^="https:"][rel~="external"]').first().click()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Español/ })
    .click()
  await page.waitForURL('**/es/mushrooms/**')
  await waitForHydration(page)

  await open(page, kinds.key)
  await page.locator('.choices a').first().click()
  await page.waitForURL(/identify\?/)
  await waitForHydration(page)
  await open(page, kinds['product with variants'])
  await page.getByRole('button', { name: text('cart.add.add') }).click()
  await expect(page.getByRole('main').getByRole('link', { name: text('cart.add.added') })).toBeVisible()
  await page.goto('/llms.txt')

  const counted = await reports()
  expect([...new Set(counted)].sort()).toEqual([
    'add_to_cart',
    'change_filter',
    'change_language',
    'filter_button',
    'key_step',
    'near_me',
    'outbound_link',
    'page_view',
    'search',
    'select_result',
    'share',
  ])
  expect(counted.filter((event) => event === 'page_view')).toHaveLength(7)

  // The numbers are written every few seconds.
  const figures = adminPage.getByRole('region', { name: /Readers in the last 30 days/ })
  await expect(async () => {
    await adminPage.goto('/admin')
    await expect(figures.getByRole('img')).toBeVisible({ timeout: 5000 })
    await expect(figures.getByRole('row', { name: /^English \d/ })).toBeVisible({ timeout: 1000 })
  }).toPass()
})

test('readers who ask not to be tracked report nothing', async ({ openPage }) => {
  const page = await openPage()
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  const reports = await recordReports(page)
  await open(page, '/mushrooms')
  await open(page, '/mushrooms/species')
  expect(await reports()).toEqual([])
})

test('a provider is loaded only after consent, which is as easy to refuse and to withdraw', async ({
  openPage,
}) => {
  test.skip(!process.env.E2E_TEMPLATE_URL, 'BASE_URL names a single site')
  const provider = await startProvider()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'fungarium-consent-'))
  const port = String(await findFreePort())
  const base = `http://localhost:${port}`
  const stop = await startSite(
    testEnvironment({
      databaseUrl: await createTestDatabase(String(process.env.E2E_TEMPLATE_URL), `consent_${process.pid}`),
      dataDir,
      env: {
        PORT: port,
        ANALYTICS_PROVIDER: 'plausible',
        ANALYTICS_SITE: 'fungarium.example',
        ANALYTICS_URL: provider.url,
      },
    }),
  )
  try {
    const page = await openPage({ baseURL: base, viewport: phone })
    await open(page, '/mushrooms/species')
    const banner = page.getByRole('region', { name: text('site.consent.title') })
    const accept = banner.getByRole('button', { name: text('site.consent.accept') })
    const refuse = banner.getByRole('button', { name: text('site.consent.refuse') })
    const [one, other, header] = await Promise.all(
      [accept, refuse, page.getByRole('banner')].map((part) => part.boundingBox()),
    )
    expect([one?.width, one?.height]).toEqual([other?.width, other?.height])
    expect((one?.y ?? 0) + (one?.height ?? 0)).toBeLessThanOrEqual(header?.y ?? 0)
    await expect(async () => {
      await refuse.press('Enter', { timeout: 1000 })
      await expect(banner).toBeHidden({ timeout: 1000 })
    }).toPass()
    await expect(page.locator('#consent-status')).toHaveText(text('site.consent.refused'))
    await open(page, '/es/privacy')
    await expect(page.getByRole('heading', { name: textIn('es')('site.consent.policyTitle') })).toBeVisible()
    expect(provider.requests).toEqual([])

    await page.getByRole('link', { name: textIn('es')('site.consent.change') }).click()
    const question = page.getByRole('region', { name: textIn('es')('site.consent.title') })
    await expect(question).toBeFocused()
    await question.getByRole('button', { name: textIn('es')('site.consent.accept') }).click()
    await expect.poll(() => provider.requests).toEqual(['GET /js/script.manual.js', 'POST /pageview'])
    await open(page, '/mushrooms')
    await expect.poll(() => provider.requests.filter((line) => line === 'POST /pageview')).toHaveLength(2)

    await page.getByRole('link', { name: text('site.consent.change') }).click()
    await refuse.click()
    await page.waitForLoadState()
    await open(page, '/mushrooms/species')
    expect(provider.requests.filter((line) => line === 'POST /pageview')).toHaveLength(2)
    const policy = (await request('/', {}, base)).headers.get('content-security-policy')
    expect(policy).toContain(`connect-src 'self' ${provider.url};`)
    expect((await request('/')).headers.get('content-security-policy')).not.toContain('http:')
  } finally {
    await stop()
    await provider.close()
    await rm(dataDir, { recursive: true })
  }
})
