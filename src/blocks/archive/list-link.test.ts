import { expect, test } from 'vitest'
import { listLink } from './list-link'

test.each([
  ['products', [], '/mushrooms/products'],
  ['products', ['products/mushroom/fresh'], '/mushrooms/products?category=mushroom/fresh'],
  ['products', ['products/a', 'products/b'], '/mushrooms/products?category=a&category=b'],
  ['mushrooms', [], '/mushrooms'],
  ['mushrooms', ['species/type/edible'], '/mushrooms/species?type=edible'],
  ['vendors', ['products/kits'], '/mushrooms/vendors?category=kits'],
  ['growingguides', ['products/kits'], '/mushrooms/growing-guide'],
] as const)('a block of %s with the categories %j goes on in %s', (collection, paths, link) => {
  expect(listLink(collection, paths)).toBe(link)
})
