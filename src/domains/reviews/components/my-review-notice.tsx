import { DeleteEntry } from '@/domains/contributions/components/delete-entry'
import { MyEntry } from '@/domains/contributions/components/my-entry'
import type { ReviewMessages } from '@/domains/reviews/messages'
import type { MyReview } from '@/domains/reviews/my-review'
import { Info } from '@/ui/icons'
import { NoticeBox } from '@/ui/notice-box'
import { Stars } from '@/ui/stars'

interface MyReviewNoticeProps {
  review: MyReview
  /** The account page that gives the reasons of moderators. */
  contributions: string
  /** The page that confirms the deletion. */
  from: string
  messages: ReviewMessages
}

/** Pictures that nobody but their owner and moderators sees until the review is published. */
function MyPictures({ images }: Pick<MyReview, 'images'>) {
  if (images.length === 0) return null
  return (
    <ul className="review-pictures">
      {images.map(({ id, name, preview }) => (
        <li className="plate" key={id}>
          <img src={preview} alt={name} loading="lazy" />
        </li>
      ))}
    </ul>
  )
}

/** Who sees the review: nobody else before it is published, and its former version while a change is read. */
function noteFor({ state, isPublic }: MyReview, messages: ReviewMessages): string {
  if (state === 'published') return messages.publishedNote
  return isPublic ? messages.changedNote : messages.pendingNote
}

/** The reader's own review, its pictures and its state. */
export function MyReviewNotice({ review, contributions, from, messages }: MyReviewNoticeProps) {
  const { id, state, rating, headline, images } = review
  return (
    <MyEntry
      headline={headline}
      text={review.review}
      after={
        <>
          <MyPictures images={images} />
          <DeleteEntry kind="reviews" id={id} from={from} messages={messages.deletion} />
        </>
      }
    >
      <NoticeBox kind="info" icon={Info} title={messages[state]}>
        {state === 'declined' ? (
          <p>
            <a href={contributions}>{messages.why}</a>
          </p>
        ) : (
          <p>{noteFor(review, messages)}</p>
        )}
      </NoticeBox>
      <Stars value={rating} label={Object.values(messages.stars)[rating - 1] ?? ''} />
    </MyEntry>
  )
}
