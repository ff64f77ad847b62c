import { FilteredList } from './support/filters'
import { waitForHydration } from './support/hydration'
import { htmlOf } from './support/rest'
import { someLanguages } from './support/sample'
import { selectors } from './support/selectors'
import { inLanguage, kinds } from './support/site'
import { expect, test } from './support/test'
import { text, textIn } from './support/text'

test('a price range that begins above its end is not applied while it is being edited', async ({ page }) => {
  const list = new FilteredList(page)
  await list.open()
  await list.unfold(text('filters.price.title'))
  const { priceFrom, priceTo } = list
  await priceFrom.fill('10')
  await priceTo.focus()
  await list.expectSearch('?price_from=10')
  await page.keyboard.press('ArrowUp')
  const hint = list.form.getByText(text('filters.price.reversed'))
  await expect(hint).toBeVisible()
  await expect(priceTo).toHaveAttribute('aria-describedby', (await hint.getAttribute('id')) ?? '')
  await expect(priceFrom).toHaveValue('10')
  await expect(priceTo).toHaveValue('1')
  await priceTo.fill('30')
  await priceFrom.focus()
  await list.expectSearch('?price_from=10&price_to=30')
  await expect(hint).toBeHidden()
  expect(await priceTo.getAttribute('aria-describedby')).toBeNull()
  await expect(priceFrom).toHaveValue('10')
  await expect(priceTo).toHaveValue('30')
})

for (const key of ['Enter', 'Tab'])
  test(`${key} swaps the ends of a price range in the fields and in the address`, async ({ page }) => {
    const list = new FilteredList(page)
    await list.open()
    await list.unfold(text('filters.price.title'))
    await list.priceFrom.fill('50')
    await list.priceTo.focus()
    await list.priceTo.fill('12')
    await page.keyboard.press(key)
    // The currency belongs to the range too.
    if (key === 'Tab') await page.keyboard.press(key)
    if (key === 'Tab') await page.keyboard.press(key)
    await list.expectSearch('?price_from=12&price_to=50')
    await expect(list.priceFrom).toHaveValue('12')
    await expect(list.priceTo).toHaveValue('50')
    await expect(list.chip(text('filters.price.between', { from: '$12.00', to: '$50.00' }))).toBeVisible()
  })

for (const language of someLanguages)
  test(`products sorted by price say in ${language} that currencies differ and lead to one currency`, async ({
    page,
  }) => {
    const t = textIn(language)
    await page.goto(inLanguage(language, '/mushrooms/products?sort=price'))
    const list = new FilteredList(page, language)
    await waitForHydration(page, list.form)
    const note = page.getByText(t('filters.price.mixed'))
    await expect(note).toBeVisible()
    await page.getByRole('link', { name: t('filters.price.in', { currency: 'EUR' }) }).click()
    await page.waitForURL(({ search }) => search.includes('currency=EUR'))
    await expect(note).toHaveCount(0)
    const prices = list.cards.locator(selectors.priceFigure)
    await expect(prices.first()).toContainText('€')
    expect(await prices.count()).toBeGreaterThan(3)
    for (const price of await prices.allInnerTexts()) expect(price).toContain('€')
  })

test('products in another order do not mention currencies', async () => {
  expect(await htmlOf(`${kinds.products}?sort=newest`)).not.toContain(text('filters.price.mixed'))
})
