import { ContributionList } from '@/domains/contributions/components/contribution-list'
import { ListError } from '@/domains/contributions/components/list-error'
import { ReportLink } from '@/domains/contributions/components/report-link'
import type { EntryLevel } from '@/domains/contributions/context'
import { bylineOf, type EntryPage, type RatingOverview } from '@/domains/contributions/server/published'
import type { Reactions } from '@/domains/contributions/server/reactions'
import type { ReviewView } from '@/domains/reviews/queries'
import { type ReviewQuery, reviewSteps } from '@/domains/reviews/review-query'
import { localePath } from '@/foundation/routing/locale-path'
import { withQuery } from '@/foundation/routing/with-query'
import { Drawing } from '@/ui/drawing'
import { EmptyState } from '@/ui/empty-state'
import { RatingBars } from '@/ui/rating-bars'
import { useFormatter, useLocale, useTranslations } from '@/ui/texts'
import { ReviewItem } from './review-item'

interface ReviewListProps {
  /** The level of the headings of reviews. */
  level: EntryLevel
  idSuffix: string
  /** The page of all reviews, without language. */
  path: string
  query: ReviewQuery
  overview: RatingOverview
  page: EntryPage<ReviewView>
  reactions: Reactions
}

/** The path of the list with another filter, order or offset; other lists start at the first review. */
type HrefFor = (changes: Partial<ReviewQuery>) => string

function hrefsOf(path: string, query: ReviewQuery): HrefFor {
  return (changes) => {
    const { stars, sort, from } = { ...query, from: 0, ...changes }
    const params = {
      stars: stars?.toString(),
      sort: sort === 'newest' ? undefined : sort,
      from: from > 0 ? String(from) : undefined,
    }
    return `${withQuery(path, params)}#reviews`
  }
}

interface ItemProps extends Pick<ReviewListProps, 'level' | 'reactions'> {
  review: ReviewView
}

function Item({ level, review, reactions }: ItemProps) {
  const locale = useLocale()
  const item = `reviews:${review.id}`
  return (
    <ReviewItem
      level={level}
      review={{
        ...review,
        author: bylineOf(review),
        date: review.createdAt,
        lang: review.locale === locale ? undefined : review.locale,
        pictures: review.images.map(({ id, url, card, alt, width, height }) => ({
          key: id,
          picture: (
            <a href={url}>
              <img src={card} alt={alt} width={width} height={height} loading="lazy" />
            </a>
          ),
        })),
        helpful: { item, count: review.helpfulCount, active: item in reactions.helpfuls },
      }}
      actions={<ReportLink entry={item} />}
    />
  )
}

interface FilterProps extends Pick<ReviewListProps, 'query' | 'overview'> {
  hrefFor: HrefFor
}

function Overview({ query: { stars }, overview, hrefFor }: FilterProps) {
  if (overview.average === null) return null
  return (
    <RatingBars
      average={overview.average}
      total={overview.count}
      bars={[5, 4, 3, 2, 1].map((one) => ({
        stars: one,
        count: overview.stars[one - 1] ?? 0,
        href: hrefFor({ stars: stars === one ? undefined : one }),
        current: stars === one,
      }))}
    />
  )
}

function Chips({ query: { stars, sort }, hrefFor }: FilterProps) {
  const t = useTranslations('reviews')
  return (
    <p className="chips">
      <span className="hidden-visually">{t('sortLabel')}</span>
      {(['newest', 'helpful'] as const).map((one) => (
        <a
          key={one}
          className="chip"
          href={hrefFor({ sort: one })}
          data-ajax="replace"
          aria-current={sort === one ? 'true' : undefined}
        >
          {t(one)}
        </a>
      ))}
      {stars ? (
        <a className="chip is-on" href={hrefFor({ stars: undefined })} data-ajax="replace">
          {t('filteredBy', { stars })} <span aria-hidden="true">×</span>
          <span className="hidden-visually">{t('all')}</span>
        </a>
      ) : null}
    </p>
  )
}

function Foot({ from, total, hrefFor }: { from: number; total: number; hrefFor: HrefFor }) {
  const t = useTranslations('reviews')
  const format = useFormatter()
  const next = from === 0 ? reviewSteps.first : from + reviewSteps.more
  const remaining = total - next
  return (
    <p className="contributions-foot" data-part="foot">
      {remaining > 0 ? (
        <a className="button line" href={hrefFor({ from: next })} data-ajax="append">
          {t('more', { count: format.number(Math.min(reviewSteps.more, remaining)) })}
        </a>
      ) : null}
      {from > 0 ? (
        <a className="button quiet" href={hrefFor({})} data-ajax="replace">
          {t('few', { count: reviewSteps.first })}
        </a>
      ) : null}
    </p>
  )
}

/** The ratings of a subject, filters, and one page of its reviews. */
export function ReviewList(props: ReviewListProps) {
  const { level, idSuffix, path: pathWithoutLocale, query, overview, page, reactions } = props
  const t = useTranslations('reviews')
  const path = localePath(useLocale(), pathWithoutLocale)
  const hrefFor = hrefsOf(path, query)
  const { stars, from } = query
  return (
    <ContributionList id={`reviews-list${idSuffix}`} kind="reviews" address={path}>
      {overview.average === null ? (
        <EmptyState title={t('empty')} drawing={<Drawing kind="states" name="no-reviews" />}>
          <p>{t('emptyNote')}</p>
        </EmptyState>
      ) : (
        <>
          <Overview query={query} overview={overview} hrefFor={hrefFor} />
          <Chips query={query} overview={overview} hrefFor={hrefFor} />
          {page.total === 0 && stars ? <p>{t('emptyStars', { stars })}</p> : null}
          <ul data-part="list" aria-label={t('list')}>
            {page.entries.map((review) => (
              <Item key={review.id} level={level} review={review} reactions={reactions} />
            ))}
          </ul>
        </>
      )}
      <ListError />
      <Foot from={from} total={page.total} hrefFor={hrefFor} />
    </ContributionList>
  )
}
