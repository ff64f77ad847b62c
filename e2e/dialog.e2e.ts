import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { modal } from '@/ui/modal'
import { useBrowser } from './browser'

const { page: visit } = useBrowser()

const address = 'http://dialog.test/list?type=edible'
const markup = `<!doctype html><title>List</title>
  <a id="before" href="#nowhere">before</a>
  <a id="opener" href="#filters">Filters</a>
  <dialog id="filters" aria-label="Filters" style="padding:0">
    <div><input id="first"><a id="leave" href="#filters-closed">Close</a></div>
  </dialog>
  <a id="after" href="#nowhere">after</a>`

/** No page of the site has a dialog of its own yet, so it gets one here: the element, and what makes it modal. */
async function list(hash = ''): Promise<Page> {
  const page = await visit()
  await page.route('http://dialog.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: markup }),
  )
  await page.goto('about:blank')
  await page.goto(address + hash)
  await page.evaluate(`(${modal})(document.querySelector('dialog'))`)
  return page
}

const isOpen = (page: Page) => page.locator('dialog').evaluate((dialog) => dialog.matches(':modal'))
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id)

async function closes(page: Page) {
  await expect.poll(() => isOpen(page)).toBe(false)
  expect(page.url()).toBe(address)
  expect(await focused(page)).toBe('opener')
}

async function opened(): Promise<Page> {
  const page = await list()
  await page.click('#opener')
  expect(await isOpen(page)).toBe(true)
  return page
}

describe('a dialog', () => {
  it('has an address of its own and keeps the focus inside', async () => {
    const page = await opened()
    expect(page.url()).toBe(`${address}#filters`)
    for (let i = 0; i < 6; i += 1) {
      await page.keyboard.press('Tab')
      expect(['before', 'opener', 'after']).not.toContain(await focused(page))
    }
  })

  it('is opened by the keyboard', async () => {
    const page = await list()
    await page.focus('#opener')
    await page.keyboard.press('Enter')
    expect(await isOpen(page)).toBe(true)
  })

  it('closes on Esc and gives the focus back', async () => {
    const page = await opened()
    await page.keyboard.press('Escape')
    await closes(page)
  })

  it('closes on Back, and stays on the page', async () => {
    const page = await opened()
    await page.goBack()
    await closes(page)
  })

  it('closes by the link inside and by a press beside it', async () => {
    const page = await opened()
    await page.click('#leave')
    await closes(page)
    await page.click('#opener')
    await page.mouse.click(2, 2)
    await closes(page)
  })

  it('leaves one step of history, however often it was opened', async () => {
    const page = await opened()
    await page.keyboard.press('Escape')
    await closes(page)
    await page.click('#opener')
    await page.keyboard.press('Escape')
    await closes(page)
    await page.goBack()
    expect(page.url()).toBe('about:blank')
  })

  it('is open where its address is, and closes there without leaving the page', async () => {
    const page = await list('#filters')
    expect(await isOpen(page)).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => isOpen(page)).toBe(false)
    expect(page.url()).toBe(address)
  })
})
