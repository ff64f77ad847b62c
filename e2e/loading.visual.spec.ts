import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { waitForHydration } from './support/hydration'
import { htmlOf } from './support/rest'
import { baseUrl, kinds } from './support/site'
import { expect, test } from './support/test'
import { text } from './support/text'

const list = '/mushrooms/species/type/edible'
test('a page that is touched before all of it has arrived becomes interactive', async ({ openContext }) => {
  const page = await (await openContext()).newPage()
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
    await waitForHydration(page)
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
