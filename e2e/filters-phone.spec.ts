import type { Locator, Page } from '@playwright/test'
import { FilteredList } from './support/filters'
import { selectors } from './support/selectors'
import { desktop, kinds, phone } from './support/site'
import { expect, test } from './support/test'
import { text } from './support/text'

test.use({ viewport: phone })

async function openDialog(page: Page, path: string = kinds.products): Promise<FilteredList> {
  const list = new FilteredList(page)
  await list.open(path)
  await list.opener.click()
  await expect(list.dialog).toBeVisible()
  return list
}

/** Counts how often a live region has announced something. */
async function countAnnouncements(region: Locator): Promise<() => Promise<number>> {
  await region.evaluate((element) => {
    const announcements: string[] = []
    Object.assign(element, { announcements })
    new MutationObserver(() => element.textContent && announcements.push(element.textContent)).observe(
      element,
      {
        childList: true,
        subtree: true,
        characterData: true,
      },
    )
  })
  return () => region.evaluate((element): number => Reflect.get(element, 'announcements').length)
}

test('the dialog announces the number of results after every change, even the same number', async ({
  page,
}) => {
  const list = await openDialog(page)
  const status = list.dialog.getByRole('status')
  const announcements = await countAnnouncements(status)
  await list.unfold(text('filters.availability'))
  const count = await list.countOf('in_stock', 'true')
  for (let round = 1; round <= 2; round += 1) {
    await list.option('in_stock', 'true').check()
    await expect(status).toHaveText(text('filters.announcement', { count }))
    await list.option('in_stock', 'true').uncheck()
    await expect(status).not.toHaveText(text('filters.announcement', { count }))
  }
  await list.unfold(text('filters.price.title'))
  await list.priceFrom.fill('0')
  const currency = list.form.getByLabel(text('filters.price.currency'))
  for (let round = 1; round <= 3; round += 1) {
    const before = await announcements()
    await currency.dispatchEvent('change')
    await expect.poll(announcements).toBeGreaterThan(before)
  }
})

test('the dialog says when results cannot be counted; neither the list nor the selection is lost', async ({
  page,
}) => {
  const list = await openDialog(page)
  const unfiltered = await list.total()
  const isSmallFarm = ({ search }: URL) => search === '?badge=smallFarm'
  let requests = 0
  await page.route(isSmallFarm, (route) => {
    requests += 1
    return route.fulfill({ status: 500, body: '' })
  })
  await list.unfold(text('filters.sections.badge'))
  await list.option('badge', 'smallFarm').check()
  const error = list.dialog.getByText(text('filters.countFailed'))
  await expect(error).toBeVisible()
  await expect(list.option('badge', 'smallFarm')).toBeChecked()
  await expect(list.applyButton()).toHaveText(text('ui.filters.apply'))
  expect(requests).toBe(1)
  await page.keyboard.press('Escape')
  await expect(list.dialog).toBeHidden()
  expect(await list.total()).toBe(unfiltered)
  await expect(list.titles).toHaveCount(20)
  await expect(list.option('badge', 'smallFarm')).not.toBeChecked()
  await list.opener.click()
  await expect(list.applyButton(unfiltered)).toBeVisible()
  await expect(error).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(list.dialog).toBeHidden()
  expect(requests).toBe(1)
})

test('Clear all keeps the order of the list', async ({ page }) => {
  const list = new FilteredList(page)
  await list.open(`${kinds.products}?in_stock=true`)
  await list.sort.selectOption('price')
  await list.expectSearch('?in_stock=true&sort=price')
  await list.opener.click()
  await list.dialog.getByRole('link', { name: text('ui.chips.clear') }).click()
  await expect(list.option('in_stock', 'true')).not.toBeChecked()
  await list.applyButton().click()
  await list.expectSearch('?sort=price')
  await expect(list.sort).toHaveValue('price')
})

test('Apply shows the number of results, and the list changes only then', async ({ page }) => {
  const list = await openDialog(page)
  const unfiltered = await list.total()
  await list.unfold(text('filters.sections.badge'))
  const count = await list.countOf('badge', 'smallFarm')
  await list.option('badge', 'smallFarm').check()
  await expect(list.applyButton(count)).toBeVisible()
  expect(await list.total()).toBe(unfiltered)
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab')
    const isInside = await list.dialog.evaluate(
      (dialog) => document.activeElement === document.body || dialog.contains(document.activeElement),
    )
    expect(isInside).toBe(true)
  }
  await list.applyButton(count).click()
  await expect(list.dialog).toBeHidden()
  await list.expectTotal(count)
  expect(list.search).toBe('?badge=smallFarm')
  await page.goBack()
  await list.expectAnnounced(unfiltered)
})

for (const way of ['Escape', 'Back'])
  test(`leaving the dialog by ${way} discards the selection and returns the focus`, async ({ page }) => {
    const list = await openDialog(page)
    const unfiltered = await list.total()
    await list.unfold(text('filters.sections.badge'))
    const count = await list.countOf('badge', 'smallFarm')
    await list.option('badge', 'smallFarm').check()
    await expect(list.applyButton(count)).toBeVisible()
    if (way === 'Back') await page.goBack()
    else await page.keyboard.press('Escape')
    await expect(list.dialog).toBeHidden()
    await expect(list.opener).toBeFocused()
    await expect(list.option('badge', 'smallFarm')).not.toBeChecked()
    expect(await list.total()).toBe(unfiltered)
    expect(list.search).toBe('')
  })

for (const viewport of [phone, desktop])
  test(`lists of options scroll above 220 px, at a width of ${viewport.width} px`, async ({ openPage }) => {
    const page = await openPage({ viewport })
    const list = new FilteredList(page)
    await list.open()
    if (viewport === phone) await list.opener.click()
    await list.form.locator('details').evaluateAll((sections) => {
      for (const section of sections) section.setAttribute('open', '')
    })
    const optionLists = list.form.locator(selectors.filterOptionsList)
    const heights = await optionLists.evaluateAll((elements) =>
      elements.map(({ clientHeight, scrollHeight }) => ({ clientHeight, scrollHeight })),
    )
    expect(Math.max(...heights.map(({ clientHeight }) => clientHeight))).toBe(220)
    expect(heights.some(({ scrollHeight }) => scrollHeight > 400)).toBe(true)
    // The last option scrolls into view when it receives the focus.
    const species = optionLists.filter({ has: page.locator('input[name="species"]') })
    const last = species.locator('input').last()
    await last.focus()
    const [option, around] = [await last.locator('..').boundingBox(), await species.boundingBox()]
    if (!option || !around) throw new Error('The form has no species.')
    expect(option.y + option.height).toBeLessThanOrEqual(around.y + around.height)
  })

for (const width of [320, 390])
  test(`the market does not scroll sideways at ${width} px`, async ({ openPage }) => {
    const page = await openPage({ viewport: { width, height: 700 } })
    await new FilteredList(page).open()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
