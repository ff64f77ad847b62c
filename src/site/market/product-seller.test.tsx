import contributions from '@messages/en/contributions.json'
import products from '@messages/en/products.json'
import suppliers from '@messages/en/suppliers.json'
import ui from '@messages/en/ui.json'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { productView } from '@/domains/products/view'
import { partial } from '@/testing/partial'
import { TextsProvider } from '@/ui/texts'
import { ProductSeller } from './product-seller'

const shed = {
  id: 'shed',
  slug: 'long-shed',
  businessName: 'Long Shed',
  vendorType: 'grower',
  address: { city: 'Salem', state: 'OR', country: 'US' },
  phone: '+1 (503) 555-0100',
  email: 'hello@long-shed.example.com',
}

function html(path: string, vendor: object = shed): string {
  const product = productView(
    partial<Parameters<typeof productView>[0]>({
      id: 'one',
      slug: 'rack',
      title: 'Rack',
      vendor,
      categories: [{ id: 'c', slug: path, path: `products/${path}`, title: path }],
      baseInventory: { unitPrice: 20, currency: 'USD', stock: 1 },
      condition: 'used',
      createdAt: '2026-01-01T00:00:00.000Z',
      updatedAt: '2026-01-01T00:00:00.000Z',
    }),
    new Date('2026-03-01'),
  )
  return renderToStaticMarkup(
    <TextsProvider locale="en" timeZone="UTC" messages={{ contributions, products, suppliers, ui }}>
      {product.vendor ? <ProductSeller vendor={product.vendor} product={product} /> : null}
    </TextsProvider>,
  )
}

test('Q32: a classified shows the vendor’s phone number and email address', () => {
  const page = html('classifieds')
  expect(page).toContain('<a href="tel:+15035550100">+1 (503) 555-0100</a>')
  expect(page).toContain('<a href="mailto:hello@long-shed.example.com">hello@long-shed.example.com</a>')
})

test('a classified states its condition and leads to a form that writes to the seller', () => {
  const page = html('classifieds')
  expect(page).toContain(`<b>${products.classified.conditions.used}</b>`)
  expect(page).toContain('href="/contact-seller?product=rack"')
  expect(html('mushroom/fresh')).not.toContain('/contact-seller')
})

test('a classified shows only the contact details that are recorded', () => {
  expect(html('classifieds', { ...shed, phone: null })).not.toContain(suppliers.contact.phone)
  expect(html('classifieds', { ...shed, phone: null, email: null })).not.toContain('<dl')
})

test('a reader reports a classified, or another product, from its page', () => {
  for (const path of ['classifieds', 'mushroom/fresh'])
    expect(html(path)).toContain('href="/report?entry=products:one"')
})

test('other products show no contact details', () => {
  for (const path of ['educational/books', 'classifieds-of-old'])
    expect(html(path)).not.toMatch(/tel:|mailto:/)
})
