import type { AggregateRating } from 'schema-dts'

/** The ratings of members; sample content is left out. */
export interface Rated {
  averageRating: number | null
  ratingCount: number
}

/** https://schema.org/AggregateRating; empty without ratings. A rating without a count has one. */
export function ratingJsonLd({ averageRating, ratingCount }: Rated): { aggregateRating?: AggregateRating } {
  if (averageRating === null) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: averageRating,
      reviewCount: ratingCount || 1,
      bestRating: 5,
    },
  }
}
