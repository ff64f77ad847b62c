import type { Placeable } from './listed-collections'
import type { VoicesOf } from './voices'

const shops: readonly Placeable[] = ['products', 'vendors', 'wholesale', 'dropshipping']

/** The page of a species says what it is; whatever an editor places there, it never becomes a shop. */
export function isShopOnSpecies(collection: Placeable, { item }: Pick<VoicesOf, 'item'>): boolean {
  return item.relationTo === 'mushrooms' && shops.includes(collection)
}
