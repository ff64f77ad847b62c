import { entryFormMessages } from '@/domains/contributions/components/entry-form-messages'
import { WithoutScript } from '@/domains/contributions/components/without-script'
import {
  type ContributionContext,
  entryLevel,
  type PageRequest,
  sectionHeading,
  toFormState,
} from '@/domains/contributions/context'
import { subjectKey } from '@/domains/contributions/server/subjects'
import type { ReviewMessages } from '@/domains/reviews/messages'
import type { Locale } from '@/foundation/i18n/locales'
import { messagesOf } from '@/foundation/i18n/messages'
import { localePath } from '@/foundation/routing/locale-path'
import { singleParam } from '@/foundation/routing/search-params'
import { withQuery } from '@/foundation/routing/with-query'
import { Island } from '@/ui/island'
import { Row } from '@/ui/row'
import { useLocale, useTranslations } from '@/ui/texts'
import type { ReviewsData } from './load-reviews'
import type { ReviewValues } from './review-form'
import { ReviewList } from './review-list'
import { WriteReview } from './write-review'

const fieldsWithProblems = 4

function reviewMessages(locale: Locale): ReviewMessages {
  const { ui, reviews } = messagesOf(locale)
  const { reviewForm, stars, cancel, file } = ui
  return {
    ...reviews,
    ...entryFormMessages(locale, 'reviews', fieldsWithProblems),
    reviewForm,
    stars,
    cancel,
    file,
  }
}

/** The values of a form that was refused, or sent before signing in. */
function submittedValues({ submission }: PageRequest): ReviewValues | undefined {
  if (submission?.form !== '/write') return undefined
  const { rating, headline, review, anonymous } = submission.values
  return { rating: Number(rating) || undefined, headline, review, anonymous: anonymous !== undefined }
}

interface ReviewsSectionProps {
  context: ContributionContext
  data: ReviewsData
}

/** The reviews of a subject, and the form for the reader's own. */
export function ReviewsSection({ context, data }: ReviewsSectionProps) {
  const { reader, subject, title, path: subjectPath, request, idSuffix = '' } = context
  const { myReview, ...list } = data
  const locale = useLocale()
  const t = useTranslations()
  const path = `${subjectPath}/reviews`
  const from = localePath(locale, path)
  const here = request ? from : localePath(locale, subjectPath)
  const isMember = Boolean(request && reader.user)
  return (
    <Row
      id={`reviews${idSuffix}`}
      title={sectionHeading(t('contributions.kinds.reviews'), context)}
      note={t('reviews.note')}
      level={context.level}
    >
      <div className="row-main">
        <ReviewList level={entryLevel(context)} {...list} idSuffix={idSuffix} path={path} />
      </div>
      <div className="row-side">
        <Island
          name="write-review"
          component={WriteReview}
          props={{
            idSuffix,
            fields: { item: subjectKey(subject), locale, from },
            title,
            signIn: localePath(locale, withQuery('/login', { redirect: `${here}#reviews` })),
            contributions: localePath(locale, '/account/contributions'),
            initial: {
              isMember,
              state: request ? toFormState(request) : { is: 'idle' },
              values: request && submittedValues(request),
              review: myReview,
              isOpen: Boolean(request && singleParam(request.query, 'write')),
            },
            messages: reviewMessages(locale),
          }}
        />
        {isMember ? null : <WithoutScript href={`${from}?write=1#reviews`} />}
      </div>
    </Row>
  )
}
