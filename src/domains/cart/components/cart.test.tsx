import cart from '@messages/en/cart.json'
import ui from '@messages/en/ui.json'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { CartLineView } from '@/domains/cart/view'
import { TextsProvider } from '@/ui/texts'
import { Cart } from './cart'

function renderCart(line: Partial<CartLineView>, country?: string): string {
  const shown: CartLineView = {
    key: 'kit',
    product: 'kit',
    variant: null,
    quantity: 1,
    title: 'Kit',
    path: '/mushrooms/product/kit',
    options: null,
    picture: { url: '/kit.webp', drawing: { name: 'fresh', species: null }, seed: 'kit' },
    each: 0,
    regular: null,
    total: 0,
    stock: 3,
    wanted: null,
    was: null,
    delivery: { regions: [], excludedRegions: [] },
    ...line,
  }
  const vendor = { id: 'v', name: 'Moss', slug: 'moss', place: 'Astoria', takesOrders: true, shop: null }
  const group = { vendor, currency: 'USD' as const, lines: [shown], subtotal: shown.total, seen: 'seen' }
  return renderToStaticMarkup(
    <TextsProvider locale="en" timeZone="UTC" messages={{ ui }}>
      <Cart
        stored={{ groups: [group], gone: [], count: 1 }}
        locale="en"
        countries={[
          { value: 'DE', label: 'Germany' },
          { value: 'US', label: 'United States' },
        ]}
        country={country}
        words={{ ...cart, priceWas: ui.price.was, priceNow: ui.price.now }}
      />
    </TextsProvider>,
  )
}

test('free products can be requested, sold-out products cannot', () => {
  expect(renderCart({ each: 0, total: 0 })).toContain(cart.request)
  expect(renderCart({ each: 100, total: 0, stock: 0 })).not.toContain(cart.request)
})

test('the first button of a line’s form saves the quantity, so that Enter does not remove the line', () => {
  const buttons = [...renderCart({}).matchAll(/<button[^>]*type="submit"[^>]*>/g)].map(([button]) => button)
  const ofLine = buttons.filter((button) => button.includes('form="cart-line') || !button.includes('form='))
  expect(ofLine.findIndex((button) => button.includes('name="remove"'))).toBe(ofLine.length - 1)
  expect(renderCart({})).toMatch(
    /name="quantity"(?:(?!name="remove").)*type="submit"(?:(?!name="remove").)*<\/form>/,
  )
})

test('the country in the address of the page leads to the request, which is not the main action if it would be refused', () => {
  const area = { regions: [], excludedRegions: ['DE'] }
  const requestOf = (country: string) =>
    /<a[^>]*href="([^"]*\/cart\/request[^"]*)"[^>]*>/.exec(renderCart({ delivery: area }, country)) ?? []
  const [refused = '', path] = requestOf('DE')
  expect(path).toContain('country=DE')
  expect(refused).toContain('class="button line"')
  expect(requestOf('US')[0]).toContain('class="button"')
})
