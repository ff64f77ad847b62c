import { waitForHydration } from './support/hydration'
import { findTabFaults } from './support/keyboard'
import { desktop, kinds, phone } from './support/site'
import { expect, test } from './support/test'
import { text, textIn } from './support/text'
import { isFocused } from './support/visibility'

// On phones, pages.visual.spec.ts walks through every kind of page.
for (const address of [kinds.archive, kinds['deadly species'], kinds.search])
  test(`Tab reaches every control of ${address} at ${desktop.width} px, each named, visible and with a focus ring`, async ({
    openPage,
  }) => {
    const page = await openPage({ viewport: desktop, reducedMotion: 'reduce' })
    await page.goto(address)
    await waitForHydration(page, page.locator('body')) // it removes the buttons for readers without scripts
    expect(await findTabFaults(page)).toEqual([])
  })

test('the first stop of a page skips to its content', async ({ page }) => {
  await page.goto('/pt/mushrooms/amanita-phalloides')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: textIn('pt')('site.skip') })
  await expect(skip).toBeFocused()
  await expect(skip).toBeVisible()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.waitForURL('**#main')
  await page.keyboard.press('Tab')
  expect(await page.getByRole('main').evaluate((main) => main.contains(document.activeElement))).toBe(true)
})

test('the menu of a phone opens, is tabbed through and closes by keyboard', async ({ openPage }) => {
  const page = await openPage({ viewport: phone })
  await page.goto('/mushrooms/boletus-edulis')
  const menu = page.getByRole('banner').getByRole('group')
  await menu.locator('summary').focus()
  await page.keyboard.press('Enter')
  const first = menu.getByRole('link', { name: text('site.nav.mushrooms') })
  await expect(first).toBeVisible()
  await page.keyboard.press('Tab')
  expect(await isFocused(first)).toBe(true)
  await waitForHydration(page, page.locator('body'))
  await page.keyboard.press('Escape')
  await expect(first).toBeHidden()
  expect(await isFocused(menu.locator('summary'))).toBe(true)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/mushrooms')
})
