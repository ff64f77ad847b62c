import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import cart from '@messages/en/cart.json'
import orders from '@messages/en/orders.json'
import cartEs from '@messages/es/cart.json'
import cartPt from '@messages/pt/cart.json'
import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { phone, useBrowser } from './browser'
import { asAdmin, categoryAt, type Doc, inLanguage, useRecords } from './site'

const browser = useBrowser()
const records = useRecords()

const password = 'moss under rain 7'
let made = 0

/** As long as what a person waits for may take. */
const soon = { timeout: 15_000 }

function fresh(word: string): string {
  made += 1
  return `${word}-${process.pid}-${made}-${Date.now()}`
}

/** Somebody with an account, gone after the test, and their orders before them. */
async function person(roles = ['member']) {
  const email = `${fresh('basket')}@example.org`
  const { id } = await records.make('users', { email, password, alias: 'Ottilie', roles })
  return { id, email }
}

async function vendor(more: object = {}): Promise<Doc> {
  const slug = fresh('shop')
  const made = await records.make('vendors', {
    businessName: `Shop ${slug}`,
    slug,
    vendorType: 'grower',
    status: 'active',
    email: `${slug}@example.org`,
    address: { city: 'Astoria', state: 'OR', country: 'US' },
    ...more,
    _status: 'published',
  })
  records.afterwards(async () => {
    const admin = await asAdmin()
    for (const { id } of await admin.find('orders', { vendor: made.id })) await admin.remove('orders', id)
  })
  return made
}

async function product(seller: Doc, more: object = {}): Promise<Doc> {
  const slug = fresh('kit')
  return records.make('products', {
    title: `Kit ${slug}`,
    slug,
    vendor: seller.id,
    categories: [(await categoryAt('products/apparel/shirts')).id],
    baseInventory: { unitPrice: 24.5, currency: 'USD', stock: 3 },
    ...more,
    _status: 'published',
  })
}

const sizes = {
  enableVariants: true,
  variants: {
    keys: [
      {
        identifier: 'size',
        label: 'Size',
        options: [
          { identifier: 's', label: 'Small' },
          { identifier: 'l', label: 'Large' },
        ],
      },
    ],
    variants: [
      { options: [{ key: 'size', option: 's' }], pricing: { price: 10 }, stock: 5 },
      { options: [{ key: 'size', option: 'l' }], pricing: { price: 40 }, stock: 5 },
    ],
  },
}

const pageOf = ({ slug }: Doc) => `/mushrooms/product/${slug}`

/** Opens a product's page, and waits until the cart is known there. */
async function open(page: Page, doc: Doc) {
  await page.goto(pageOf(doc))
  await page.locator('.add-to-cart:not([data-waiting])').waitFor()
}

const addButton = (page: Page) => page.getByRole('button', { name: cart.add.add })
const line = (page: Page, doc: Doc) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: String(doc.title) })
/** The radio itself is drawn over. */
const choose = (page: Page, option: string) =>
  page.locator('#for-sale label').filter({ hasText: option }).click()
const quantity = (page: Page, doc: Doc) => page.getByLabel(`Quantity: ${doc.title}`)

async function signInHere(page: Page, { email }: { email: string }) {
  const main = page.getByRole('main')
  await main.getByLabel(/^E-?mail/i).fill(email)
  await main.getByLabel(/^Password/).fill(password)
  await main.getByRole('button', { name: 'Sign in', exact: true }).click()
}

async function signIn(context: BrowserContext, who: { email: string }, to = '/cart'): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`/login?redirect=${encodeURIComponent(to)}`)
  await signInHere(page, who)
  await page.waitForURL(`**${to}`)
  return page
}

/** The subjects of the letters to an address: without a mail server they lie in the outbox. */
async function lettersTo(email: string): Promise<string[]> {
  const folder = path.join(process.env.DATA_DIR ?? 'data', 'outbox')
  const files = await readdir(folder).catch(() => [])
  const letters = await Promise.all(
    files.map(async (file) => JSON.parse(await readFile(path.join(folder, file), 'utf8').catch(() => '{}'))),
  )
  return letters.filter(({ to }) => to === email).map(({ subject }) => subject)
}

async function fillContact(page: Page) {
  const main = page.getByRole('main')
  await main.getByLabel(new RegExp(`^${orders.fields.name}`)).fill('Ottilie Pfifferling')
  await main.getByLabel(new RegExp(`^${orders.fields.street}`)).fill('Moss Lane 7')
  await main.getByLabel(new RegExp(`^${orders.fields.city}`)).fill('Astoria')
  await main.getByLabel(new RegExp(`^${orders.fields.country}`)).selectOption('US')
}

const send = (page: Page) => page.getByRole('button', { name: orders.request.send }).click()

describe('B21: the cart', () => {
  it.each([
    ['en', cart],
    ['es', cartEs],
    ['pt', cartPt],
  ] as const)(
    'is a page in %s, led to by what was put in and leading back to it',
    async (language, words) => {
      const kit = await product(await vendor())
      const page = await browser.page()
      const address = inLanguage(language, pageOf(kit))
      await page.goto(inLanguage(language, '/cart'))
      await page.getByText(words.emptyTitle).waitFor()
      await page.goto(address)
      await page.locator('.add-to-cart:not([data-waiting])').waitFor()
      await page.getByRole('button', { name: words.add.add }).click()
      await page.getByRole('main').getByRole('link', { name: words.add.added }).click()
      await page.waitForURL(({ pathname }) => pathname === inLanguage(language, '/cart'))
      await page.getByRole('heading', { level: 1, name: words.title }).waitFor()
      await line(page, kit)
        .getByRole('link', { name: String(kit.title) })
        .first()
        .click()
      await page.waitForURL(({ pathname }) => pathname === address)
    },
  )
})

describe('what is put into the cart', () => {
  it('goes from a visitor’s browser by signing in to an order request, whose states both sides see', async () => {
    const owner = await person(['vendor'])
    const shop = await vendor({ owner: owner.id })
    const kit = await product(shop)
    const other = await product(await vendor(), {
      baseInventory: { unitPrice: 300, currency: 'MXN', stock: 9 },
    })
    const buyer = await person()
    const context = await browser.visitor({ viewport: phone })
    const page = await context.newPage()

    await open(page, kit)
    await addButton(page).click()
    const way = page.getByRole('main').getByRole('link', { name: cart.add.added })
    await way.waitFor()
    expect(await way.evaluate((link) => link === document.activeElement)).toBe(true)
    await open(page, other)
    await page.getByLabel(cart.add.quantity, { exact: true }).fill('2')
    await addButton(page).click()
    await page.getByRole('main').getByRole('link', { name: cart.add.added }).click()
    await page.waitForURL('**/cart')

    await quantity(page, kit).waitFor()
    expect(await page.getByRole('main').getByRole('region').count()).toBe(2)
    await line(page, kit).getByRole('button', { name: cart.more }).click()
    await line(page, kit).getByRole('button', { name: cart.more }).click()
    await line(page, other).getByRole('button', { name: cart.less }).click()
    // Signing in at once loses none of the steps.
    await page
      .getByRole('region', { name: String(shop.businessName) })
      .getByRole('link', { name: cart.signInToOrder })
      .click()
    await page.waitForURL('**/login?redirect=*')
    await signInHere(page, buyer)
    await page.waitForURL('**/cart')
    await expect.poll(() => quantity(page, kit).inputValue(), soon).toBe('3')
    expect(await quantity(page, other).inputValue()).toBe('1')
    await expect.poll(() => page.getByRole('banner').locator('.cart-count').innerText(), soon).toBe('4')

    await page
      .getByRole('region', { name: String(shop.businessName) })
      .getByRole('link', { name: cart.request })
      .click()
    await page.waitForURL('**/cart/request?*')
    await page.getByText('$73.50').first().waitFor()
    await fillContact(page)
    await page.getByLabel(new RegExp(`^${orders.fields.city}`)).fill('')
    await page.getByLabel(new RegExp(`^${orders.fields.note}`)).fill('Please leave it by the door.')
    await send(page)
    await page.getByRole('alert').getByRole('link', { name: orders.problems.missing }).click()
    expect(await page.getByLabel(new RegExp(`^${orders.fields.note}`)).inputValue()).toContain('by the door')
    await page.getByLabel(new RegExp(`^${orders.fields.city}`)).fill('Astoria')
    await send(page)
    await page.waitForURL('**/account/orders/F-*')
    const number = /F-[\w-]+/.exec(page.url())?.[0] ?? ''
    await page.getByText(orders.sent).waitFor()
    await expect.poll(() => page.getByRole('banner').locator('.cart-count').innerText(), soon).toBe('1')
    await page.getByText('Please leave it by the door.').waitFor()
    await expect
      .poll(() => lettersTo(String(shop.email)), soon)
      .toContainEqual(expect.stringContaining(number))
    await expect.poll(() => lettersTo(buyer.email), soon).toContainEqual(expect.stringContaining(number))

    // What was put aside is no more for sale.
    await page.goto('/cart')
    await quantity(page, other).waitFor()
    expect(await line(page, kit).count()).toBe(0)
    await page.goto(pageOf(kit))
    expect(await page.getByRole('button', { name: cart.add.soldOut }).isDisabled()).toBe(true)

    const seller = await browser.visitor()
    const panel = await signIn(seller, owner, '/account')
    await panel.goto('/admin/collections/orders')
    await panel.getByRole('button', { name: `${orders.steps.confirm}: ${number}` }).click()
    await panel.getByRole('button', { name: `${orders.steps.ship}: ${number}` }).waitFor()
    await expect
      .poll(() => lettersTo(buyer.email), soon)
      .toContainEqual(expect.stringContaining('confirms your order'))

    await page.goto('/account/orders')
    await page.getByText(orders.states.confirmed, { exact: true }).waitFor()
    await page
      .getByRole('main')
      .getByRole('link', { name: String(shop.businessName) })
      .click()
    await page.getByText(orders.explained.confirmed).waitFor()
    await page.getByRole('button', { name: orders.steps.callOff }).click()
    await page.getByText(orders.explained.closed).waitFor()
    await open(page, kit)
    expect(await addButton(page).isEnabled()).toBe(true)
  }, 180_000)

  it('is the variant that was chosen', async () => {
    const shirt = await product(await vendor(), sizes)
    const page = await browser.page()
    await open(page, shirt)
    await choose(page, 'Large')
    await addButton(page).click()
    await page.getByRole('main').getByRole('link', { name: cart.add.added }).waitFor()
    // The other one is not in it.
    await choose(page, 'Small')
    await addButton(page).waitFor()
    await page.goto('/cart')
    await line(page, shirt).getByText('Large').waitFor()
    await line(page, shirt).getByText('$40.00').first().waitFor()
    const href = await line(page, shirt).getByRole('link').first().getAttribute('href')
    expect(href).toMatch(/\?variant=[^&]+&size=l$/)
  }, 60_000)

  it('is changed and taken out by keyboard alone, which keeps its place', async () => {
    const kit = await product(await vendor())
    const page = await browser.page()
    await open(page, kit)
    await addButton(page).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('main').getByRole('link', { name: cart.add.added }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/cart')
    await quantity(page, kit).focus()
    await page.keyboard.press('ArrowUp')
    await page.getByText('$49.00').first().waitFor()
    expect(await quantity(page, kit).evaluate((field) => field === document.activeElement)).toBe(true)
    await page.keyboard.press('Control+A')
    await page.keyboard.type('99')
    // Bound by what there is.
    await expect.poll(() => quantity(page, kit).inputValue(), soon).toBe('3')
    await page.getByRole('button', { name: `Take ${kit.title} out` }).focus()
    await page.keyboard.press('Enter')
    await page.getByText(cart.emptyTitle).waitFor()
    expect(await page.getByRole('status').filter({ hasText: 'taken out' }).count()).toBe(1)
  }, 60_000)

  it('is the same in two tabs, and after Back', async () => {
    const kit = await product(await vendor())
    const context = await browser.visitor()
    const [first, second] = [await context.newPage(), await context.newPage()]
    await open(first, kit)
    await second.goto('/cart')
    await second.getByText(cart.emptyTitle).waitFor()
    await addButton(first).click()
    await quantity(second, kit).waitFor()
    await first.getByRole('main').getByRole('link', { name: cart.add.added }).click()
    await first.getByRole('button', { name: `Take ${kit.title} out` }).click()
    await first.getByText(cart.emptyTitle).waitFor()
    await second.getByText(cart.emptyTitle).waitFor()
    await first.goBack()
    await addButton(first).waitFor()
    expect(await first.getByRole('banner').locator('.cart-count').count()).toBe(0)
  }, 60_000)

  it.each([
    [
      'full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError')
        }
      },
    ],
    [
      'forbidden',
      () => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('no', 'SecurityError')
          },
        })
      },
    ],
  ])(
    'says so where the browser’s storage is %s',
    async (_, broken) => {
      const kit = await product(await vendor())
      const context = await browser.visitor()
      await context.addInitScript(broken)
      const page = await context.newPage()
      await open(page, kit)
      await addButton(page).click()
      await page.getByRole('main').getByText(cart.add.notSaved).waitFor()
    },
    60_000,
  )
})

describe('an order', () => {
  it('is asked for again when its price has changed, and refused where it may not be sent', async () => {
    const kit = await product(await vendor(), { excludedRegions: ['US-CA'] })
    const context = await browser.visitor()
    const page = await signIn(context, await person())
    await open(page, kit)
    await addButton(page).click()
    await page.getByRole('main').getByRole('link', { name: cart.add.added }).click()
    await page.getByRole('link', { name: cart.request }).click()
    await fillContact(page)
    await page.getByLabel(new RegExp(`^${orders.fields.region}`)).fill('CA')
    await send(page)
    await page.getByRole('alert').getByRole('link', { name: orders.problems.notDelivered }).waitFor()
    await (await asAdmin()).update('products', kit.id, {
      baseInventory: { unitPrice: 26, currency: 'USD', stock: 3 },
      _status: 'published',
    })
    await page.getByLabel(new RegExp(`^${orders.fields.region}`)).fill('OR')
    await send(page)
    await page.getByRole('alert').getByText(orders.problems.changed).waitFor()
    await page.getByText('$26.00').first().waitFor()
    await send(page)
    await page.waitForURL('**/account/orders/F-*')
  }, 90_000)
})

describe('without a script', () => {
  it('a member puts in what the options say, changes it, and sends it', async () => {
    const shirt = await product(await vendor(), sizes)
    const context = await browser.visitor({ javaScriptEnabled: false, viewport: phone })
    const page = await signIn(context, await person())
    await page.goto(pageOf(shirt))
    await choose(page, 'Large')
    await addButton(page).click()
    await page.waitForURL('**/cart')
    await line(page, shirt).getByText('Large').waitFor()
    await quantity(page, shirt).fill('2')
    await page.getByRole('button', { name: cart.update }).click()
    await page.getByText('$80.00').first().waitFor()
    await page.getByRole('link', { name: cart.request }).click()
    await fillContact(page)
    await send(page)
    await page.waitForURL('**/account/orders/F-*')
    await page.getByRole('button', { name: orders.steps.withdraw }).click()
    await page.getByText(orders.explained.closed).waitFor()
  }, 90_000)

  it('a member takes a thing out, and a visitor is told to sign in', async () => {
    const kit = await product(await vendor())
    const context = await browser.visitor({ javaScriptEnabled: false })
    const page = await signIn(context, await person())
    await page.goto(pageOf(kit))
    await addButton(page).click()
    await page.getByRole('button', { name: `Take ${kit.title} out` }).click()
    await page.getByText(cart.emptyTitle).waitFor()

    const visitor = await browser.page({ javaScriptEnabled: false })
    await visitor.goto(pageOf(kit))
    await addButton(visitor).click()
    await visitor.waitForURL('**/login?redirect=*')
    await visitor.goto('/cart')
    // What stands in `noscript` is found by no locator of texts.
    expect(await visitor.getByRole('main').innerText()).toContain(cart.signInTitle)
    expect(await visitor.getByRole('banner').getByRole('link', { name: cart.link }).isVisible()).toBe(true)
  }, 90_000)
})
