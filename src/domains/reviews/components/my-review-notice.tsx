import { Info } from 'lucide-react'
import { MyEntry } from '@/domains/contributions/components/my-entry'
import type { ReviewMessages } from '@/domains/reviews/messages'
import type { MyReview } from '@/domains/reviews/my-review'
import { NoticeBox } from '@/ui/notice-box'
import { Stars } from '@/ui/stars'

interface MyReviewNoticeProps {
  review: MyReview
  /** The account page that gives the reasons of moderators. */
  contributions: string
  messages: ReviewMessages
}

/** The reader's own review and its state. */
export function MyReviewNotice({ review, contributions, messages }: MyReviewNoticeProps) {
  const { state, rating, headline } = review
  return (
    <MyEntry headline={headline} text={review.review}>
      <NoticeBox kind="info" icon={Info} title={messages[state]}>
        {state === 'declined' ? (
          <p>
            <a href={contributions}>{messages.why}</a>
          </p>
        ) : (
          <p>{state === 'pending' ? messages.pendingNote : messages.publishedNote}</p>
        )}
      </NoticeBox>
      <Stars value={rating} label={Object.values(messages.stars)[rating - 1] ?? ''} />
    </MyEntry>
  )
}
