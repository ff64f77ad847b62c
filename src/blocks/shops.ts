import type { ContributionContext } from '@/domains/contributions/context'

const shopCollections: readonly string[] = ['products', 'vendors', 'wholesale', 'dropshipping', 'affiliates']

/** The document on whose page a block stands. */
export type PageSubject = Pick<ContributionContext, 'subject'>

/** Collections whose pages link to no shop. */
const withoutShops: readonly string[] = ['mushrooms', 'posts', 'projects']

/** Whether a block would show products or suppliers on a page that links to no shop: of a species or an article. */
export function mayNotShowShop(collection: string, { subject }: PageSubject) {
  return withoutShops.includes(subject.relationTo) && shopCollections.includes(collection)
}
