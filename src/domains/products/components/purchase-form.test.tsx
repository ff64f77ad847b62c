import products from '@messages/en/products.json'
import ui from '@messages/en/ui.json'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { productView } from '@/domains/products/view'
import { partial } from '@/testing/partial'
import { TextsProvider } from '@/ui/texts'
import { PurchaseForm } from './purchase-form'

const key = (identifier: string, labels: readonly string[]) => ({
  identifier,
  label: identifier,
  options: labels.map((label) => ({ identifier: label, label })),
})

/** A shirt in two sizes and two colours, of which the small moss one is sold out. */
function renderShirt(selected: string): string {
  const variant = (size: string, colour: string, price: number, stock: number) => ({
    id: `${size}-${colour}`,
    options: [
      { key: 'size', option: size },
      { key: 'colour', option: colour },
    ],
    pricing: { price },
    stock,
  })
  const product = productView(
    partial<Parameters<typeof productView>[0]>({
      id: 'shirt',
      slug: 'shirt',
      title: 'Shirt',
      categories: [],
      baseInventory: { unitPrice: 20, currency: 'USD', stock: 3 },
      enableVariants: true,
      variants: {
        keys: [key('size', ['S', 'L']), key('colour', ['Moss', 'Bark'])],
        variants: [
          variant('S', 'Moss', 10, 0),
          variant('S', 'Bark', 11, 2),
          variant('L', 'Moss', 40, 2),
          variant('L', 'Bark', 41, 2),
        ],
      },
      createdAt: '2026-01-01T00:00:00.000Z',
      updatedAt: '2026-01-01T00:00:00.000Z',
    }),
    new Date('2026-03-01'),
  )
  return renderToStaticMarkup(
    <TextsProvider locale="en" timeZone="UTC" messages={{ products, ui }}>
      <PurchaseForm
        product={product}
        selected={product.variants.find(({ id }) => id === selected) ?? null}
        noticePath={(one) => `/notify?variant=${one}`}
      />
    </TextsProvider>,
  )
}

/** The visible notes of the options, in their order. */
function notes(html: string): string[] {
  return [...html.matchAll(/<small>(.*?)<\/small>/g)].map(([, note = '']) =>
    note.replaceAll(/<span[^>]*hidden=""[^>]*>.*?<\/span>/g, '').replaceAll(/<[^>]*>/g, ''),
  )
}

test('each option shows what it costs together with the other options of the selected variant', () => {
  const soldOut = `$10.00 · ${ui.product.outOfStock}`
  expect(notes(renderShirt('L-Bark')).slice(0, 4)).toEqual(['$11.00', '$41.00', '$40.00', '$41.00'])
  expect(notes(renderShirt('S-Moss')).slice(0, 4)).toEqual([soldOut, '$40.00', soldOut, '$11.00'])
})

test('a sold-out variant offers a mail when it is back', () => {
  const html = renderShirt('L-Bark')
  expect(html.match(/\/notify\?variant=[^"]*/g)).toEqual(['/notify?variant=S-Moss'])
  expect(html).toMatch(/data-of-variant="S-Moss" hidden=""[^>]*>(?:(?!data-of-variant).)*\/notify/)
})
