import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { toFormFailure } from '@/domains/contributions/browser/form-failure'
import { type EntryFormState, useEntryForm } from '@/domains/contributions/browser/use-entry-form'
import { useMyEntry } from '@/domains/contributions/browser/use-my-entry'
import type { EntryFormFields } from '@/domains/contributions/components/entry-form'
import { EntrySentNotice } from '@/domains/contributions/components/entry-sent-notice'
import type { ReviewMessages } from '@/domains/reviews/messages'
import type { MyReview } from '@/domains/reviews/my-review'
import { pictureTypes } from '@/domains/reviews/picture-rules'
import { savedPictures, usePictures } from '@/domains/reviews/use-pictures'
import { hasSessionHint } from '@/domains/users/signed-in-state'
import { takeFocus } from '@/ui/browser/take-focus'
import { FileField } from '@/ui/file-field'
import { ImagePlus } from '@/ui/icons'
import { SvgIcon } from '@/ui/svg-icon'
import { MyReviewNotice } from './my-review-notice'
import { ReviewForm, type ReviewValues } from './review-form'

interface WriteReviewProps {
  idSuffix: string
  fields: EntryFormFields
  /** The name of the subject, as alternative text of the pictures. */
  title: string
  signIn: string
  /** The account page that gives the reasons of moderators. */
  contributions: string
  messages: ReviewMessages
  /** Empty on cached pages, which are rendered without a reader. */
  initial: {
    /** Whether the page was rendered for a signed-in reader. */
    isMember: boolean
    state: EntryFormState
    values?: ReviewValues
    review: MyReview | null
    isOpen: boolean
  }
}

/** The state of the form, the reader's review and its pictures. */
function useReview({ fields, title, messages, initial }: WriteReviewProps, onSent: () => void) {
  const pictures = usePictures(
    { alt: title, locale: fields.locale },
    {
      uploadFailed: messages.uploadFailed,
      invalid: messages.problems.pictureWrong ?? '',
      tooMany: messages.problems.tooManyPictures ?? '',
    },
  )
  const fetchReview = async () => {
    const { fetchMyReview } = await import('@/domains/reviews/my-review')
    const review = await fetchMyReview(fields.item)
    // Without a review, what the reader has chosen meanwhile stays.
    if (review) pictures.setPictures(savedPictures(review))
    return review
  }
  const { entry, isMember, refresh } = useMyEntry({
    fetchEntry: fetchReview,
    initial: initial.review,
    isSignedIn: hasSessionHint,
    isLoaded: initial.isMember,
  })
  const { state, submit } = useEntryForm({
    kind: 'reviews',
    initial: initial.state,
    prepare: async (body) => {
      const ids = await pictures.uploadedIds()
      if (!ids) return [{ field: 'pictures', code: 'pictureNotUploaded' }]
      body.delete('pictures')
      body.delete('image')
      for (const id of ids) body.append('image', id)
    },
    onSent: () => {
      onSent()
      refresh()
    },
  })
  // Removing pictures needs JavaScript, so they are not rendered on the server.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount
  useEffect(() => pictures.setPictures(savedPictures(initial.review)), [])
  return { review: entry, isMember, state, submit, pictures }
}

interface PicturesFieldProps extends Pick<ReturnType<typeof useReview>, 'pictures' | 'review' | 'isMember'> {
  id: string
  icon: ReactNode
  problem?: string
  messages: ReviewMessages
}

function PicturesField({ id, icon, pictures, review, isMember, problem, messages }: PicturesFieldProps) {
  return (
    <>
      {savedPictures(review).map(({ key }) => (
        <input key={key} type="hidden" name="image" value={key} />
      ))}
      <FileField
        id={id}
        name="pictures"
        label={messages.pictures}
        hint={messages.picturesHint}
        icon={icon}
        invitation={messages.file.invitation}
        accept={pictureTypes.join(',')}
        multiple
        disabled={!isMember}
        error={pictures.error ?? problem}
        files={pictures.pictures}
        onChange={pictures.add}
        onRemove={pictures.remove}
        remove={(name) => messages.file.remove.replace('{name}', name)}
      />
    </>
  )
}

/** The reader's review, and a disclosure with the form that writes or changes it; guests see it with a sign-in link. */
export function WriteReview(props: WriteReviewProps) {
  const { idSuffix, fields, signIn, contributions, messages, initial } = props
  const id = `review-form${idSuffix}`
  const disclosure = useRef<HTMLDetailsElement>(null)
  const close = () => disclosure.current?.removeAttribute('open')
  const { review, isMember, state, submit, pictures } = useReview(props, close)
  const cancel = (event: MouseEvent) => {
    event.preventDefault()
    close()
    disclosure.current?.querySelector('summary')?.focus()
  }
  const failure = toFormFailure(state, messages, (field) => `${id}-${field}`)
  const { sentTitle, sentNote, sentLink } = messages.reviewForm
  return (
    <div className="stack">
      {review ? (
        <MyReviewNotice
          review={review}
          contributions={contributions}
          from={fields.from}
          messages={messages}
        />
      ) : null}
      {state.is === 'sent' ? (
        <EntrySentNotice
          title={sentTitle}
          text={sentNote}
          link={{ href: `/admin/collections/reviews/${state.id}`, label: sentLink }}
          ref={takeFocus}
        />
      ) : null}
      {state.is === 'sent' && !review ? null : (
        <details
          className="write-fold"
          ref={disclosure}
          open={
            state.is !== 'sent' &&
            (initial.isOpen || initial.state.is === 'failed' || Boolean(initial.values))
          }
        >
          <summary className="button line">{review ? messages.edit : messages.write}</summary>
          <ReviewForm
            key={review?.id}
            id={id}
            action="/api/reviews/write"
            fields={{ ...fields, locale: review?.locale ?? fields.locale }}
            values={initial.values ?? review ?? undefined}
            failure={failure}
            isSending={state.is === 'sending'}
            cancelHref={`#reviews${idSuffix}`}
            onCancel={cancel}
            onSubmit={submit}
            signIn={isMember ? null : { href: signIn, label: messages.signIn }}
            messages={messages}
            pictures={
              <PicturesField
                icon={<SvgIcon of={ImagePlus} />}
                id={`${id}-pictures`}
                pictures={pictures}
                review={review}
                isMember={isMember}
                problem={failure?.fields.pictures}
                messages={messages}
              />
            }
          />
        </details>
      )}
    </div>
  )
}
