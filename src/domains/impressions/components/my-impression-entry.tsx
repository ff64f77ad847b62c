import { DeleteEntry } from '@/domains/contributions/components/delete-entry'
import { MyEntry } from '@/domains/contributions/components/my-entry'
import type { ImpressionMessages } from '@/domains/impressions/messages'
import type { MyImpression } from '@/domains/impressions/my-impression'
import { Badge } from '@/ui/badge'
import { Stars } from '@/ui/stars'

interface MyImpressionEntryProps {
  entry: MyImpression
  /** The account page that gives the reasons of moderators. */
  contributions: string
  /** The page that confirms the deletion. */
  from: string
  messages: ImpressionMessages
}

/** The reader's impression with its state, and the button that deletes it. */
export function MyImpressionEntry({ entry, contributions, from, messages }: MyImpressionEntryProps) {
  const { id, state, rating, headline, impression } = entry
  const states = { pending: messages.waiting, published: messages.published, declined: messages.declined }
  return (
    <MyEntry
      headline={headline}
      text={impression}
      reasons={state === 'declined' ? { href: contributions, label: messages.why } : null}
      after={<DeleteEntry kind="impressions" id={id} from={from} messages={messages.deletion} />}
    >
      <p className="card-line">
        <Stars value={rating} label={messages.ratingLabels[rating - 1] ?? ''} />
        <Badge kind="state">{states[state]}</Badge>
      </p>
    </MyEntry>
  )
}
