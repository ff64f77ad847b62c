import type { Page } from '@playwright/test'
import { connectDialog } from '@/ui/browser/dialog'
import { expect, test } from './support/test'

const address = 'http://dialog.test/list?type=edible'
const markup = `<!doctype html><title>List</title>
  <a id="before" href="#nowhere">before</a>
  <a id="opener" href="#filters">Filters</a>
  <dialog id="filters" aria-label="Filters" style="padding:0">
    <div><input id="first"><a id="leave" href="#filters-closed">Close</a></div>
  </dialog>
  <a id="after" href="#nowhere">after</a>`

/** Opens a page with nothing but a dialog and the script that makes it modal. */
async function openList(page: Page, hash = ''): Promise<void> {
  await page.route('http://dialog.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: markup }),
  )
  await page.goto('about:blank')
  await page.goto(address + hash)
  await page.evaluate(`(${connectDialog})(document.querySelector('dialog'))`)
}

const isOpen = (page: Page) => page.locator('dialog').evaluate((dialog) => dialog.matches(':modal'))

async function openDialog(page: Page): Promise<void> {
  await openList(page)
  await page.click('#opener')
  expect(await isOpen(page)).toBe(true)
}

async function expectClosed(page: Page): Promise<void> {
  await expect.poll(() => isOpen(page)).toBe(false)
  expect(page.url()).toBe(address)
  await expect(page.locator('#opener')).toBeFocused()
}

test('a dialog has its own address and keeps the focus inside', async ({ page }) => {
  await openDialog(page)
  expect(page.url()).toBe(`${address}#filters`)
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab')
    for (const outside of ['#before', '#opener', '#after'])
      await expect(page.locator(outside)).not.toBeFocused()
  }
})

test('a dialog opens by keyboard', async ({ page }) => {
  await openList(page)
  await page.focus('#opener')
  await page.keyboard.press('Enter')
  expect(await isOpen(page)).toBe(true)
})

test('a dialog closes on Escape and returns the focus', async ({ page }) => {
  await openDialog(page)
  await page.keyboard.press('Escape')
  await expectClosed(page)
})

test('a dialog closes on Back without leaving the page', async ({ page }) => {
  await openDialog(page)
  await page.goBack()
  await expectClosed(page)
})

test('a dialog closes by its link and by a click beside it', async ({ page }) => {
  await openDialog(page)
  await page.click('#leave')
  await expectClosed(page)
  await page.click('#opener')
  await page.mouse.click(2, 2)
  await expectClosed(page)
})

test('a dialog leaves one step in the history, however often it was opened', async ({ page }) => {
  await openDialog(page)
  await page.keyboard.press('Escape')
  await expectClosed(page)
  await page.click('#opener')
  await page.keyboard.press('Escape')
  await expectClosed(page)
  await page.goBack()
  expect(page.url()).toBe('about:blank')
})

test('a dialog is open at its address and closes there without leaving the page', async ({ page }) => {
  await openList(page, '#filters')
  expect(await isOpen(page)).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => isOpen(page)).toBe(false)
  expect(page.url()).toBe(address)
})
