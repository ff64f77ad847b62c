import type { ContributionContext } from '@/domains/contributions/context'

const shopCollections: readonly string[] = ['products', 'vendors', 'wholesale', 'dropshipping', 'affiliates']

/** The document on whose page a block stands. */
export type PageSubject = Pick<ContributionContext, 'subject'>

/** Whether a block would show products or suppliers on a species page, where they are not allowed. */
export function isShopOnSpecies(collection: string, { subject }: PageSubject) {
  return subject.relationTo === 'mushrooms' && shopCollections.includes(collection)
}
