import { useRef, useState } from 'react'
import type { CommentMessages } from '@/domains/comments/messages'
import type { MyComment } from '@/domains/comments/my-comment'
import { toFormFailure } from '@/domains/contributions/browser/form-failure'
import { type EntryFormState, useEntryForm } from '@/domains/contributions/browser/use-entry-form'
import { useMyEntry } from '@/domains/contributions/browser/use-my-entry'
import type { EntryFormFields } from '@/domains/contributions/components/entry-form'
import { EntrySentNotice } from '@/domains/contributions/components/entry-sent-notice'
import { hasSessionHint } from '@/domains/users/signed-in-state'
import { takeFocus } from '@/ui/browser/take-focus'
import { type AnsweredComment, CommentForm } from './comment-form'
import { MyCommentEntry } from './my-comment-entry'

interface MyCommentsProps {
  idSuffix: string
  fields: EntryFormFields
  /** The sign-in page, which leads back here. */
  signIn: string
  /** The account page that gives the reasons of moderators. */
  contributions: string
  /** The comment that the form answers. */
  answered: AnsweredComment | null
  /** Null on cached pages, which are rendered without a reader. */
  reader: {
    comments: MyComment[]
    /** The comment that the form changes, if it is the reader's. */
    editedId: string | null
    /** What a refused form contained. */
    text?: string
    state: EntryFormState
  } | null
  messages: CommentMessages
}

/** The reader's comments and the form for a new one; guests see it disabled with a sign-in link. */
export function MyComments({
  idSuffix,
  fields,
  signIn,
  contributions,
  answered: requested,
  reader,
  messages,
}: MyCommentsProps) {
  const textId = `comment-text${idSuffix}`
  const form = useRef<HTMLFormElement>(null)
  const {
    entry: comments,
    isMember,
    refresh,
  } = useMyEntry({
    fetchEntry: async () => (await import('@/domains/comments/my-comment')).fetchMyComments(fields.item),
    initial: reader?.comments ?? [],
    isSignedIn: hasSessionHint,
    isLoaded: reader !== null,
  })
  const [edited, setEdited] = useState(comments.find(({ id }) => id === reader?.editedId))
  const [answered, setAnswered] = useState(edited ? null : requested)
  const { state, submit } = useEntryForm({
    kind: 'comments',
    initial: reader?.state,
    onSent: () => {
      form.current?.reset()
      setEdited(undefined)
      setAnswered(null)
      refresh()
    },
  })
  return (
    <div className="my-entry-form stack">
      {comments.map((entry) => (
        <MyCommentEntry
          key={entry.id}
          entry={entry}
          path={fields.from}
          contributions={contributions}
          messages={messages}
        />
      ))}
      {state.is === 'sent' ? (
        <EntrySentNotice
          title={messages.sent.title}
          text={messages.sent.publish}
          link={{ href: `/admin/collections/comments/${state.id}`, label: messages.sent.admin }}
          ref={takeFocus}
        />
      ) : null}
      <CommentForm
        key={edited?.id}
        id={`comment-form${idSuffix}`}
        textId={textId}
        fields={{
          ...fields,
          entry: edited?.id,
          locale: edited?.locale ?? fields.locale,
          replyTo: answered?.id,
        }}
        failure={toFormFailure(state, messages, () => textId)}
        isSending={state.is === 'sending'}
        text={reader?.text ?? edited?.comment}
        signIn={isMember ? null : signIn}
        answered={answered}
        cancelHref={edited && `${fields.from}#comments`}
        messages={messages}
        onSubmit={submit}
        ref={form}
      />
    </div>
  )
}
