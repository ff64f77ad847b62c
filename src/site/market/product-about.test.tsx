import en from '@messages/en/products.json'
import es from '@messages/es/products.json'
import pt from '@messages/pt/products.json'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ProductView } from '@/domains/products/view'
import { TextsProvider } from '@/ui/texts'
import { ProductAbout } from './product-about'

const products = { en, es, pt }
const bare = {
  facts: [],
  quality: [],
  sourcing: [],
  keys: [],
  variants: [],
  quantity: null,
  shipping: { weight: null, size: null },
  tabs: [],
  links: [],
} as unknown as ProductView

function html(locale: keyof typeof products, product: Partial<ProductView> = {}): string {
  return renderToStaticMarkup(
    <TextsProvider locale={locale} timeZone="UTC" messages={{ products: products[locale] }}>
      <ProductAbout product={{ ...bare, ...product }} />
    </TextsProvider>,
  )
}

test('a product without facts has no list of facts and no note on who states them', () => {
  expect(html('en')).not.toContain(en.statedByVendor)
  expect(html('en', { quality: ['Made by hand', 'Can be repaired'] })).toContain(
    `Made by hand\u00a0· Can be repaired</dd></div></dl><p class="caption">${en.statedByVendor}</p>`,
  )
})

test.each([
  ['en', 1, '1 piece'],
  ['en', 30, '30 pieces'],
  ['es', 30, '30 unidades'],
  ['pt', 30, '30 unidades'],
] as const)('in %s, the contents of %i pieces are written as %j', (locale, amount, text) => {
  expect(html(locale, { quantity: { amount, unit: 'piece' } })).toContain(`<dd>${text}</dd>`)
})
