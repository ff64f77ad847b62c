import { sections } from './sections'

/** Names that an address narrows a list down by. */
export const filterParameters = [
  ...new Set(Object.values(sections).flatMap((some) => some.map(({ name }) => name))),
  'q',
  'price_from',
  'price_to',
  'currency',
  'in_stock',
  'on_sale',
  'near_me',
  'sort',
  'page',
]
