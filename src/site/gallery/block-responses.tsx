import { Confirmation, FormSection } from '@/blocks/form/form-section'
import { CommentList } from '@/domains/comments/components/comment-list'
import type { Entry } from '@/domains/contributions/server/published'
import { type FormView, isAnswerField } from '@/domains/forms/form-view'
import { ReviewList } from '@/domains/reviews/components/review-list'
import { Notice } from '@/ui/notice'
import { Row } from '@/ui/row'
import { useLocale, useTranslations } from '@/ui/texts'
import { blockTexts } from './block-texts'
import { samplesIn } from './samples'

/** A form of the block after it was sent in vain, and after it was sent. */
function FormResponses({ form }: { form: FormView }) {
  const t = useTranslations('forms')
  const required = form.parts.filter(isAnswerField).filter((field) => field.required)
  return (
    <Row id="form-responses" title="A form, failed and sent">
      <div className="row-main">
        <FormSection
          form={form}
          idPrefix="form-failed-"
          failure={{
            title: t('problemsTitle', { count: required.length }),
            fields: Object.fromEntries(required.map(({ name }) => [name, t('problems.required')])),
          }}
        />
      </div>
      <div className="row-side">
        <Notice kind="success" title={t('sent')}>
          <Confirmation text={form.confirmation} />
        </Notice>
      </div>
    </Row>
  )
}

/** Lists of contributions with several pages: idle, loading and failed. */
function ListResponses() {
  const t = useTranslations('contributions')
  const locale = useLocale()
  const { people } = samplesIn(locale)
  const entry: Entry = {
    id: 'sample',
    author: null,
    text: blockTexts[locale].longText,
    locale,
    createdAt: '2026-11-02',
    sample: true,
  }
  const reviews = people.reviews.map((review, index) => ({
    ...entry,
    ...review,
    id: `paged-${index}`,
    rating: 5 - index,
    helpfulCount: index,
    images: [],
  }))
  const comments = (id: string) => (
    <CommentList
      idSuffix={id}
      path="/gallery"
      showsAll={false}
      offset={0}
      page={{
        threads: people.comments.map((text) => ({ id, top: { ...entry, id, text }, replies: [] })),
        total: 12,
        comments: 15,
      }}
    />
  )
  return (
    <Row id="list-responses" title="Lists, paged, loading and failed">
      <div className="row-main">
        <ReviewList
          level={3}
          idSuffix="-paged"
          path="/gallery"
          query={{ stars: 5, sort: 'newest', from: 0 }}
          overview={{ average: 4.3, count: 1204, stars: [12, 30, 100, 300, 762] }}
          page={{ entries: reviews, total: 762 }}
          reactions={{ likes: {}, helpfuls: {}, own: [] }}
        />
      </div>
      <div className="row-side stack">
        <div className="contributions" aria-busy="true">
          {comments('-loading')}
        </div>
        <div className="stack">
          {comments('-failed')}
          <p className="error-text" role="alert">
            {t('listFailed')}
          </p>
        </div>
      </div>
    </Row>
  )
}

/** What blocks show after an action of the reader. */
export function BlockResponses({ form }: { form: FormView | undefined }) {
  return (
    <>
      {form ? <FormResponses form={form} /> : null}
      <ListResponses />
    </>
  )
}
