import type { ContributionContext } from '@/domains/contributions/context'
import { myEntries } from '@/domains/contributions/server/my-entries'
import type { EntryPage, RatingOverview } from '@/domains/contributions/server/published'
import { type Reactions, reactionsOf } from '@/domains/contributions/server/reactions'
import { subjectKey } from '@/domains/contributions/server/subjects'
import { type MyReview, toMyReview } from '@/domains/reviews/my-review'
import { type ReviewView, reviewOverview, reviewsOf } from '@/domains/reviews/queries'
import { parseReviewQuery, type ReviewQuery, reviewSteps } from '@/domains/reviews/review-query'
import { singleParam } from '@/foundation/routing/search-params'

/** What the section of reviews shows. */
export interface ReviewsData {
  query: ReviewQuery
  overview: RatingOverview
  page: EntryPage<ReviewView>
  /** The reader's, to the reviews of the page. */
  reactions: Reactions
  myReview: MyReview | null
}

/** Reads the reviews of a subject, and the reader's own where the page is made for the reader. */
export async function loadReviews({ reader, subject, request }: ContributionContext): Promise<ReviewsData> {
  const query = parseReviewQuery((name) => request && singleParam(request.query, name))
  const count = query.from === 0 ? reviewSteps.first : reviewSteps.more
  const [overview, page, [myDoc]] = await Promise.all([
    reviewOverview(reader, subject),
    reviewsOf(reader, { subject, ...query, count }),
    request ? myEntries(reader, 'reviews', subjectKey(subject)) : [],
  ])
  const entryKeys = page.entries.map(({ id }) => `reviews:${id}`)
  const reactions = await reactionsOf(reader, entryKeys)
  return { query, overview, page, reactions, myReview: myDoc ? toMyReview(myDoc) : null }
}
