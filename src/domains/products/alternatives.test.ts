import { expect, test } from 'vitest'
import { alternativesTo } from './alternatives'
import type { ProductCard } from './listing'

const soldOut = {
  categories: [{ path: 'products/growing/supplies/grain-spawn', title: 'Grain spawn' }],
  speciesIds: ['lions-mane'],
  currency: 'USD',
  price: { amount: 2800 },
} as unknown as Parameters<typeof alternativesTo>[0]

function card(id: string, path: string, species: string, price = 2800, changes = {}): ProductCard {
  const range = { from: price, to: price, currency: 'USD' }
  const categories = [{ path: `products/${path}`, title: path }]
  return { id, categories, species: [{ id: species }], price: range, inStock: true, ...changes } as never
}

const idsFor = (...cards: ProductCard[]) => alternativesTo(soldOut, cards).map(({ id }) => id)

test('what serves the same purpose comes first, other products of the species last', () => {
  expect(
    idsFor(
      card('ebook', 'educational/ebooks', 'lions-mane'),
      card('oyster-spawn', 'growing/supplies/grain-spawn', 'oyster'),
      card('bag-sealer', 'growing/equipment', 'none'),
      card('kit', 'growing/equipment/grow-kits', 'lions-mane'),
    ),
  ).toEqual(['kit', 'oyster-spawn', 'ebook'])
})

test('of products alike, the nearest in price comes first, and other currencies come last', () => {
  const kit = 'growing/equipment/grow-kits'
  const euros = { price: { from: 2800, to: 2800, currency: 'EUR' } }
  expect(
    idsFor(
      card('euros', kit, 'lions-mane', 2800, euros),
      card('far', kit, 'lions-mane', 9000),
      card('near', kit, 'lions-mane', 3000),
      card('gone', kit, 'lions-mane', 2800, { inStock: false }),
    ),
  ).toEqual(['near', 'far', 'euros'])
})
