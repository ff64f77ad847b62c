import { CommentItem } from '@/domains/comments/components/comment-item'
import type { FormFailure } from '@/domains/contributions/browser/form-failure'
import { ContributionLine } from '@/domains/contributions/components/contribution-line'
import { EntrySentNotice } from '@/domains/contributions/components/entry-sent-notice'
import { textLength } from '@/domains/contributions/entry-limits'
import { ImpressionItem } from '@/domains/impressions/components/impression-item'
import { ReviewForm } from '@/domains/reviews/components/review-form'
import { ReviewItem } from '@/domains/reviews/components/review-item'
import { Chip } from '@/ui/chip'
import { FileField } from '@/ui/file-field'
import { ImagePlus } from '@/ui/icons'
import { AccountFrame } from '@/ui/patterns/account-frame'
import { RatingBars } from '@/ui/rating-bars'
import { Row } from '@/ui/row'
import { SvgIcon } from '@/ui/svg-icon'
import { useLocale, useMessages, useTranslations } from '@/ui/texts'
import { Picture } from './picture'
import { samplesIn } from './samples'

const marta = { name: 'Marta Silveira' }
const nobody = { name: null }
const pictures = ['hericium-erinaceus', 'agaricus-bisporus', 'pleurotus-ostreatus'].flatMap((species) => [
  { key: species, picture: <Picture species={species} /> },
  { key: `${species} again`, picture: <Picture species={species} /> },
])

function Reviews() {
  const { people, controls } = samplesIn(useLocale())
  const bars = [28, 9, 2, 1, 1].map((count, index) => ({ stars: 5 - index, count, href: '#review-list' }))
  return (
    <Row id="review-list" title="Reviews in a list" note={people.barsNote}>
      <div className="row-main stack">
        <RatingBars average={4.5} total={41} bars={bars} />
        <div className="chips">
          <Chip href="#review-list" current>
            {controls.chips[0]}
          </Chip>
          <Chip href="#review-list">{controls.chips[1]}</Chip>
        </div>
        <ul>
          {people.reviews.map((review, index) => (
            <ReviewItem
              level={3}
              key={review.headline}
              review={{
                ...review,
                id: String(index),
                author: index === 0 ? marta : nobody,
                date: '2026-11-02',
                rating: 5 - index,
                pictures: index === 0 ? pictures : [],
                helpful: { item: `sample:${index}`, count: 14 - index * 14, active: index === 0 },
              }}
            />
          ))}
        </ul>
      </div>
      <div className="row-side">
        <SampleReviewForm id="review-idle" failure={null} />
      </div>
    </Row>
  )
}

function SampleReviewForm({ id, failure }: { id: string; failure: FormFailure | null }) {
  const ui = useTranslations('ui')
  const messages = useMessages().ui
  const { form } = samplesIn(useLocale())
  return (
    <ReviewForm
      id={id}
      action="#review-list"
      cancelHref="#review-list"
      fields={{ item: '', locale: '', from: '' }}
      failure={failure}
      isSending={false}
      values={failure ? { review: form.sample, anonymous: true } : undefined}
      messages={{
        ...messages,
        honeypot: '',
        textHint: ui('reviewForm.textHint', textLength),
        charactersLeft: messages.form.left,
      }}
      pictures={
        <FileField
          id={`${id}-pictures`}
          name="pictures"
          label={form.pictures}
          hint={form.picturesHint}
          icon={<SvgIcon of={ImagePlus} />}
          invitation={messages.file.invitation}
          accept="image/*"
          multiple
          remove={(name) => ui('file.remove', { name })}
        />
      }
    />
  )
}

function ReviewStates() {
  const t = useTranslations('ui')
  const { form } = samplesIn(useLocale())
  const fields = { rating: form.starsError, headline: form.headlineError }
  const errors = Object.entries(fields).map(([name, message]) => ({
    field: `review-failed-${name}`,
    message,
  }))
  return (
    <Row id="review-states" title="A review, failed and sent">
      <div className="row-main">
        <SampleReviewForm
          id="review-failed"
          failure={{ title: t('form.problems', { count: 2 }), errors, fields }}
        />
      </div>
      <div className="row-side">
        <EntrySentNotice
          title={t('reviewForm.sentTitle')}
          text={t('reviewForm.sentNote')}
          link={{ href: '#review-states', label: t('reviewForm.sentLink') }}
        />
      </div>
    </Row>
  )
}

function Contributions() {
  const { people } = samplesIn(useLocale())
  return (
    <Row id="contributions" title="Impressions and comments">
      <ul className="row-main">
        <ImpressionItem
          level={3}
          impression={{
            ...people.impression,
            id: 'a',
            author: marta,
            date: '2026-10-02',
            rating: 4,
            experiential: people.experiential.map((title, index) => ({
              title,
              icon: ['crosshair', 'waves'][index] ?? null,
            })),
            helpful: { item: 'sample:a', count: 3, active: false },
          }}
        />
      </ul>
      <ul className="row-side">
        {people.comments.map((text) => (
          <CommentItem key={text} comment={{ author: nobody, date: '2026-09-30', text }} />
        ))}
        <CommentItem
          comment={{ author: marta, date: '2026-09-28', text: 'Aquí crecen en noviembre.', lang: 'es' }}
        />
      </ul>
    </Row>
  )
}

function Account() {
  const words = useMessages().ui
  const { people } = samplesIn(useLocale())
  const states = ['pending', 'published', 'declined'] as const
  const contributed = ['reviews', 'impressions', 'comments']
  return (
    <Row id="account" title="Account">
      <div className="row-wide">
        <AccountFrame
          label={words.account.menu}
          title={people.account.title}
          sections={people.account.sections.map((title, index) => ({
            title,
            href: `#account-${index}`,
            current: index === 1,
            count: index === 1 ? 3 : undefined,
          }))}
        >
          <ul>
            {states.map((state, index) => (
              <ContributionLine
                key={state}
                contribution={{
                  of: contributed[index] ?? '',
                  kind: people.account.kinds[index] ?? '',
                  title: people.reviews[index % 2]?.headline,
                  text: people.reviews[index % 2]?.text,
                  about: { title: 'Hericium erinaceus', href: '/mushrooms/hericium-erinaceus' },
                  date: '2026-11-02',
                  state,
                  isPublic: state === 'published',
                  reason: state === 'declined' ? people.account.reason : undefined,
                  pictures: [],
                  edit: '#account',
                }}
              />
            ))}
          </ul>
        </AccountFrame>
      </div>
    </Row>
  )
}

/** Contributions and account pages. */
export function People() {
  return (
    <>
      <Reviews />
      <ReviewStates />
      <Contributions />
      <Account />
    </>
  )
}
