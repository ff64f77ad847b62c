import type { Page } from '@playwright/test'
import { adminMessages } from './support/admin-messages'
import { createProduct, productPath, twoSizes } from './support/cart'
import { uniqueName } from './support/records'
import { request } from './support/rest'
import { expect, test } from './support/test'
import { text } from './support/text'

/** Opens a record in the panel and waits until it can be edited. */
async function openRecord(page: Page, collection: 'vendors' | 'products', id: string): Promise<void> {
  await page.goto(`/admin/collections/${collection}/${id}`)
  await expect(page.getByRole('button', { name: 'Save Draft' })).toBeVisible()
}

const publish = (page: Page) => page.getByRole('button', { name: 'Publish changes' }).click()
const sendForReview = (page: Page) =>
  page.getByRole('button', { name: adminMessages('en').panel.sendForReview }).click()

test('a vendor sells once an editor has approved the shop and read the first product', async ({
  openPage,
  records,
  createUser,
  admin,
}) => {
  const owner = await createUser('vendor')
  const editor = await createUser('editor')
  const businessName = uniqueName('Panel shop')
  const vendor = await records.create('vendors', {
    businessName,
    vendorType: 'grower',
    address: { city: 'Astoria', state: 'OR', country: 'US' },
    owner: owner.id,
    _status: 'draft',
  })
  const product = await createProduct(records, vendor, {}, 'draft')
  const stored = async (collection: string, id: string) =>
    (await admin.find(collection, { id }, { draft: true }))[0]

  const ownerPage = await openPage({ storageState: owner.session.storageState })
  await openRecord(ownerPage, 'products', product.id)
  const response = ownerPage.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await sendForReview(ownerPage)
  await response
  expect((await stored('products', product.id))?._status).toBe('draft')
  expect((await request(productPath(product))).status).toBe(404)

  const editorPage = await openPage({ storageState: editor.session.storageState })
  await openRecord(editorPage, 'vendors', vendor.id)
  const status = editorPage.locator('#field-status').getByRole('combobox')
  await status.fill(adminMessages('en').options.active)
  await status.press('Enter')
  await publish(editorPage)
  await expect
    .poll(() => stored('vendors', vendor.id))
    .toMatchObject({ status: 'active', _status: 'published', approvedAt: expect.any(String) })

  await openRecord(ownerPage, 'products', product.id)
  await sendForReview(ownerPage)
  await expect
    .poll(() => stored('products', product.id))
    .toMatchObject({ _status: 'draft', submittedAt: expect.any(String) })
  await expect(ownerPage.getByText(text('products.submission.sent'))).toBeVisible()
  await expect(ownerPage.getByText(text('products.submission.state'))).toBeVisible()
  await openRecord(editorPage, 'products', product.id)
  await publish(editorPage)
  await expect.poll(async () => (await stored('products', product.id))?._status).toBe('published')
  await expect.poll(async () => (await request(productPath(product))).status).toBe(200)
  await ownerPage.goto(productPath(product))
  await expect(ownerPage.getByRole('main').getByRole('link', { name: businessName }).first()).toBeVisible()
})

test('a new product is priced in the currency of its shop’s country', async ({
  openPage,
  createSupplier,
  createUser,
}) => {
  const owner = await createUser('vendor')
  const editor = await createUser('editor')
  const country = (code: string) => ({ address: { city: 'Somewhere', country: code } })
  await createSupplier({ owner: owner.id, ...country('PT') })
  const mexican = await createSupplier(country('MX'))
  const { EUR, MXN, USD } = adminMessages('en').options
  const openForm = async (storageState: typeof owner.session.storageState) => {
    const page = await openPage({ storageState })
    await page.goto('/admin/collections/products/create')
    return page
  }
  const currency = (page: Page) => page.locator('#field-baseInventory__currency .rs__single-value')

  const ownerPage = await openForm(owner.session.storageState)
  await expect(currency(ownerPage)).toHaveText(EUR)
  // Nothing is to be saved yet.
  await ownerPage.getByRole('link', { name: adminMessages('en').plural.orders, exact: true }).click()
  await ownerPage.waitForURL('**/collections/orders')

  const editorPage = await openForm(editor.session.storageState)
  await expect(currency(editorPage)).toHaveText(USD)
  const vendors = editorPage.locator('#field-vendor').getByRole('combobox')
  await vendors.fill(String(mexican.businessName))
  await editorPage.getByRole('option', { name: String(mexican.businessName) }).click()
  await expect(currency(editorPage)).toHaveText(MXN)
})

test('the table of variants applies what is typed when it is left, and keeps the price of what comes back', async ({
  openPage,
  records,
  createUser,
  admin,
  createSupplier,
}) => {
  const owner = await createUser('vendor')
  const vendor = await createSupplier({ owner: owner.id })
  const { id } = await createProduct(
    records,
    vendor,
    { ...twoSizes, baseInventory: { unitPrice: 12, stock: 9 } },
    'draft',
  )
  const page = await openPage({ storageState: owner.session.storageState })
  await openRecord(page, 'products', id)
  await page.locator('.tabs-field__tab-button', { hasText: 'Variants' }).click()
  const options = page.getByLabel('Options').first()
  const price = (option: string) => page.getByLabel(`Price: ${option}`, { exact: true })
  const offered = page.getByLabel('Offered: Small', { exact: true })
  await offered.uncheck()
  await expect(price('Small')).toHaveCount(0)
  await offered.check()
  await expect(price('Small')).toHaveValue('10')

  await options.fill('Small; Large; Extra, in a basket')
  await price('Large').click()
  await expect(price('Extra, in a basket')).toHaveAttribute('placeholder', '12')
  await options.fill('Small; Big; Extra, in a basket')
  await options.press('Enter')
  await expect(price('Big')).toHaveValue('40')
  await expect(price('Small')).toHaveValue('10')
  const stored = async () => (await admin.find('products', { id }, { draft: true }))[0]?.variants
  await expect.poll(stored).toMatchObject({
    keys: [
      {
        options: [
          { identifier: 's' },
          { identifier: 'l', label: 'Big' },
          { identifier: 'extra-in-a-basket' },
        ],
      },
    ],
  })
})

function signal() {
  let send = () => {}
  const sent = new Promise<void>((resolve) => {
    send = resolve
  })
  return { send, sent }
}

test('variants that are ticked right before the state of an earlier change arrives are shown without a save', async ({
  openPage,
  records,
  createUser,
  createSupplier,
}) => {
  const owner = await createUser('vendor')
  const vendor = await createSupplier({ owner: owner.id })
  const { id } = await createProduct(records, vendor, {}, 'draft')
  const page = await openPage({ storageState: owner.session.storageState })
  await openRecord(page, 'products', id)
  const tab = page.locator('.tabs-field__tab-button', { hasText: 'Variants' })
  const [computed, ticked] = [signal(), signal()]
  let isFirst = true
  await page.route(/\/admin\/collections\/products\//, async (route) => {
    if (route.request().method() !== 'POST' || !isFirst) return route.fallback()
    isFirst = false
    const response = await route.fetch()
    computed.send()
    await ticked.sent
    await route.fulfill({ response })
  })
  // A save would send the form again.
  await page.route(/\/api\/products\//, (route) =>
    route.request().method() === 'GET' ? route.fallback() : undefined,
  )
  await page.locator('input[name="title"]').fill(uniqueName('Dried'))
  await tab.click()
  await computed.sent
  await page.locator('#field-enableVariants').click()
  ticked.send()
  await expect(page.getByRole('textbox', { name: 'Options' }).first()).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a picture that is too large among many stays in the form, with the reason', async ({
  openPage,
  createUser,
}) => {
  const { session } = await createUser('vendor')
  const page = await openPage({ storageState: session.storageState })
  await page.goto('/admin/collections/media')
  await page.getByRole('button', { name: 'Bulk Upload' }).click()
  const tooLarge = { name: 'too-large.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(5.5 * 1024 * 1024) }
  await page.locator('input[type=file]').first().setInputFiles(tooLarge)
  const alternative = page.getByRole('textbox', { name: /^Alternative text/ })
  await alternative.fill('A bolete in moss')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/5 MB/).first()).toBeVisible()
  await expect(alternative).toHaveValue('A bolete in moss')
  await expect(page.getByText('too-large.jpg').first()).toBeVisible()
})
