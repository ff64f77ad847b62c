import { createProduct, productPath, Shopping, twoSizes } from './support/cart'
import { waitForHydration } from './support/hydration'
import { someLanguages } from './support/sample'
import { inLanguage } from './support/site'
import { expect, test } from './support/test'
import { startsWith, text, textIn } from './support/text'

for (const language of someLanguages)
  test(`a product in ${language} leads to the cart, and the cart back to the product`, async ({
    page,
    records,
    createSupplier,
  }) => {
    const t = textIn(language)
    const product = await createProduct(records, await createSupplier())
    const address = inLanguage(language, productPath(product))
    const shopping = new Shopping(page)
    await page.goto(inLanguage(language, '/cart'))
    await expect(page.getByText(t('cart.emptyTitle'))).toBeVisible()
    await page.goto(address)
    await waitForHydration(page, page.locator('#for-sale'))
    await page.getByRole('button', { name: t('cart.add.add') }).click()
    await page
      .getByRole('main')
      .getByRole('link', { name: t('cart.add.added') })
      .click()
    await page.waitForURL(({ pathname }) => pathname === inLanguage(language, '/cart'))
    await expect(page.getByRole('heading', { level: 1, name: t('cart.title') })).toBeVisible()
    await shopping
      .line(product)
      .getByRole('link', { name: String(product.title) })
      .first()
      .click()
    await page.waitForURL(({ pathname }) => pathname === address)
  })

test('the chosen variant is added to the cart, and no other', async ({ page, records, createSupplier }) => {
  const shirt = await createProduct(records, await createSupplier(), twoSizes)
  const shopping = new Shopping(page)
  await shopping.open(shirt)
  await shopping.choose('Large')
  await shopping.addButton.click()
  await expect(shopping.viewCart).toBeVisible()
  await shopping.choose('Small')
  await expect(shopping.addButton).toBeVisible()
  await page.goto('/cart')
  const line = shopping.line(shirt)
  await expect(line.getByText('Large')).toBeVisible()
  await expect(line.getByText('$40.00').first()).toBeVisible()
  await expect(line.getByRole('link').first()).toHaveAttribute('href', /\?variant=[^&]+&size=l$/)
})

test('quantities are changed and items removed by keyboard, and the focus stays', async ({
  page,
  records,
  createSupplier,
}) => {
  const product = await createProduct(records, await createSupplier())
  const shopping = new Shopping(page)
  const quantity = shopping.quantity(product)
  await shopping.open(product)
  await shopping.addButton.focus()
  await page.keyboard.press('Enter')
  await expect(shopping.viewCart).toBeFocused()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/cart')
  await quantity.focus()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('$49.00').first()).toBeVisible()
  await expect(quantity).toBeFocused()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('99')
  // No more than the three in stock can be ordered.
  await expect(quantity).toHaveValue('3')
  await shopping.removeButton(product).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(text('cart.emptyTitle'))).toBeVisible()
  const announcement = text('cart.removed', { title: String(product.title) })
  await expect(page.getByRole('status').filter({ hasText: announcement })).toHaveCount(1)
})

test('Enter saves a quantity, and more than the stock is explained', async ({
  page,
  records,
  createSupplier,
}) => {
  const product = await createProduct(records, await createSupplier())
  const shopping = new Shopping(page)
  const quantity = shopping.quantity(product)
  await shopping.open(product)
  await shopping.addButton.click()
  await shopping.viewCart.click()
  await quantity.fill('2')
  await quantity.press('Enter')
  await expect(page.getByText('$49.00').first()).toBeVisible()
  await expect(quantity).toHaveValue('2')
  await quantity.fill('9999')
  await expect(quantity).toHaveValue('3')
  await expect(page.getByText(text('cart.onlyInStock', { count: '3' }))).toBeVisible()
  await quantity.press('Enter')
  await page.reload()
  await expect(quantity).toHaveValue('3')
})

test('the country selected in the cart leads to the request, which names what is not sent there', async ({
  page,
  records,
  createSupplier,
}) => {
  const product = await createProduct(records, await createSupplier(), { excludedRegions: ['DE'] })
  const shopping = new Shopping(page)
  await shopping.open(product)
  await shopping.addButton.click()
  await shopping.viewCart.click()
  await page.getByLabel(text('cart.deliverTo')).selectOption('DE')
  await expect(shopping.requestLink).toHaveClass(/line/)
  await shopping.requestLink.click()
  await expect(shopping.orderField('country')).toHaveValue('DE')
  const refused = page.getByText(text('orders.problems.notDelivered', { items: String(product.title) }))
  await expect(refused).toBeVisible()
  await expect(shopping.orderField('region')).toHaveCount(0)
  await waitForHydration(page, shopping.orderField('country'))
  await shopping.orderField('country').selectOption('US')
  await expect(refused).toHaveCount(0)
})

test('a copied address of a request leads to the cart and says why', async ({ page }) => {
  await page.goto('/cart/request?vendor=00000000-0000-7000-8000-000000000000&currency=USD')
  await expect(page.getByText(text('cart.requestClosedTitle'))).toBeVisible()
  await expect(page.getByText(text('cart.emptyTitle'))).toBeVisible()
})

test('the cart is the same in two tabs and after Back', async ({ openContext, records, createSupplier }) => {
  const product = await createProduct(records, await createSupplier())
  const context = await openContext()
  const [first, second] = [new Shopping(await context.newPage()), new Shopping(await context.newPage())]
  const emptyCart = (page: Shopping['page']) => page.getByText(text('cart.emptyTitle'))
  await first.open(product)
  await second.page.goto('/cart')
  await expect(emptyCart(second.page)).toBeVisible()
  await first.addButton.click()
  await expect(second.quantity(product)).toBeVisible()
  await first.viewCart.click()
  await first.removeButton(product).click()
  await expect(emptyCart(first.page)).toBeVisible()
  await expect(emptyCart(second.page)).toBeVisible()
  await first.page.goBack()
  await expect(first.addButton).toBeVisible()
  await first.expectCount(0)
})

for (const [state, breakStorage] of [
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    },
  ],
  [
    'blocked',
    () => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('no', 'SecurityError')
        },
      })
    },
  ],
] as const)
  test(`the page says that an item was not saved when the browser’s storage is ${state}`, async ({
    openContext,
    records,
    createSupplier,
  }) => {
    const product = await createProduct(records, await createSupplier())
    const page = await (await openContext()).newPage()
    const shopping = new Shopping(page)
    await page.addInitScript(breakStorage)
    await shopping.open(product)
    await shopping.addButton.click()
    await expect(page.getByRole('main').getByText(text('cart.add.notSaved'))).toBeVisible()
  })

test('a member removes an item without scripts', async ({ openPage, records, createSupplier, member }) => {
  const product = await createProduct(records, await createSupplier())
  const page = await openPage({ javaScriptEnabled: false, storageState: member.session.storageState })
  const shopping = new Shopping(page)
  await page.goto(productPath(product))
  await shopping.addButton.click()
  await shopping.removeButton(product).click()
  await expect(page.getByText(text('cart.emptyTitle'))).toBeVisible()
})

test('a guest without scripts fills a cart, orders by e-mail and cancels on the page of the order', async ({
  openPage,
  records,
  createSupplier,
}) => {
  const product = await createProduct(records, await createSupplier())
  const page = await openPage({ javaScriptEnabled: false })
  const shopping = new Shopping(page)
  await page.goto(productPath(product))
  await shopping.addButton.click()
  await page.waitForURL('**/cart')
  await expect(page.getByRole('button', { name: text('cart.more') })).toBeHidden()
  await shopping.quantity(product).fill('2')
  await page.getByRole('button', { name: text('cart.update') }).click()
  await page.getByLabel(text('cart.deliverTo')).selectOption('US')
  await page.getByRole('button', { name: text('cart.checkDelivery') }).click()
  await shopping.requestLink.click()
  await expect(shopping.orderField('country')).toHaveValue('US')
  await shopping.fillInContact()
  await page.getByLabel(startsWith(text('orders.fields.email'))).fill('guest@fungarium.invalid')
  await shopping.sendOrder()
  records.deleteLater('orders', { 'contact.country': 'US', vendor: String(product.vendor) })
  await page.waitForURL('**/cart/order/F-*')
  await expect(page.getByText(text('orders.sent'))).toBeVisible()
  await shopping.cancelOrder('withdraw')
  await page.getByText(text('orders.guest.forget'), { exact: true }).click()
  await page.getByRole('button', { name: text('orders.guest.forgetNow') }).click()
  await expect(page.getByText(text('cart.forgotten'))).toBeVisible()
})
