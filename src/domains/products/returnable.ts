import type { CardCategory } from '@/domains/cards/card'

/** Categories of food and of living goods, which spoil in the post. */
const perishable = [
  'products/mushroom',
  'products/growing/equipment/grow-kits',
  'products/growing/genetics',
  'products/growing/supplies/grain-spawn',
  'products/growing/supplies/substrate',
  'products/microscopy/spores',
]

/** Whether the site's standard returns apply to a product: perishable goods cannot be returned. */
export function isReturnable(categories: readonly Pick<CardCategory, 'path'>[]): boolean {
  return !categories.some(({ path }) => perishable.some((parent) => `${path}/`.startsWith(`${parent}/`)))
}
