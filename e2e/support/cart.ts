import { expect, type Locator, type Page } from '@playwright/test'
import { richTextOf } from '@/testing/rich-text'
import { waitForHydration } from './hydration'
import type { Records } from './records'
import { uniqueName } from './records'
import type { Doc } from './rest'
import { startsWith, text } from './text'

/** Creates a product of a vendor, of which three are in stock. */
export async function createProduct(
  records: Records,
  vendor: Doc,
  data: object = {},
  status: 'draft' | 'published' = 'published',
): Promise<Doc> {
  const slug = uniqueName('kit')
  const category = await records.admin.findOne('categories', { path: 'products/apparel/shirts' })
  return records.create('products', {
    title: `Kit ${slug}`,
    slug,
    vendor: vendor.id,
    categories: [category.id],
    baseInventory: { unitPrice: 24.5, currency: 'USD', stock: 3 },
    withoutSpecies: true,
    description: richTextOf(`About ${slug}.`),
    ...data,
    _status: status,
  })
}

/** Data of a product that is sold in a small and a large size, for 10 and 40 dollars. */
export const twoSizes = {
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

export const productPath = ({ slug }: Doc) => `/mushrooms/product/${slug}`

/** The cart as a buyer uses it: from the page of a product to the order. */
export class Shopping {
  readonly page: Page
  readonly addButton: Locator
  readonly viewCart: Locator
  readonly requestLink: Locator

  constructor(page: Page) {
    this.page = page
    this.addButton = page.getByRole('button', { name: text('cart.add.add') })
    this.viewCart = page.getByRole('main').getByRole('link', { name: text('cart.add.added') })
    this.requestLink = page.getByRole('link', { name: text('cart.request') })
  }

  /** Opens a product and waits until its stock and the cart are known. */
  async open(product: Doc): Promise<void> {
    await this.page.goto(productPath(product))
    await waitForHydration(this.page, this.page.locator('#for-sale'))
    await expect(
      this.page.locator('#for-sale').getByRole('button', {
        name: new RegExp(`${text('cart.add.add')}|${text('cart.add.soldOut')}`),
      }),
    ).toBeVisible()
  }

  /** The radio button itself is covered by its label. */
  choose(option: string): Promise<void> {
    return this.page.locator('#for-sale label').filter({ hasText: option }).click()
  }

  line(product: Doc): Locator {
    return this.page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: String(product.title) })
  }

  quantity(product: Doc): Locator {
    return this.page.getByLabel(text('cart.quantity', { title: String(product.title) }))
  }

  removeButton(product: Doc): Locator {
    return this.page.getByRole('button', { name: text('cart.remove', { title: String(product.title) }) })
  }

  /** Waits until the header shows how many items are in the cart. */
  async expectCount(count: number): Promise<void> {
    const link = this.page.getByRole('banner').getByRole('link', { name: startsWith(text('cart.link')) })
    if (count === 0) await expect(link).not.toHaveText(/\d/)
    else await expect(link).toHaveText(new RegExp(`(?<!\\d)${count}(?!\\d)`))
  }

  /** Returns a field of the order request. */
  orderField(name: 'name' | 'street' | 'postalCode' | 'city' | 'country' | 'region' | 'note'): Locator {
    // Until the country is known, the field is called "State or province".
    const label = name === 'region' ? 'state' : name
    return this.page.getByRole('main').getByLabel(startsWith(text(`orders.fields.${label}`)))
  }

  async fillInContact(): Promise<void> {
    await this.orderField('name').fill('Ottilie Pfifferling')
    await this.orderField('street').fill('Moss Lane 7')
    await this.orderField('city').fill('Astoria')
    await this.orderField('country').selectOption('US')
    await this.orderField('postalCode').fill('97103')
    const region = this.orderField('region')
    // Without JavaScript the field does not follow the country.
    const isList = (await region.and(this.page.locator('select')).count()) > 0
    await (isList ? region.selectOption('OR') : region.fill('OR'))
  }

  /** Cancels the order of the page, which asks once before. */
  async cancelOrder(step: 'withdraw' | 'cancel'): Promise<void> {
    await this.page
      .locator('summary')
      .filter({ hasText: text(`orders.steps.${step}`) })
      .click()
    await this.page.getByRole('button', { name: text('orders.steps.cancelNow') }).click()
    await expect(this.page.getByText(text('orders.explained.cancelledByBuyer'))).toBeVisible()
  }

  sendOrder(): Promise<void> {
    return this.page.getByRole('button', { name: text('orders.request.send') }).click()
  }
}
