import { expect, test } from 'vitest'
import { blockSort } from './listed-collections'

test.each([
  ['posts', null, 'newest'],
  ['mushrooms', null, 'oldest'],
  ['posts', 'title', 'title'],
  ['products', 'retired', 'oldest'],
])('K10: a list of %s with the order %s is in the order %s', (collection, chosen, order) => {
  expect(blockSort(collection, chosen)).toBe(order)
})
