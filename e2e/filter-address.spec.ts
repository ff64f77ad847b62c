import type { Page } from '@playwright/test'
import { FilteredList } from './support/filters'
import { waitForHydration } from './support/hydration'
import { kinds } from './support/site'
import { expect, test } from './support/test'
import { text } from './support/text'

test('each change has an address, Back undoes one, and focus and scroll position stay', async ({ page }) => {
  const list = new FilteredList(page)
  await list.open()
  const unfiltered = await list.total()
  await list.unfold(text('filters.sections.badge'))
  const smallFarm = list.option('badge', 'smallFarm')
  await smallFarm.scrollIntoViewIfNeeded()
  await smallFarm.focus()
  const before = await page.evaluate(() => scrollY)
  const count = await list.countOf('badge', 'smallFarm')
  await page.keyboard.press('Space')
  await list.expectAnnounced(count)
  await expect(smallFarm).toBeFocused()
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThanOrEqual(50)
  expect(list.search).toBe('?badge=smallFarm')

  await list.sort.selectOption('price')
  await list.expectSearch('?badge=smallFarm&sort=price')
  await page.goBack()
  await list.expectSearch('?badge=smallFarm')
  await expect(list.sort).toHaveValue('')
  await expect(smallFarm).toBeChecked()
  await page.goBack()
  await list.expectAnnounced(unfiltered)
  await expect(smallFarm).not.toBeChecked()
  expect(new URL(page.url()).pathname + list.search).toBe(kinds.products)
  await page.goForward()
  await list.expectAnnounced(count)
  await page.reload()
  expect(await list.total()).toBe(count)
})

/** What a list says of itself, in its form, its results and the navigation around it. */
function stateOf(page: Page) {
  return page.evaluate(() => {
    const linksIn = (selector: string) =>
      [...document.querySelectorAll(`${selector} a`)].map((link) => [
        link.textContent,
        link.getAttribute('href'),
      ])
    const form = document.querySelector('#filters-form')
    return {
      title: document.title,
      labels: [...(form?.querySelectorAll('label') ?? [])].map((label) => label.textContent),
      bars: [...(form?.querySelectorAll<HTMLElement>('label i') ?? [])].map((bar) =>
        Number(bar.style.getPropertyValue('--v')),
      ),
      summaries: [...(form?.querySelectorAll('summary') ?? [])].map((summary) => summary.textContent),
      navigation: linksIn('nav'),
      titles: [...document.querySelectorAll('#list h3')].map((title) => title.textContent),
      range: /\d+–\d+ of \d+/.exec(document.querySelector('#list')?.textContent ?? '')?.[0],
    }
  })
}

for (const [path, name, value] of [
  [kinds.products, 'badge', 'vegan'],
  [kinds.archive, 'chemistry', 'medicinal/ergothioneine'],
  [kinds.vendors, 'type', 'grower'],
] as const)
  test(`${path} filtered in place shows what its address shows to others`, async ({ page, openPage }) => {
    const list = new FilteredList(page)
    await list.open(path)
    const count = await list.countOf(name, value)
    await list.option(name, value).evaluate((input) => input instanceof HTMLInputElement && input.click())
    await list.expectAnnounced(count)
    const other = new FilteredList(await openPage())
    await other.open(page.url())
    const state = await stateOf(page)
    expect(state.labels.length).toBeGreaterThan(20)
    expect(state).toEqual(await stateOf(other.page))
  })

test('an address with ids and unprefixed categories is normalized and shown in the form', async ({
  page,
  admin,
}) => {
  const species = await admin.findOne('mushrooms', { slug: 'hericium-erinaceus' })
  const list = new FilteredList(page)
  await list.open(`${kinds.products}?species=${species.id}&category=edibles&sort=relevance#list`)
  const normalized = '?category=mushroom/edibles&species=hericium-erinaceus'
  await list.expectSearch(normalized)
  expect(new URL(page.url()).hash).toBe('#list')
  await expect(list.option('species', 'hericium-erinaceus')).toBeChecked()
  await expect(list.sort.locator(':checked')).toHaveText(text('filters.sort.relevance'))
  await expect(list.chips.getByRole('link')).toHaveCount(3)
  await list.unfold(text('filters.availability'))
  await list.option('in_stock', 'true').check()
  await list.expectSearch(`${normalized}&in_stock=true`)
  await expect(list.option('species', 'hericium-erinaceus')).toBeChecked()
  await page.goBack()
  await expect(list.option('in_stock', 'true')).not.toBeChecked()
  expect(list.search).toBe(normalized)
})

test('an address may separate values by commas, and an unknown order is dropped', async ({ page }) => {
  const list = new FilteredList(page)
  await list.open(`${kinds.products}?badge=vegan,smallFarm&sort=oldest`)
  await list.expectSearch('?badge=smallFarm&badge=vegan')
  await expect(list.form.locator('input[name="badge"]:checked')).toHaveCount(2)
  await expect(list.sort).toHaveValue('')
  await list.option('badge', 'smallFarm').uncheck()
  await list.expectSearch('?badge=vegan')
})

for (const javaScriptEnabled of [true, false])
  for (const [path, name, value, query] of [
    [kinds.archive, 'type', 'edible', 'q=mushroom'],
    [kinds.vendors, 'type', 'grower', 'q=mushroom&near_me=true&place=Corvallis&km=500'],
    [kinds.products, 'badge', 'vegan', 'q=mushroom&category=mushroom'],
  ] as const)
    test(`filters of ${path} that the form does not show survive a change, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
      openPage,
    }) => {
      const page = await openPage({ javaScriptEnabled })
      const list = new FilteredList(page)
      const box = list.option(name, value)
      await page.goto(`${path}?${query}`)
      if (javaScriptEnabled) {
        await waitForHydration(page, list.form)
        await box.evaluate((input) => input instanceof HTMLInputElement && input.click())
      } else {
        const boxOnPage = page.locator(`input[name="${name}"][value="${value}"]`)
        await page.locator('details', { has: boxOnPage }).locator('summary').first().click()
        await box.check()
        await page.getByRole('button', { name: text('ui.filters.apply') }).click()
      }
      await page.waitForURL(({ searchParams }) => searchParams.get(name) === value)
      expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject(
        Object.fromEntries(new URLSearchParams(query)),
      )
      await list.chips.getByRole('link', { name: text('ui.chips.clear') }).click()
      await page.waitForURL(({ search }) => search === '')
    })

test('an option that is ticked before the scripts have loaded is applied', async ({ page }) => {
  const list = new FilteredList(page)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(kinds.products, { waitUntil: 'commit' })
  await list.unfold(text('filters.sections.badge'))
  const count = await list.countOf('badge', 'smallFarm')
  await list.option('badge', 'smallFarm').check()
  release()
  await list.expectAnnounced(count)
  await expect(list.option('badge', 'smallFarm')).toBeChecked()
  expect(list.search).toBe('?badge=smallFarm')
  // The browser must not restore the tick on the way back.
  await page.goBack()
  await expect(list.option('badge', 'smallFarm')).not.toBeChecked()
})

test('title and breadcrumbs follow the pages of a list', async ({ page }) => {
  const list = new FilteredList(page)
  await list.open(kinds['second page'])
  const crumbs = page.getByRole('navigation', { name: text('site.crumbs') })
  const secondPage = new RegExp(text('archive.pageTitle', { page: 2 }), 'i')
  await expect(page).toHaveTitle(secondPage)
  await page
    .getByRole('navigation', { name: text('archive.pager') })
    .getByRole('link', { name: text('archive.previous') })
    .click()
  await page.waitForURL(`**${kinds.archive}`)
  await expect(page).not.toHaveTitle(secondPage)
  await expect(crumbs).not.toHaveText(secondPage)
  await page.goBack()
  await expect(page).toHaveTitle(secondPage)
  await expect(crumbs).toHaveText(secondPage)
})
