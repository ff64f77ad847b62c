import type { ContributionContext } from '@/domains/contributions/context'

const shopCollections: readonly string[] = ['products', 'vendors', 'wholesale', 'dropshipping', 'affiliates']

/** Whether a block would show products or suppliers on a species page, where they are not allowed. */
export function isShopOnSpecies(collection: string, { subject }: Pick<ContributionContext, 'subject'>) {
  return subject.relationTo === 'mushrooms' && shopCollections.includes(collection)
}
