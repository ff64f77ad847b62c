import cart from '@messages/en/cart.json'
import ui from '@messages/en/ui.json'
import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { CartLineView } from '@/domains/cart/view'
import { Cart } from './cart.client'

function renderCart(line: Partial<CartLineView>): string {
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
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ ui }}>
      <Cart
        stored={{ groups: [group], gone: [], count: 1 }}
        locale="en"
        countries={[{ value: 'US', label: 'United States' }]}
        words={{ ...cart, priceWas: ui.price.was, priceNow: ui.price.now }}
      />
    </NextIntlClientProvider>,
  )
}

test('free products can be requested, sold-out products cannot', () => {
  expect(renderCart({ each: 0, total: 0 })).toContain(cart.request)
  expect(renderCart({ each: 100, total: 0, stock: 0 })).not.toContain(cart.request)
})
