import type { ContributionContext } from '@/domains/contributions/context'

const shops: readonly string[] = ['products', 'vendors', 'wholesale', 'dropshipping', 'affiliates']

/** The page of a species says what it is; whatever an editor places there, it never becomes a shop. */
export function isShopOnSpecies(collection: string, { item }: Pick<ContributionContext, 'item'>): boolean {
  return item.relationTo === 'mushrooms' && shops.includes(collection)
}
