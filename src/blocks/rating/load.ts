import { findSubjectContext } from '@/blocks/selected-subject'
import type { ContributionContext } from '@/domains/contributions/context'
import type { RatingOverview } from '@/domains/contributions/server/published'
import { ratingSources } from '@/domains/contributions/server/subjects'
import { impressionOverview } from '@/domains/impressions/queries'
import { reviewOverview } from '@/domains/reviews/queries'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import type { RatingBlockView } from './view'

export interface RatingData {
  context: ContributionContext
  of: 'ratings' | 'reviews'
  overview: RatingOverview
}

/** Reads how a document is rated: species by impressions, everything else by reviews. */
export async function loadRating(
  block: RatingBlockView,
  page: ContributionContext,
): Promise<RatingData | null> {
  const context = findSubjectContext(block, page)
  if (!context) return null
  const { reader, subject } = context
  dependsOn([tags.activity(subject.relationTo, subject.value)])
  return ratingSources[subject.relationTo] === 'impressions'
    ? { context, of: 'ratings', overview: await impressionOverview(reader, subject) }
    : { context, of: 'reviews', overview: await reviewOverview(reader, subject) }
}
