import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { loadEntryFormMessages } from '@/domains/contributions/components/entry-form-messages'
import { WithoutScript } from '@/domains/contributions/components/without-script'
import {
  type ContributionContext,
  entryLevel,
  type PageRequest,
  sectionHeading,
  toFormState,
} from '@/domains/contributions/context'
import { myEntries } from '@/domains/contributions/server/my-entries'
import { reactionsOf } from '@/domains/contributions/server/reactions'
import { subjectKey } from '@/domains/contributions/server/subjects'
import type { ReviewMessages } from '@/domains/reviews/messages'
import { toMyReview } from '@/domains/reviews/my-review'
import { reviewOverview, reviewsOf } from '@/domains/reviews/queries'
import { parseReviewQuery, reviewSteps } from '@/domains/reviews/review-query'
import { localePath } from '@/foundation/routing/locale-path'
import { singleParam } from '@/foundation/routing/search-params'
import { withQuery } from '@/foundation/routing/with-query'
import { ImagePlus } from '@/ui/icons'
import { Row } from '@/ui/row'
import { SvgIcon } from '@/ui/svg-icon'
import type { ReviewValues } from './review-form'
import { ReviewList } from './review-list'
import { WriteReview } from './write-review.client'

const fieldsWithProblems = 4

async function loadMessages(): Promise<ReviewMessages> {
  const { ui, reviews } = await getMessages()
  const { reviewForm, stars, cancel, file } = ui
  return {
    ...reviews,
    ...(await loadEntryFormMessages('reviews', fieldsWithProblems)),
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

/** The reviews of a subject, and the form for the reader's own. */
export async function Reviews(context: ContributionContext) {
  const { reader, subject, title, path: subjectPath, request, idSuffix = '' } = context
  const path = `${subjectPath}/reviews`
  const query = parseReviewQuery((name) => request && singleParam(request.query, name))
  const key = subjectKey(subject)
  const count = query.from === 0 ? reviewSteps.first : reviewSteps.more
  const [overview, page, [myDoc]] = await Promise.all([
    reviewOverview(reader, subject),
    reviewsOf(reader, { subject, ...query, count }),
    request ? myEntries(reader, 'reviews', key) : [],
  ])
  const entryKeys = page.entries.map(({ id }) => `reviews:${id}`)
  const reactions = await reactionsOf(reader, entryKeys)
  const locale = await getLocale()
  const t = await getTranslations()
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
        <ReviewList level={entryLevel(context)} {...{ idSuffix, path, query, overview, page, reactions }} />
      </div>
      <div className="row-side">
        <WriteReview
          idSuffix={idSuffix}
          fields={{ item: key, locale, from }}
          title={title}
          signIn={localePath(locale, withQuery('/login', { redirect: `${here}#reviews` }))}
          contributions={localePath(locale, '/account/contributions')}
          pictureIcon={<SvgIcon of={ImagePlus} />}
          initial={{
            isMember,
            state: request ? toFormState(request) : { is: 'idle' },
            values: request && submittedValues(request),
            review: myDoc ? toMyReview(myDoc) : null,
            isOpen: Boolean(request && singleParam(request.query, 'write')),
          }}
          messages={await loadMessages()}
        />
        {isMember ? null : <WithoutScript href={`${from}?write=1#reviews`} />}
      </div>
    </Row>
  )
}
