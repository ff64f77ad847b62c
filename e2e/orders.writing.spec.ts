import type { Page } from '@playwright/test'
import { createProduct, productPath, Shopping, twoSizes } from './support/cart'
import { submitSignIn } from './support/forms'
import { waitForHydration } from './support/hydration'
import { expectMail } from './support/outbox'
import type { Doc } from './support/rest'
import { phone } from './support/site'
import { expect, test, type User } from './support/test'
import { text } from './support/text'

const shopRegion = (page: Page, shop: Doc) => page.getByRole('region', { name: String(shop.businessName) })

/** Puts one of the first and one of the second product into a visitor's cart, then signs in. */
async function fillCartAndSignIn(
  shopping: Shopping,
  { kit, other, shop }: Record<'kit' | 'other' | 'shop', Doc>,
  buyer: User,
) {
  const { page } = shopping
  await shopping.open(kit)
  await shopping.addButton.click()
  await expect(shopping.viewCart).toBeFocused()
  await shopping.open(other)
  await page.getByLabel(text('cart.add.quantity'), { exact: true }).fill('2')
  await shopping.addButton.click()
  await shopping.viewCart.click()
  await page.waitForURL('**/cart')
  await expect(shopping.quantity(kit)).toBeVisible()
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(2)
  await shopping
    .line(kit)
    .getByRole('button', { name: text('cart.more') })
    .click()
  await shopping
    .line(kit)
    .getByRole('button', { name: text('cart.more') })
    .click()
  await shopping
    .line(other)
    .getByRole('button', { name: text('cart.less') })
    .click()
  // Signing in at once must not lose the last changes.
  await shopRegion(page, shop)
    .getByRole('link', { name: text('cart.request') })
    .click()
  await page.getByRole('link', { name: text('orders.request.signIn') }).click()
  await page.waitForURL('**/login?redirect=*')
  await submitSignIn(page, buyer)
  await page.waitForURL('**/cart/request?*')
  await page.getByRole('link', { name: text('orders.request.change') }).click()
  await page.waitForURL('**/cart')
  await expect(shopping.quantity(kit)).toHaveValue('3')
  await expect(shopping.quantity(other)).toHaveValue('1')
  await shopping.expectCount(4)
}

/** Sends an order whose first try lacks the city, and returns its number. */
async function sendIncompleteThenComplete(shopping: Shopping, shop: Doc): Promise<string> {
  const { page } = shopping
  const note = 'Please leave it at the back.'
  await shopRegion(page, shop)
    .getByRole('link', { name: text('cart.request') })
    .click()
  await page.waitForURL('**/cart/request?*')
  await expect(page.getByText('$73.50').first()).toBeVisible()
  await shopping.fillInContact()
  await shopping.orderField('city').fill('')
  await shopping.orderField('note').fill(note)
  await shopping.sendOrder()
  await page
    .getByRole('alert')
    .getByRole('link', { name: text('orders.problems.cityMissing') })
    .click()
  await expect(shopping.orderField('note')).toHaveValue(note)
  await shopping.orderField('city').fill('Astoria')
  await shopping.sendOrder()
  await page.waitForURL('**/account/orders/F-*')
  await expect(page.getByText(text('orders.sent'))).toBeVisible()
  await expect(page.locator('[data-track-shown="send_request"]')).toBeAttached()
  await expect(page.getByText(note)).toBeVisible()
  return /F-[\w-]+/.exec(page.url())?.[0] ?? ''
}

async function confirmInPanel(panel: Page, number: string): Promise<void> {
  await panel.goto('/admin/collections/orders')
  const button = (step: 'confirm' | 'ship' | 'undo') =>
    panel.getByRole('button', { name: `${text(`orders.steps.${step}`)}: ${number}` })
  const answer = async () => {
    const row = panel.getByRole('row').filter({ hasText: number })
    const question = row.locator('summary').filter({ hasText: text('orders.steps.confirm') })
    // Hydration would close it again.
    await waitForHydration(panel, question)
    await expect(row.getByText('Ottilie Pfifferling, Astoria, OR')).toBeInViewport({ ratio: 1 })
    await expect(row.getByText(text('orders.states.requested'), { exact: true })).toBeInViewport({ ratio: 1 })
    await expect(question).toBeInViewport({ ratio: 1 })
    await question.click()
    await button('confirm').click()
    await expect(button('ship')).toBeVisible()
  }
  await answer()
  // The page is a new one, and hydration would lose the click.
  await waitForHydration(panel, button('undo'))
  await button('undo').click()
  await expect(button('ship')).toHaveCount(0)
  await answer()
}

test('a visitor’s cart becomes an order that vendor and buyer follow to its end', async ({
  openPage,
  records,
  createSupplier,
  createUser,
}) => {
  const owner = await createUser('vendor')
  const shop = await createSupplier({ owner: owner.id })
  const kit = await createProduct(records, shop)
  const other = await createProduct(records, await createSupplier(), {
    baseInventory: { unitPrice: 300, currency: 'MXN', stock: 9 },
  })
  const buyer = await createUser()
  const page = await openPage({ viewport: phone })
  const shopping = new Shopping(page)

  await test.step('a visitor fills the cart and signs in', () =>
    fillCartAndSignIn(shopping, { kit, other, shop }, buyer))
  const number = await test.step('the buyer corrects and sends the order', () =>
    sendIncompleteThenComplete(shopping, shop))
  await test.step('both sides are notified, and the cart holds the rest', async () => {
    await shopping.expectCount(1)
    await expectMail(String(shop.email), number)
    await expectMail(buyer.email, number)
    await page.goto('/cart')
    await expect(shopping.quantity(other)).toBeVisible()
    await expect(shopping.line(kit)).toHaveCount(0)
  })
  await test.step('reserved stock is no longer for sale', async () => {
    await page.goto(productPath(kit))
    await waitForHydration(page)
    await expect(page.getByRole('button', { name: text('cart.add.soldOut') })).toBeDisabled()
  })
  await test.step('the vendor confirms the order on a phone', async () => {
    const { storageState } = owner.session
    await confirmInPanel(await openPage({ storageState, viewport: phone }), number)
  })
  await test.step('the buyer cancels it, and the stock is for sale again', async () => {
    await page.goto('/account/orders')
    await expect(page.getByText(text('orders.states.confirmed'), { exact: true })).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: String(shop.businessName) })
      .click()
    await expect(page.getByText(text('orders.explained.confirmed'))).toBeVisible()
    await shopping.cancelOrder('cancel')
    // The mail to the vendor leaves after a minute; until then the buyer can take it back.
    await page.getByRole('button', { name: text('orders.steps.undo') }).click()
    await expect(page.getByText(text('orders.explained.confirmed'))).toBeVisible()
    await shopping.cancelOrder('cancel')
    // The next step sends the mail of the answer at once.
    const vendor = String(shop.businessName)
    await expectMail(buyer.email, text('orders.mails.buyer.confirmed.subject', { vendor, number }))
    await shopping.open(kit)
    await expect(shopping.addButton).toBeEnabled()
  })
})

test('an order is refused for a region without delivery and reviewed again after a change of price', async ({
  memberPage: page,
  records,
  createSupplier,
  admin,
}) => {
  const product = await createProduct(records, await createSupplier(), { excludedRegions: ['US-CA'] })
  const shopping = new Shopping(page)
  await shopping.open(product)
  await shopping.addButton.click()
  await shopping.viewCart.click()
  await shopping.requestLink.click()
  await shopping.fillInContact()
  await shopping.orderField('region').selectOption('CA')
  await shopping.orderField('postalCode').fill('94103')
  await shopping.sendOrder()
  const problems = page.getByRole('alert')
  const refused = text('orders.problems.notDelivered', { items: String(product.title) })
  await problems.getByRole('link', { name: refused }).click()
  await expect(shopping.orderField('region')).toBeFocused()
  await expect(shopping.orderField('region')).toHaveAttribute('aria-invalid', 'true')
  await expect(shopping.orderField('country')).not.toHaveAttribute('aria-invalid', 'true')
  await admin.update('products', product.id, {
    baseInventory: { unitPrice: 26, currency: 'USD', stock: 3 },
    _status: 'published',
  })
  await shopping.orderField('region').selectOption('OR')
  await shopping.orderField('postalCode').fill('97103')
  await shopping.sendOrder()
  await expect(problems.getByText(text('orders.problems.changed'))).toBeVisible()
  await expect(page.getByText('$26.00').first()).toBeVisible()
  await shopping.sendOrder()
  await page.waitForURL('**/account/orders/F-*')
})

test('an order address without its key says how to open it, whether the order exists or not', async ({
  page,
}) => {
  for (const address of ['/cart/order/F-2345-6789', '/cart/order/F-2345-6789?key=wrong']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('orders.guest.closedTitle'))
    await expect(page.getByRole('link', { name: text('orders.guest.contact') }).first()).toBeVisible()
  }
})

test('a member orders a variant and cancels the order without scripts', async ({
  openPage,
  records,
  createSupplier,
  member,
}) => {
  const shirt = await createProduct(records, await createSupplier(), twoSizes)
  const page = await openPage({
    javaScriptEnabled: false,
    viewport: phone,
    storageState: member.session.storageState,
  })
  const shopping = new Shopping(page)
  await page.goto(productPath(shirt))
  await shopping.choose('Large')
  await shopping.addButton.click()
  await page.waitForURL('**/cart')
  await expect(shopping.line(shirt).getByText('Large')).toBeVisible()
  await shopping.quantity(shirt).fill('2')
  await page.getByRole('button', { name: text('cart.update') }).click()
  await expect(page.getByText('$80.00').first()).toBeVisible()
  await shopping.requestLink.click()
  await shopping.fillInContact()
  await shopping.sendOrder()
  await page.waitForURL('**/account/orders/F-*')
  await shopping.cancelOrder('withdraw')
})
