/** In the order in which a page shows them. */
export const contributionKinds = ['impressions', 'reviews', 'comments'] as const

export type ContributionKind = (typeof contributionKinds)[number]
