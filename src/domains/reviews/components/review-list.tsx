import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { ContributionList } from '@/domains/contributions/components/contribution-list.client'
import { bylineOf, type EntryPage, type RatingOverview } from '@/domains/contributions/server/published'
import type { Reactions } from '@/domains/contributions/server/reactions'
import type { ReviewView } from '@/domains/reviews/queries'
import { type ReviewQuery, reviewSteps } from '@/domains/reviews/review-query'
import { localePath } from '@/foundation/routing/locale-path'
import { withQuery } from '@/foundation/routing/with-query'
import { Drawing } from '@/ui/drawing'
import { EmptyState } from '@/ui/empty-state'
import { RatingBars } from '@/ui/rating-bars'
import { ReviewItem } from './review-item'

interface ReviewListProps {
  /** Ends the list's id where it stands on the page of something else. */
  place: string
  /** The page of all reviews, without language. */
  path: string
  query: ReviewQuery
  overview: RatingOverview
  page: EntryPage<ReviewView>
  marks: Reactions
}

/** Where the list stands in some order, from some place on. */
function addressOf(path: string, { stars, sort, from }: ReviewQuery): string {
  const query = {
    stars: stars?.toString(),
    sort: sort === 'newest' ? undefined : sort,
    from: from > 0 ? String(from) : undefined,
  }
  return `${withQuery(path, query)}#reviews`
}

function Item({ review, marks }: { review: ReviewView; marks: Reactions }) {
  const t = useTranslations('contributions')
  const locale = useLocale()
  const item = `reviews:${review.id}`
  const { images } = review
  return (
    <ReviewItem
      review={{
        ...review,
        author: bylineOf(review),
        date: review.createdAt,
        lang: review.locale === locale ? undefined : review.locale,
        pictures: images.map(({ id, url, card, alt, width, height }) => ({
          key: id,
          picture: (
            <a href={url}>
              <img src={card} alt={alt} width={width} height={height} loading="lazy" />
            </a>
          ),
        })),
        helpful: { item, count: review.helpfulCount, marked: item in marks.helpfuls },
      }}
      actions={
        <a className="report-link" href={localePath(locale, `/report?entry=${item}`)} rel="nofollow">
          {t('report')}
        </a>
      }
    />
  )
}

/** How a thing is reviewed, and some of the reviews. */
export function ReviewList({ place, path: bare, query, overview, page, marks }: ReviewListProps) {
  const t = useTranslations('reviews')
  const all = useTranslations('contributions')
  const format = useFormatter()
  const locale = useLocale()
  const path = localePath(locale, bare)
  const at = (changed: Partial<ReviewQuery>) => addressOf(path, { ...query, from: 0, ...changed })
  const { stars, sort, from } = query
  const next = from === 0 ? reviewSteps.first : from + reviewSteps.more
  const left = page.total - next
  return (
    <ContributionList id={`reviews-voices${place}`} kind="reviews" address={path}>
      {overview.average === null ? (
        <EmptyState title={t('empty')} drawing={<Drawing kind="states" name="no-reviews" />}>
          <p>{t('emptyNote')}</p>
        </EmptyState>
      ) : (
        <>
          <RatingBars
            average={overview.average}
            total={overview.count}
            bars={[5, 4, 3, 2, 1].map((one) => ({
              stars: one,
              count: overview.stars[one - 1] ?? 0,
              href: at({ stars: stars === one ? undefined : one }),
              current: stars === one,
            }))}
          />
          <p className="chips">
            <span className="hidden-visually">{t('sortLabel')}</span>
            {(['newest', 'helpful'] as const).map((one) => (
              <a
                key={one}
                className="chip"
                href={at({ sort: one })}
                data-in-place="replace"
                aria-current={sort === one ? 'true' : undefined}
              >
                {t(one)}
              </a>
            ))}
            {stars ? (
              <a className="chip is-on" href={at({ stars: undefined })} data-in-place="replace">
                {t('filteredBy', { stars })} <span aria-hidden="true">×</span>
                <span className="hidden-visually">{t('all')}</span>
              </a>
            ) : null}
          </p>
          {page.total === 0 && stars ? <p>{t('emptyStars', { stars })}</p> : null}
          <ul data-part="list" aria-label={t('list')}>
            {page.entries.map((review) => (
              <Item key={review.id} review={review} marks={marks} />
            ))}
          </ul>
        </>
      )}
      <p className="error-text" role="alert" data-part="failed" hidden>
        {all('listFailed')}
      </p>
      <p className="voices-foot" data-part="foot">
        {left > 0 ? (
          <a className="button line" href={at({ from: next })} data-in-place="append">
            {t('more', { count: format.number(Math.min(reviewSteps.more, left)) })}
          </a>
        ) : null}
        {from > 0 ? (
          <a className="button quiet" href={at({})} data-in-place="replace">
            {t('few', { count: reviewSteps.first })}
          </a>
        ) : null}
      </p>
    </ContributionList>
  )
}
