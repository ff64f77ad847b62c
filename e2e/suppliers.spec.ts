import type { Page } from '@playwright/test'
import { FilteredList } from './support/filters'
import { waitForHydration } from './support/hydration'
import { htmlOf } from './support/rest'
import { someLanguages } from './support/sample'
import { selectors } from './support/selectors'
import { inLanguage, kinds, phone } from './support/site'
import { expect, test } from './support/test'
import { startsWith, text, textIn } from './support/text'

const names = (page: Page) => new FilteredList(page).titles

/** Ticks a filter after unfolding the sections around it. */
async function tick(page: Page, section: string, value: string): Promise<void> {
  const box = page.locator(`input[name="${section}"][value="${value}"]`)
  for (const details of await page.locator('details', { has: box }).all())
    if ((await details.getAttribute('open')) === null) await details.locator('summary').first().click()
  await box.check()
}

async function applyFilters(page: Page): Promise<void> {
  await page.getByRole('button', { name: text('ui.filters.apply') }).click()
  await page.waitForURL(/\?/)
}

test.describe('ways into the market', () => {
  for (const language of someLanguages)
    test(`the header leads to the market in ${language}`, async ({ page }) => {
      const market = textIn(language)('site.nav.market')
      await page.goto(inLanguage(language, '/'))
      await page.getByRole('banner').getByRole('link', { name: market }).click()
      await page.waitForURL(`**${inLanguage(language, kinds.products)}`)
      const current = page
        .getByRole('navigation', { name: textIn(language)('site.mainNavigation') })
        .locator('[aria-current]')
      await expect(current).toHaveText(market)
    })

  test('the menu of a phone leads to suppliers', async ({ openPage }) => {
    const page = await openPage({ viewport: phone })
    await page.goto('/')
    const menu = page.getByRole('banner').getByRole('group')
    await menu.locator('summary').click()
    await menu.getByRole('link', { name: text('suppliers.crumb.wholesale') }).click()
    await page.waitForURL(`**${kinds.wholesalers}`)
  })

  for (const path of ['/', '/mushrooms'])
    test(`content and footer of ${path} link to products and vendors`, async () => {
      const html = await htmlOf(path)
      const [, main = '', footer = ''] = html.match(/<main[^>]*>(.*)<\/main>(.*)/s) ?? []
      for (const target of [kinds.products, kinds.vendors]) {
        expect(main).toContain(`href="${target}"`)
        expect(footer).toContain(`href="${target}"`)
      }
    })

  test('the lists of the market link to one another and mark the current one', async ({ page }) => {
    await page.goto(kinds.products)
    const navigation = page.getByRole('navigation', { name: text('site.nav.market') })
    for (const [key, path] of [
      ['vendors', kinds.vendors],
      ['wholesale', kinds.wholesalers],
      ['dropshipping', kinds.dropshippers],
    ] as const) {
      const name = text(`suppliers.crumb.${key}`)
      await navigation.getByRole('link', { name }).click()
      await page.waitForURL(`**${path}`)
      await expect(navigation.locator('[aria-current="page"]')).toHaveText(name)
    }
  })
})

test('a vendor is found by state and category without scripts, and its page shows all its details', async ({
  openPage,
}) => {
  const page = await openPage({ javaScriptEnabled: false })
  await page.goto(kinds.vendors)
  const all = await names(page).count()
  await tick(page, 'state', 'US/OR')
  await tick(page, 'category', 'growing/equipment/grow-kits')
  await applyFilters(page)
  const found = await names(page).allInnerTexts()
  expect(found).toContain('Mossgate Mushroom Farm')
  expect(found.length).toBeLessThan(all)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)

  await page.getByRole('link', { name: 'Mossgate Mushroom Farm' }).click()
  await page.waitForURL(`**${kinds.vendor}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: text('suppliers.viewStore') })).toHaveAttribute(
    'rel',
    'nofollow noopener external',
  )
  await expect(main.getByRole('img', { name: /^Mossgate Mushroom Farm.*44\.56° N/ })).toBeVisible()
  await expect(main.getByRole('row', { name: /^Thursday/ })).toHaveText(/10:00.*5:00/)
  await expect(main.getByRole('heading', { name: text('suppliers.policy.title') })).toBeVisible()
  await expect(main.locator('#products').getByRole('heading', { level: 3 })).not.toHaveCount(0)
  await expect(
    main.getByRole('button', { name: startsWith(text('contributions.like')) }).first(),
  ).toBeVisible()
  await expect(main.getByRole('heading', { name: text('reviews.list'), exact: true })).toBeVisible()
  const crumbs = page.getByRole('navigation', { name: text('site.crumbs') })
  expect(await crumbs.getByRole('link').allInnerTexts()).toEqual([
    text('site.home'),
    text('site.nav.mushrooms'),
    text('suppliers.crumb.vendors'),
  ])
})

test('vendors are filtered in place, and Back undoes it', async ({ page }) => {
  const list = new FilteredList(page)
  await list.open(kinds.vendors)
  const all = await names(page).count()
  await tick(page, 'type', 'laboratory')
  await page.waitForURL(/type=laboratory/)
  await expect.poll(() => names(page).count()).toBeLessThan(all)
  expect(await names(page).allInnerTexts()).toContain('Slate Roof Cultures')
  await page.goBack()
  await expect(names(page)).toHaveCount(all)
  expect(list.search).toBe('')
})

test('the opening hours mark the current day of the place, wherever the reader is', async ({ openPage }) => {
  const page = await openPage({ timezoneId: 'Pacific/Kiritimati' })
  await page.goto(kinds.vendor)
  await waitForHydration(page)
  const today = page.getByRole('table').locator('[aria-current="date"]')
  const day = new Date().toLocaleDateString('en', { weekday: 'long', timeZone: 'America/Los_Angeles' })
  await expect(today).toContainText(day)
  await expect(today).toContainText(text('suppliers.opening.today'))
})

test('the products of a vendor of the type “other” are found by its name', async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false })
  await page.goto(`${kinds.products}?vendor=cypress-knee-school`)
  const list = new FilteredList(page)
  await expect(list.chips.getByRole('link', { name: /Cypress Knee School/ })).toHaveCount(1)
  const cards = await list.cards.allInnerTexts()
  expect(cards.length).toBeGreaterThan(2)
  for (const card of cards) expect(card).toContain('Cypress Knee School')
})

test('wholesalers are sorted by minimum order, and their pages state the terms', async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false })
  await page.goto(`${kinds.wholesalers}?country=US&sort=price`)
  const list = new FilteredList(page)
  const terms = await list.cards.getByRole('definition').filter({ hasText: '$' }).allInnerTexts()
  const minimums = terms.map((term) => Number(term.match(/\$([\d,]+)/)?.[1]?.replaceAll(',', '')))
  expect(minimums.length).toBeGreaterThan(3)
  expect(minimums).toEqual(minimums.toSorted((one, other) => one - other))
  await list.titles.first().click()
  await page.waitForURL('**/mushrooms/wholesale/*')
  for (const term of ['minimumOrder', 'leadTime', 'payment'] as const)
    await expect(
      page.getByRole('table').getByRole('rowheader', { name: text(`suppliers.terms.${term}`) }),
    ).toBeVisible()
})

test('dropshippers are found by the region they ship to', async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false })
  await page.goto(kinds.dropshippers)
  await tick(page, 'region', 'PT')
  await applyFilters(page)
  expect((await names(page).allInnerTexts()).toSorted()).toEqual([
    'Barranco Nuevo Envíos',
    'Cais Velho Encomendas',
  ])
  for (const card of await new FilteredList(page).cards.allInnerTexts()) expect(card).toContain('Portugal')
})

test('each number on the map is in the list, and the map names each supplier', async ({ page }) => {
  await page.goto(kinds.wholesalers)
  const onMap = await page.locator(selectors.mapMark).allTextContents()
  const inList = await new FilteredList(page).cards.locator(selectors.listMapMark).allInnerTexts()
  expect(onMap.length).toBeGreaterThan(3)
  expect(onMap.toSorted()).toEqual(inList.toSorted())
  const map = page.getByRole('img', {
    name: startsWith(text('suppliers.mapLabel', { places: '' }).split(':')[0] ?? ''),
  })
  const label = (await map.first().getAttribute('aria-label')) ?? ''
  for (const name of await names(page).allInnerTexts()) expect(label).toContain(name)
})

test('suppliers show their opening hours if they have any, and what vendors sell of theirs', async ({
  openPage,
}) => {
  const page = await openPage({ javaScriptEnabled: false })
  const main = page.getByRole('main')
  const products = main
    .locator('#products')
    .getByRole('listitem')
    .filter({
      has: page.getByRole('heading', { level: 3 }),
    })
  await page.goto('/mushrooms/dropshipping/twin-trestle-print')
  await expect(main.getByRole('row', { name: /^Tuesday/ })).toHaveText(/10:00.*6:00/)
  await expect(main.getByText(text('suppliers.products.examplesNote'))).toBeVisible()
  await expect(products).toHaveCount(3)
  for (const product of await products.allInnerTexts()) expect(product).toContain('Speckled Cap Workshop')
  await page.goto(kinds.wholesaler)
  await expect(products).toHaveCount(4)
  await expect(main.getByRole('heading', { name: text('suppliers.opening.title') })).toHaveCount(0)
})
