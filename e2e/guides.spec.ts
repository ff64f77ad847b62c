import { waitForHydration } from './support/hydration'
import { kinds } from './support/site'
import { expect, test } from './support/test'
import { text } from './support/text'

test('the shopping list keeps its ticks, starts again, and no paper has a comment form', async ({ page }) => {
  await page.goto(kinds.guide)
  await waitForHydration(page, page.locator('body'))
  const list = page.getByRole('region', { name: text('guides.shopping') })
  const boxes = list.getByRole('checkbox')
  await boxes.first().check()
  await page.reload()
  await expect(boxes.first()).toBeChecked()
  await expect(boxes.nth(1)).not.toBeChecked()
  await list.getByRole('button', { name: text('guides.startAgain') }).click()
  await expect(boxes.first()).not.toBeChecked()
  await page.reload()
  await waitForHydration(page, page.locator('body'))
  await expect(boxes.first()).not.toBeChecked()
  const commentForm = page.getByLabel(text('comments.form.text'))
  await expect(commentForm).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(commentForm).toBeHidden()
  await expect(boxes.first()).toBeVisible()
})
