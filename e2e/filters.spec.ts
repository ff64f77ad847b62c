import { badgeName, FilteredList } from './support/filters'
import { htmlOf, request } from './support/rest'
import { inLanguage, kinds, languages } from './support/site'
import { expect, test } from './support/test'
import { anyNumber, text, textIn, withAnyNumber } from './support/text'

interface Product {
  slug: string
  badges?: string[]
  vendor: { slug: string }
}

/** Returns all published products. */
async function everyProduct(): Promise<Product[]> {
  const products: Product[] = []
  for (let page = 1; ; page += 1) {
    const response = await request(`/api/products?limit=100&depth=1&page=${page}`)
    const { docs, hasNextPage } = (await response.json()) as { docs: Product[]; hasNextPage: boolean }
    products.push(...docs)
    if (!hasNextPage) return products
  }
}

const hasBadge = (badge: string) => (product: Product) => product.badges?.includes(badge) === true

test('values of a section widen a list, sections narrow it, and each option shows its count', async ({
  page,
}) => {
  const products = await everyProduct()
  const list = new FilteredList(page)
  await list.open()
  expect(await list.total()).toBe(products.length)

  await list.unfold(text('filters.sections.badge'))
  const smallFarm = products.filter(hasBadge('smallFarm')).length
  expect(await list.countOf('badge', 'smallFarm')).toBe(smallFarm)
  await list.option('badge', 'smallFarm').check()
  await list.expectAnnounced(smallFarm)
  expect(await list.total()).toBe(smallFarm)

  const either = products.filter(
    (product) => hasBadge('smallFarm')(product) || hasBadge('wildForaged')(product),
  )
  await list.option('badge', 'wildForaged').check()
  await list.expectAnnounced(either.length)

  const vendor = either[0]?.vendor.slug ?? ''
  const both = either.filter((product) => product.vendor.slug === vendor)
  expect(await list.countOf('vendor', vendor)).toBe(both.length)
  await list.unfold(text('filters.sections.vendor'))
  await list.option('vendor', vendor).check()
  await list.expectAnnounced(both.length)
  expect(await list.total()).toBe(both.length)
})

test('options without results stay in the form and show 0', async ({ page, openPage }) => {
  const list = new FilteredList(page)
  await list.open()
  const before = await list.form.locator('li label').count()
  await list.unfold(text('filters.sections.badge'))
  await list.option('badge', 'smallFarm').check()
  await expect(list.removeFilter(badgeName('smallFarm'))).toBeVisible()
  await expect(list.form.locator('li label')).toHaveCount(before)
  const zeros = list.form.locator('li label span[aria-hidden="true"]').filter({ hasText: /^0$/ })
  await expect(zeros).not.toHaveCount(0)
  const reopened = new FilteredList(await openPage())
  await reopened.open(new URL(page.url()).pathname + list.search)
  await expect(reopened.form.locator('li label')).toHaveCount(before)
})

test('the filters of species have their sections in the agreed order', async ({ page }) => {
  const list = new FilteredList(page)
  await list.open(kinds.archive)
  const titles = await list.form.locator(':scope > details > summary').allInnerTexts()
  expect(titles.map((title) => title.trim())).toEqual([
    'Helps with',
    'Effect',
    'Chemistry',
    'Type',
    'Flavour',
    'Fragrance',
    'Texture',
    text('ui.filters.more'),
  ])
})

test('products are filtered by price and by sale, and a sale price is explained in words', async ({
  page,
}) => {
  const list = new FilteredList(page)
  await list.open()
  await list.unfold(text('filters.availability'))
  const onSale = await list.countOf('on_sale', 'true')
  await list.option('on_sale', 'true').check()
  await list.expectAnnounced(onSale)
  await list.unfold(text('filters.price.title'))
  await list.priceFrom.fill('20')
  await list.priceTo.fill('40')
  await list.priceTo.blur()
  await expect(list.chip(text('filters.price.between', { from: '$20.00', to: '$40.00' }))).toBeVisible()
  const cards = await list.cards.filter({ has: page.locator('s') }).allInnerTexts()
  expect(cards.length).toBeGreaterThan(0)
  const explained = new RegExp(`${text('ui.price.was')}\\s+\\$[\\s\\S]*${text('ui.price.now')}\\s+\\$`)
  for (const card of cards) expect(card).toMatch(explained)
  expect(list.search).toBe('?price_from=20&price_to=40&on_sale=true')
})

test('a category lists its products and those of its subcategories', async ({ page }) => {
  const list = new FilteredList(page)
  await list.open()
  const growing = list.categories.getByRole('link', { name: /^Growing/ })
  const count = Number(await growing.locator('[aria-hidden="true"]').textContent())
  await growing.click()
  await page.waitForURL('**/mushrooms/products/growing')
  await list.expectTotal(count)
  await expect(growing).toHaveAttribute('aria-current', 'page')
  const genetics = list.categories.getByRole('link', { name: /^Genetics/ })
  const lowerCount = Number(await genetics.locator('[aria-hidden="true"]').textContent())
  await genetics.click()
  await page.waitForURL(`**${kinds['product category']}`)
  await list.expectTotal(lowerCount)
  expect(lowerCount).toBeLessThan(count)
})

test('filters and order are kept on the way between categories', async ({ page }) => {
  const list = new FilteredList(page)
  await list.open(`${kinds['product category']}?badge=smallFarm&sort=price`)
  for (const link of await list.categories.getByRole('link').all())
    expect(await link.getAttribute('href')).toMatch(/\?badge=smallFarm&sort=price$/)
  await list.categories.getByRole('link', { name: text('products.all') }).click()
  await page.waitForURL(`**${kinds.products}?badge=smallFarm&sort=price`)
  await expect(list.option('badge', 'smallFarm')).toBeChecked()
  await list.expectTotal(await list.countOf('badge', 'smallFarm'))
})

test('search engines index a list but not its filtered lists', async () => {
  for (const [list, filter] of [
    [kinds['product category'], 'on_sale=true'],
    [kinds.recipes, 'course=soup'],
  ]) {
    const html = await htmlOf(`${list}?${filter}`)
    expect(html).toMatch(/<meta name="robots" content="noindex/)
    const canonical = /rel="canonical" href="[^"]*"/.exec(html)?.[0]
    expect(canonical).toBeDefined()
    expect(canonical).not.toContain(filter)
  }
})

test('recipes are filtered by course', async () => {
  const html = await htmlOf(`/es${kinds.recipes}?course=soup`)
  const course = textIn('es')('recipes.category.soup').toLowerCase()
  expect(html).toContain(`${textIn('es')('recipes.title')}: ${course}`)
  const response = await request('/api/recipes?where[category][equals]=soup')
  const { docs, totalDocs } = (await response.json()) as { docs: { slug: string }[]; totalDocs: number }
  expect(html).toContain(textIn('es')('archive.range', { from: 1, to: totalDocs, total: totalDocs }))
  for (const { slug } of docs) expect(html).toContain(`/es/recipes/${slug}"`)
})

test('active filters are listed above the results and removed one by one or all at once', async ({
  page,
}) => {
  const list = new FilteredList(page)
  await list.open(`${kinds.products}?badge=smallFarm&badge=vegan&in_stock=true`)
  await expect(list.chips.getByRole('link')).toHaveCount(4)
  await expect(list.option('badge', 'smallFarm')).toBeChecked()
  // A section with an active filter is open.
  await expect(list.option('badge', 'smallFarm')).toBeVisible()
  await list.removeFilter(badgeName('vegan')).click()
  await expect(list.option('badge', 'vegan')).not.toBeChecked()
  await list.expectSearch('?badge=smallFarm&in_stock=true')
  await list.clearAll.click()
  await list.expectSearch('')
  await expect(list.chips).toHaveCount(0)
  await expect(list.form.locator('input:checked')).toHaveCount(0)
})

test('the class of an active compound is open in the form', async ({ page }) => {
  const list = new FilteredList(page)
  await list.open(`${kinds.archive}?chemistry=medicinal/ergothioneine`)
  await expect(list.option('chemistry', 'medicinal/ergothioneine')).toBeVisible()
})

test('a list is in the order that it states', async ({ page }) => {
  const list = new FilteredList(page)
  await list.open(`${kinds.products}?currency=USD&price_from=1&sort=price`)
  const cards = await list.cards.locator('.card-line').allInnerTexts()
  // Of a price before and after a sale, or of a range, the last and the lower one counts.
  const prices = cards.map((card) => {
    const amounts = [...card.matchAll(/\$([\d,]+\.\d\d)(?:\s*–\s*\$[\d,.]+)?/g)]
    return Number(amounts.at(-1)?.[1]?.replaceAll(',', ''))
  })
  expect(prices).toHaveLength(20)
  expect(prices).toEqual(prices.toSorted((one, other) => one - other))
  await list.sort.selectOption('title')
  await expect.poll(() => list.search).toContain('sort=title')
  await expect(list.titles.first()).toHaveText(/^[AB]/)
  const names = await list.titles.allInnerTexts()
  expect(names[0]?.localeCompare(names.at(-1) ?? '', 'en')).toBeLessThan(0)
})

test('the pages of a filtered list keep the filter, and Back from a product restores the place', async ({
  page,
}) => {
  const list = new FilteredList(page)
  await list.open(`${kinds.products}?in_stock=true`)
  const first = await list.titles.first().innerText()
  const pager = page.getByRole('navigation', { name: text('filters.pager') })
  const secondPage = page
    .getByText(withAnyNumber(text('filters.page', { page: 2, pages: anyNumber })))
    .first()
  await pager.getByRole('link', { name: text('filters.next') }).click()
  await expect(secondPage).toBeVisible()
  expect(list.search).toBe('?in_stock=true&page=2')
  await expect(list.titles.first()).not.toHaveText(first)
  const card = list.titles.nth(13)
  await card.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  await card.click()
  await page.waitForURL('**/mushrooms/product/**')
  await page.goBack()
  await expect(secondPage).toBeVisible()
  await expect.poll(() => page.evaluate((top) => Math.abs(scrollY - top), before)).toBeLessThanOrEqual(50)
})

for (const language of languages)
  test(`the translations of a filtered list in ${language} keep its filters`, async () => {
    const html = await htmlOf(inLanguage(language, `${kinds.products}?on_sale=true`))
    for (const other of languages)
      expect(html).toContain(`href="${inLanguage(other, `${kinds.products}?on_sale=true`)}"`)
  })
