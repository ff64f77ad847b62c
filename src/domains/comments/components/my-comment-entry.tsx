import type { CommentMessages } from '@/domains/comments/messages'
import type { MyComment } from '@/domains/comments/my-comment'
import { DeleteEntry } from '@/domains/contributions/components/delete-entry'
import { MyEntry } from '@/domains/contributions/components/my-entry'
import { Badge } from '@/ui/badge'

interface MyCommentEntryProps {
  entry: MyComment
  /** The page of all comments. */
  path: string
  /** The account page that gives the reasons of moderators. */
  contributions: string
  messages: CommentMessages
}

/** A comment of the reader with its state, and links to change and delete it. */
export function MyCommentEntry({ entry, path, contributions, messages }: MyCommentEntryProps) {
  const { id, state, comment } = entry
  const states = { pending: messages.waiting, published: messages.published, declined: messages.declined }
  return (
    <MyEntry
      text={comment}
      reasons={state === 'declined' ? { href: contributions, label: messages.why } : null}
      after={
        <div className="entry-actions">
          <a className="button quiet" href={`${path}?edit=${id}#comments`}>
            {messages.edit}
          </a>
          <DeleteEntry kind="comments" id={id} from={path} messages={messages.deletion} />
        </div>
      }
    >
      <p>
        <Badge kind="state">{states[state]}</Badge>
      </p>
    </MyEntry>
  )
}
