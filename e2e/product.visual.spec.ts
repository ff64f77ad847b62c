import type { Page } from '@playwright/test'
import { waitForHydration } from './support/hydration'
import { htmlOf } from './support/rest'
import { selectors } from './support/selectors'
import { inLanguage, kinds, languages, phone } from './support/site'
import { expect, test } from './support/test'
import { messages, text } from './support/text'

const variantId = (page: Page) => page.locator('#for-sale input[name="variant"]').inputValue()
const shownPrice = (page: Page) =>
  page.locator(`${selectors.productPrice} ${selectors.priceFigure}`).filter({ visible: true }).innerText()

/** The radio button itself is covered by its label. */
const chooseOption = (page: Page, name: string) =>
  page.getByRole('radio', { name: new RegExp(`^${name}(?:$| \\$)`) }).check({ force: true })

test('the address names the chosen variant, which survives a reload and coming back', async ({ page }) => {
  await page.goto(kinds['product with variants'])
  await waitForHydration(page, page.locator('#for-sale'))
  const before = { price: await shownPrice(page), variant: await variantId(page) }
  await expect(page.locator(selectors.productPrice)).toHaveText(/3 variants, \$\d+\.\d\d – \$\d+\.\d\d/)
  await chooseOption(page, '250 g')
  await expect.poll(() => variantId(page)).not.toBe(before.variant)
  const query = new URL(page.url()).searchParams
  expect(query.get('variant')).toBe(await variantId(page))
  expect(query.get('weight')).toBe('250g')
  const price = await shownPrice(page)
  expect(price).not.toBe(before.price)
  await page.reload()
  expect(await shownPrice(page)).toBe(price)
  await expect(page.getByRole('radio', { name: '250 g' })).toBeChecked()
  await page.getByRole('link', { name: text('products.store') }).click()
  await page.waitForURL('**/mushrooms/vendor/**')
  await page.goBack()
  await expect.poll(() => shownPrice(page)).toBe(price)
  await expect(page.getByRole('radio', { name: '250 g' })).toBeChecked()
})

test('a variant whose id no longer exists is found by its options', async () => {
  const html = await htmlOf(`${kinds['product with variants']}?variant=gone&weight=1kg`)
  expect(html).toMatch(/<input[^>]*checked=""[^>]*value="1kg"/)
})

test('options that cannot be combined are disabled and say why', async ({ page }) => {
  await page.goto('/mushrooms/product/waxed-foraging-trousers')
  await waitForHydration(page, page.locator('#for-sale'))
  const moss = page.getByRole('radio', { name: /^Moss/ })
  await expect(moss).toBeEnabled()
  await chooseOption(page, 'XL')
  await expect(moss).toBeDisabled()
  await expect(moss).toHaveAttribute('title', text('products.unavailableCombination'))
  await expect(page.getByRole('radio', { name: 'Bark' })).toBeChecked()
  await chooseOption(page, 'S')
  await expect(moss).toBeEnabled()
})

test('contents and weight are left out where the variants differ in them', async () => {
  const html = await htmlOf('/mushrooms/product/grey-oyster-clusters?weight=1kg')
  expect(html).not.toContain(`<dt>${text('products.contents')}</dt>`)
  expect(html).not.toContain(`<dt>${text('products.weight')}</dt>`)
})

test('a variant can be chosen and a tab be read without scripts', async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false })
  await page.goto(kinds['product with variants'])
  const before = await shownPrice(page)
  await chooseOption(page, '1 kg')
  await page.getByRole('button', { name: text('products.updateVariant') }).click()
  await page.waitForURL('**weight=1kg**')
  expect(await shownPrice(page)).not.toBe(before)
  const tabs = page.getByRole('group', { name: text('products.about') })
  const contents = tabs.locator('label + *')
  await tabs.locator('label').last().click()
  await expect(contents.last()).toBeVisible()
  await expect(contents.first()).toBeHidden()
})

test('an edible species leads to its products, and a product back to the species', async ({ page }) => {
  await page.goto('/mushrooms/hericium-erinaceus')
  await page
    .getByRole('link', { name: text('products.viewProducts') })
    .first()
    .click()
  await page.waitForURL(({ search }) => search === '?species=hericium-erinaceus')
  const titles = page
    .getByRole('region', { name: text('filters.results') })
    .getByRole('heading', { level: 3 })
    .getByRole('link')
  await expect(titles.nth(3)).toBeVisible()
  await titles.first().click()
  await page.waitForURL('**/mushrooms/product/**')
  const species = page.getByRole('article', { name: 'Hericium erinaceus' })
  await expect(species.getByRole('link', { name: text('species.hero.growingGuide') })).toHaveAttribute(
    'href',
    /^\/mushrooms\/growing-guide\//,
  )
  await species.getByRole('link', { name: 'Hericium erinaceus' }).click()
  await page.waitForURL('**/mushrooms/hericium-erinaceus')
})

const shopLink = /href="[^"]*\/(?:products?|vendors?|wholesale|dropshipping|cart)(?:["/?#])/

/** A page from its content on: the header is the same everywhere. */
const belowHeader = (html: string) => html.slice(html.indexOf('<main'))

for (const path of [
  kinds['deadly species'],
  kinds['psychoactive species'],
  `${kinds['psychoactive species']}/comments`,
  kinds['chemistry class'],
  kinds['value without species'],
  '/mushrooms/species/type/psychoactive',
])
  test(`${path} links to no shop in any language but in the header of every page, not even in its footer`, async () => {
    for (const language of languages)
      expect(shopLink.test(belowHeader(await htmlOf(inLanguage(language, path)))), language).toBe(false)
    expect(shopLink.test(belowHeader(await htmlOf(kinds['edible species'])))).toBe(true)
  })

test('a product of a psychoactive species warns before its price, its vendor and its buttons', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto(kinds.product)
  const warning = page.locator(selectors.productWarning)
  await expect(warning).toHaveText(
    new RegExp(`${messages.en.vocabulary.edibility.psychoactive}\\s+Psilocybe semilanceata`),
  )
  const isFirst = await warning.evaluate((element, priceSelector) => {
    const others = document.querySelectorAll(
      `main :is(${priceSelector}, button[type="submit"], a[href*="/vendor/"])`,
    )
    return (
      others.length > 2 &&
      [...others].every((other) => element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)
    )
  }, selectors.priceFigure)
  expect(isFirst).toBe(true)
  const only = text('products.shipsOnlyTo', { countries: 'United States' })
  await expect(page.getByText(only, { exact: true })).toBeVisible()
  const except = text('products.shipsNotTo', {
    regions: 'United States (California, Florida, Georgia, Idaho)',
  })
  await expect(page.getByText(except)).toBeVisible()
})
