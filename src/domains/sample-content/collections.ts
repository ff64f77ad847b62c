/**
 * Collections whose sample entries are marked, in the order in which they can be removed: products before the vendors
 * that sell them, species before the references they cite. Sale rules stay, because they keep real products safe.
 */
export const sampleCollections = [
  'products',
  'wholesale',
  'dropshipping',
  'affiliates',
  'vendors',
  'growingguides',
  'recipes',
  'posts',
  'projects',
  'pages',
  'mushrooms',
  'references',
] as const

export type SampleCollection = (typeof sampleCollections)[number]

export function isSampleCollection(slug: string): slug is SampleCollection {
  return sampleCollections.some((collection) => collection === slug)
}

/** What names sample entries and does not keep them: a sale rule goes on without the species. */
export const releasingCollections = ['salerules'] as const

/** The context of removing sample entries, which do not keep each other. */
export const sampleRemoval = { removesSample: true }

/** What members write. */
export const contributionCollections = ['reviews', 'impressions', 'comments'] as const
