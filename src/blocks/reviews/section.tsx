import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { ReviewList } from '@/domains/reviews/components/review-list'
import { WriteReview } from '@/domains/reviews/components/write-review.client'
import { type OwnReview, ownReview, type ReviewDoc } from '@/domains/reviews/own-review'
import { reviewOverview, reviewsOf } from '@/domains/reviews/queries'
import { reviewQuery, reviewSteps } from '@/domains/reviews/query'
import { targetOf } from '@/foundation/contributions/items'
import { marksOf } from '@/foundation/contributions/marks'
import { ownEntries } from '@/foundation/contributions/own'
import { localePath } from '@/foundation/routing/locale-path'
import { withQuery } from '@/foundation/routing/with-query'
import { Row } from '@/ui/row'
import { headingOf, textOf, type Visit, type VoicesOf } from '../voices'

/** What the form has to begin with. */
function beginning(visit: Visit | null, own: OwnReview | null) {
  const failed = visit?.attempt?.form === '/write' ? visit.attempt : null
  if (visit?.sent) return { state: { is: 'sent', id: visit.sent } as const, own }
  if (!failed) return { state: { is: 'idle' } as const, own }
  const { rating, headline, review, anonymous } = failed.values
  return {
    state:
      failed.problems.length > 0
        ? { is: 'failed' as const, problems: failed.problems }
        : { is: 'idle' as const },
    values: { rating: Number(rating) || undefined, headline, review, anonymous: anonymous !== undefined },
    own,
  }
}

/** The reviews of a thing, and the form that writes one. */
export async function Reviews(about: VoicesOf) {
  const { reader, item, title, path: thing, visit, place } = about
  const path = `${thing}/reviews`
  const query = reviewQuery((name) => (visit ? textOf(visit.query, name) : undefined))
  const target = targetOf(item)
  const [overview, page, own] = await Promise.all([
    reviewOverview(reader, item),
    reviewsOf(reader, { item, ...query, count: query.from === 0 ? reviewSteps.first : reviewSteps.more }),
    visit ? ownEntries(reader, 'reviews', target) : [],
  ])
  const marks = await marksOf(
    reader,
    page.entries.map(({ id }) => `reviews:${id}`),
  )
  const locale = await getLocale()
  const say = await getTranslations()
  const { ui, reviews, contributions } = await getMessages()
  const from = localePath(locale, path)
  return (
    <Row
      id={`reviews${place}`}
      title={headingOf(say('contributions.kinds.reviews'), about)}
      note={say('reviews.note')}
    >
      <div className="row-main">
        <ReviewList place={place} path={path} query={query} overview={overview} page={page} marks={marks} />
      </div>
      <div className="row-side">
        <WriteReview
          place={place}
          item={target}
          title={title}
          locale={locale}
          from={from}
          signIn={localePath(
            locale,
            withQuery('/login', { redirect: `${localePath(locale, thing)}#reviews` }),
          )}
          contributions={localePath(locale, '/account/contributions')}
          initial={beginning(visit, own[0] ? ownReview(own[0] as ReviewDoc) : null)}
          words={{
            ui: {
              reviewForm: ui.reviewForm,
              stars: ui.stars,
              form: ui.form,
              cancel: ui.cancel,
              file: ui.file,
            },
            problems: contributions.problems,
            problemsTitle: [1, 2, 3, 4].map((count) => say('contributions.problemsTitle', { count })),
            form: { ...reviews, website: contributions.website },
          }}
        />
      </div>
    </Row>
  )
}
