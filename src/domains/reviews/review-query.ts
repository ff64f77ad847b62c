import { isRating } from '@/domains/contributions/entry-limits'
import { parseOffset } from '@/foundation/routing/search-params'

/** Reviews shown at first, and added by each "show more". */
export const reviewSteps = { first: 3, more: 5 } as const

/** The filter, order and offset of a list of reviews. */
export interface ReviewQuery {
  stars?: number
  sort: 'newest' | 'helpful'
  /** Offset of the first review, from 0. */
  from: number
}

/** Parses the query string of a page of reviews; invalid parameters are ignored. */
export function parseReviewQuery(param: (name: string) => string | undefined): ReviewQuery {
  const stars = Number(param('stars'))
  return {
    ...(isRating(stars) && { stars }),
    sort: param('sort') === 'helpful' ? 'helpful' : 'newest',
    from: parseOffset(param('from')),
  }
}
