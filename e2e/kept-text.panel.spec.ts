/** What was typed into new entries and could not be stored is kept and offered again. */
import { openNew } from './support/panel'
import { expect, test } from './support/test'

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
