/** Blocks and rows that are added, moved and removed while each save takes two seconds. */
import type { Page } from '@playwright/test'
import { openNew, slowDown } from './support/panel'
import { uniqueName } from './support/records'
import { expect, test } from './support/test'

test('a drawer that was opened before a new page is first stored stays open', async ({
  adminPage: page,
  records,
}) => {
  const title = uniqueName('drawer')
  records.deleteLater('pages', { title })
  await openNew(page, 'pages')
  await slowDown(page, 2000)
  await page.locator('input[name="title"]').fill(title)
  const stored = page.waitForResponse(
    (one) => one.request().method() === 'POST' && /\/api\/pages/.test(one.url()),
  )
  await page.locator('.blocks-field__drawer-toggler').first().click()
  const drawer = page.locator('.drawer--is-open')
  await drawer.getByPlaceholder('Search for a block').fill('But')
  await (await stored).finished()
  await expect(page.locator('.doc-controls')).toContainText('Last Modified')
  await drawer.locator('.thumbnail-card').filter({ hasText: 'Buttons' }).click()
  await expect(page.locator('#layout-row-0')).toBeVisible()
  await page.waitForURL(/\/admin\/collections\/pages\/[0-9a-f-]{36}/)
})

const changeRow = async (page: Page, row: number, change: string) => {
  await page.locator(`#layout-0-buttons-row-${row} .array-actions__button`).first().click()
  await page.locator('.popup__content').getByRole('button', { name: change }).first().click()
}

const labelOf = (page: Page, row: number) => page.locator(`input[name="layout.0.buttons.${row}.label"]`)

const typeLast = async (page: Page, row: number, text: string) => {
  await labelOf(page, row).click()
  await page.keyboard.press('End')
  await page.keyboard.type(text)
}

test('rows that are changed right before another language is opened are those of that language too', async ({
  adminPage: page,
  admin,
  records,
}) => {
  const buttons = ['One', 'Two'].map((label) => ({ label, url: `/${label.toLowerCase()}` }))
  const layout = [{ blockType: 'buttonArray', buttons }]
  const { id } = await records.create('pages', { title: uniqueName('rows'), layout, _status: 'draft' })
  await page.goto(`/admin/collections/pages/${id}?locale=en`)
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible()
  await slowDown(page, 2000)
  const stored = async (locale: 'en' | 'es') => {
    const [doc] = await admin.find('pages', { id }, { draft: true, locale })
    const [block] = (doc?.layout ?? []) as { buttons: { label: string; url: string }[] }[]
    return block?.buttons.map(({ label, url }) => [label, url])
  }
  await changeRow(page, 0, 'Duplicate')
  await typeLast(page, 1, ' again')
  await page.waitForRequest((one) => one.method() === 'PATCH')
  await changeRow(page, 0, 'Remove')
  await changeRow(page, 1, 'Move Up')
  await page.locator('.localizer button').first().click()
  await page
    .locator('.popup__content')
    .getByRole('button', { name: /^Español/ })
    .click()
  await page.waitForURL(/locale=es/)
  await expect(page.locator('input[name="layout.0.buttons.0.url"]')).toHaveValue('/two', { timeout: 20_000 })
  await expect(page.locator('form[inert]')).toHaveCount(0)
  await labelOf(page, 0).fill('Dos')
  await typeLast(page, 1, 'Uno')
  await page.locator('#layout-row-0 .array-field__add-row').first().click()
  await page.locator('input[name="layout.0.buttons.2.url"]').fill('/three')
  await labelOf(page, 2).fill('Tres')
  const spanish = [
    ['Dos', '/two'],
    ['Uno', '/one'],
    ['Tres', '/three'],
  ]
  await expect.poll(() => stored('es'), { timeout: 20_000 }).toEqual(spanish)
  expect((await stored('en'))?.slice(0, 2)).toEqual([
    ['Two', '/two'],
    ['One again', '/one'],
  ])
})
