import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { waitForHydration } from './support/hydration'
import { htmlOf } from './support/rest'
import { selectors } from './support/selectors'
import { baseUrl, kinds } from './support/site'
import { expect, test } from './support/test'
import { anyNumber, text, withAnyNumber } from './support/text'

const list = '/mushrooms/species/type/edible'
const secondPage = `**${list}/page/2?*`

const nextLink = (page: Page) => page.getByRole('link', { name: text('archive.next') })
const secondPageOf = (page: Page) =>
  page.getByText(withAnyNumber(text('archive.page', { page: 2, pages: anyNumber }))).first()
const cardTitles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })

/** Lets requests of a pattern wait until the returned function is called. */
async function holdRequests(page: Page, pattern: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(pattern, async (route) => {
    await released
    await route.continue()
  })
  return release
}

test('a list that is loading says so and shows placeholders in place of its cards', async ({ page }) => {
  const release = await holdRequests(page, secondPage)
  const prefetch = page.waitForRequest(secondPage)
  await page.goto(list)
  await nextLink(page).scrollIntoViewIfNeeded()
  await prefetch
  await expect(cardTitles(page).first()).toBeVisible()
  const skeleton = page.locator(selectors.skeletonCard).filter({ visible: true })
  await expect(skeleton).toHaveCount(0)
  await nextLink(page).click()
  await expect(skeleton).toHaveCount(9)
  await expect(page.getByRole('status').filter({ hasText: text('archive.loading') })).not.toHaveCount(0)
  await expect(cardTitles(page).first()).toBeHidden()
  release()
  await expect(secondPageOf(page)).toBeVisible()
  await expect(skeleton).toHaveCount(0)
  await expect(cardTitles(page).first()).toBeVisible()
})

test('the browser loads a page itself when the request of the router fails', async ({ page }) => {
  await page.route(secondPage, (route) => route.abort())
  await page.goto(list)
  await nextLink(page).click()
  await expect(secondPageOf(page)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(`${list}/page/2`)
})

test('a page that is touched before all of it has arrived becomes interactive', async ({ openPage }) => {
  const page = await openPage()
  const html = await htmlOf(list)
  const half = html.indexOf('<main')
  let sendRest = () => {}
  const slowServer = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.write(html.slice(0, half))
    sendRest = () => response.end(html.slice(half))
  })
  await new Promise<void>((resolve) => slowServer.listen(0, '127.0.0.1', resolve))
  try {
    const { port } = slowServer.address() as AddressInfo
    await page.route(
      ({ pathname }) => pathname !== list,
      async (route) => {
        const { pathname, search } = new URL(route.request().url())
        await route.fulfill({ response: await route.fetch({ url: `${baseUrl}${pathname}${search}` }) })
      },
    )
    await page.goto(`http://127.0.0.1:${port}${list}`, { waitUntil: 'commit' })
    await page.waitForFunction(() => document.body && document.readyState === 'loading', null, {
      polling: 50,
    })
    // The browser holds real keys back until the first paint.
    await page.evaluate(() => dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' })))
    sendRest()
    await waitForHydration(page, nextLink(page))
    const data = page.waitForRequest(/[?&]_rsc=/)
    await nextLink(page).click()
    await data
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  } finally {
    slowServer.close()
  }
})

test('the link to sign in stays when the current user cannot be loaded', async ({ adminPage: page }) => {
  await page.route('**/api/users/me*', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await page.goto(kinds.mushrooms)
  await failed
  await waitForHydration(page)
  await expect(
    page.getByRole('banner').getByRole('link', { name: text('accounts.menu.signIn') }),
  ).toBeVisible()
})

test('a visitor’s page asks the API for nothing', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  for (const path of [kinds.mushrooms, kinds.guide]) {
    await page.goto(path)
    await waitForHydration(page)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })))
  }
  const signIn = page.getByRole('banner').getByRole('link', { name: text('accounts.menu.signIn') })
  await expect(signIn).toHaveAttribute('href', `/login?redirect=${encodeURIComponent(kinds.guide)}`)
  expect(calls.filter((path) => path.startsWith('/api/') && !path.startsWith('/api/media'))).toEqual([])
})
