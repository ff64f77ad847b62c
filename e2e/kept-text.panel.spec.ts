/** What is typed into a new entry that is left at once is stored, or kept and offered again. */
import type { Request } from '@playwright/test'
import { openNew, slowDown } from './support/panel'
import { uniqueName } from './support/records'
import { expect, test } from './support/test'

for (const moment of ['before', 'while'] as const)
  test(`a new article is stored once when another page is opened ${moment} it is first saved`, async ({
    adminPage: page,
    admin,
    records,
  }) => {
    const title = uniqueName('left')
    records.deleteLater('posts', { title })
    await openNew(page, 'posts')
    await slowDown(page, 2000)
    await page.locator('input[name="title"]').fill(title)
    if (moment === 'while')
      await page.waitForRequest((one) => one.method() === 'POST' && one.url().includes('/api/posts'))
    await page.locator('.step-nav a').last().click()
    await page.waitForURL(/\/posts(?:\?|$)/)
    await expect
      .poll(() => admin.find('posts', { title }, { draft: true }), { timeout: 20_000 })
      .toHaveLength(1)
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).join()))
      .not.toContain(':posts:new:')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await openNew(page, 'posts')
    await expect(page.getByRole('button', { name: 'Restore it' })).toHaveCount(0)
    expect(await admin.find('posts', { title }, { draft: true })).toHaveLength(1)
  })

test('a link that is pressed while a new article is first stored leads on, however late its page comes', async ({
  adminPage: page,
  records,
}) => {
  const title = uniqueName('left')
  records.deleteLater('posts', { title })
  const isSave = (one: Request) => one.method() === 'POST' && one.url().includes('/api/posts')
  await openNew(page, 'posts')
  await slowDown(page, 1000)
  const stored = page.waitForResponse((one) => isSave(one.request()))
  await page.route(/\/admin\/collections\/posts\?/, async (route) => {
    await (await stored).finished()
    await route.continue()
  })
  await page.locator('input[name="title"]').fill(title)
  await page.waitForRequest(isSave)
  await page.locator('.step-nav a').last().click()
  await page.waitForURL(/\/posts(?:\?|$)/)
  await expect(page.getByRole('link', { name: title })).toBeVisible()
})

test('an article whose language is switched before it is first saved is opened in that language', async ({
  adminPage: page,
  admin,
  records,
}) => {
  const title = uniqueName('switched')
  records.deleteLater('posts', { title })
  await openNew(page, 'posts')
  await page.locator('input[name="title"]').fill(title)
  await page.locator('.localizer button').first().click()
  await page
    .locator('.popup__content')
    .getByRole('button', { name: /^Español/ })
    .click()
  await page.waitForURL(/\/posts\/[0-9a-f-]{36}\?.*locale=es/)
  const inSpanish = `${title} en español`
  await page.locator('input[name="title"]').fill(inSpanish)
  await expect
    .poll(() => admin.find('posts', { title: inSpanish }, { draft: true, locale: 'es' }), { timeout: 20_000 })
    .toHaveLength(1)
  const [stored, ...others] = await admin.find('posts', { title }, { draft: true })
  expect(others).toEqual([])
  expect(page.url()).toContain(`/posts/${stored?.id}?`)
})

test('all texts that new articles kept are offered one after the other', async ({
  createUser,
  openContext,
}) => {
  const editor = await createUser('editor')
  const context = await openContext({ storageState: editor.session.storageState })
  const page = await context.newPage()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.route('**/api/posts?*', (route) => route.abort())
  for (const title of ['The first text', 'The second text']) {
    await openNew(page, 'posts')
    await page.locator('input[name="title"]').fill(title)
    await page.goto('/icon.svg')
  }
  await openNew(page, 'posts')
  const notice = page.locator('section.draft-notice')
  await expect(notice).toContainText('The second text')
  await notice.getByRole('button', { name: 'Discard' }).click()
  await expect(notice).toContainText('The first text')
  await notice.getByRole('button', { name: 'Discard' }).click()
  await expect(notice).toHaveCount(0)
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain(':posts:new:')
})
