import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { type ContributionContext, headingOf, textOf, type Visit } from '@/domains/contributions/context'
import { myEntries } from '@/domains/contributions/server/my-entries'
import { reactionsOf } from '@/domains/contributions/server/reactions'
import { subjectKey } from '@/domains/contributions/server/subjects'
import { type MyReview, type ReviewDoc, toMyReview } from '@/domains/reviews/my-review'
import { reviewOverview, reviewsOf } from '@/domains/reviews/queries'
import { reviewQuery, reviewSteps } from '@/domains/reviews/review-query'
import { localePath } from '@/foundation/routing/locale-path'
import { withQuery } from '@/foundation/routing/with-query'
import { Row } from '@/ui/row'
import { ReviewList } from './review-list'
import { WriteReview } from './write-review.client'

/** What the form has to begin with. */
function beginning(visit: Visit | null, own: MyReview | null) {
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
export async function Reviews(about: ContributionContext) {
  const { reader, item, title, path: subject, visit, place } = about
  const path = `${subject}/reviews`
  const query = reviewQuery((name) => (visit ? textOf(visit.query, name) : undefined))
  const target = subjectKey(item)
  const [overview, page, own] = await Promise.all([
    reviewOverview(reader, item),
    reviewsOf(reader, { item, ...query, count: query.from === 0 ? reviewSteps.first : reviewSteps.more }),
    visit ? myEntries(reader, 'reviews', target) : [],
  ])
  const marks = await reactionsOf(
    reader,
    page.entries.map(({ id }) => `reviews:${id}`),
  )
  const locale = await getLocale()
  const t = await getTranslations()
  const { ui, reviews, contributions } = await getMessages()
  const from = localePath(locale, path)
  return (
    <Row
      id={`reviews${place}`}
      title={headingOf(t('contributions.kinds.reviews'), about)}
      note={t('reviews.note')}
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
            withQuery('/login', { redirect: `${localePath(locale, subject)}#reviews` }),
          )}
          contributions={localePath(locale, '/account/contributions')}
          initial={beginning(visit, own[0] ? toMyReview(own[0] as ReviewDoc) : null)}
          words={{
            ui: {
              reviewForm: ui.reviewForm,
              stars: ui.stars,
              form: ui.form,
              cancel: ui.cancel,
              file: ui.file,
            },
            problems: contributions.problems,
            problemsTitle: [1, 2, 3, 4].map((count) => t('contributions.problemsTitle', { count })),
            form: { ...reviews, website: contributions.website },
          }}
        />
      </div>
    </Row>
  )
}
