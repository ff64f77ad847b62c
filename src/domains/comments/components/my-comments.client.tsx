'use client'

import { useRef, useState } from 'react'
import type { CommentMessages } from '@/domains/comments/messages'
import type { MyComment } from '@/domains/comments/my-comment'
import { toFormFailure } from '@/domains/contributions/browser/form-failure'
import { type EntryFormState, useEntryForm } from '@/domains/contributions/browser/use-entry-form'
import { useMyEntry } from '@/domains/contributions/browser/use-my-entry'
import { DeleteEntry } from '@/domains/contributions/components/delete-entry'
import type { EntryFormFields } from '@/domains/contributions/components/entry-form'
import { EntrySentNotice } from '@/domains/contributions/components/entry-sent-notice'
import { MyEntry } from '@/domains/contributions/components/my-entry'
import { hasSessionHint } from '@/domains/users/signed-in-state'
import { Badge } from '@/ui/badge'
import { CommentForm } from './comment-form'

interface MyCommentsProps {
  idSuffix: string
  fields: EntryFormFields
  /** The sign-in page, which leads back here. */
  signIn: string
  /** The account page that gives the reasons of moderators. */
  contributions: string
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

interface MyCommentEntryProps extends Pick<MyCommentsProps, 'contributions' | 'messages'> {
  entry: MyComment
  /** The page of all comments. */
  path: string
}

/** A comment of the reader with its state, and links to change and delete it. */
function MyCommentEntry({ entry, path, contributions, messages }: MyCommentEntryProps) {
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

/** The reader's comments and the form for a new one; guests see it disabled with a sign-in link. */
export function MyComments({ idSuffix, fields, signIn, contributions, reader, messages }: MyCommentsProps) {
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
    isMemberAtFirst: reader !== null,
  })
  const [edited, setEdited] = useState(comments.find(({ id }) => id === reader?.editedId))
  const { state, submit } = useEntryForm({
    kind: 'comments',
    initial: reader?.state,
    onSent: () => {
      form.current?.reset()
      setEdited(undefined)
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
        />
      ) : null}
      <CommentForm
        key={edited?.id}
        id={`comment-form${idSuffix}`}
        textId={textId}
        fields={{ ...fields, entry: edited?.id, locale: edited?.locale ?? fields.locale }}
        failure={toFormFailure(state, messages, () => textId)}
        isSending={state.is === 'sending'}
        text={reader?.text ?? edited?.comment}
        signIn={isMember ? null : signIn}
        cancelHref={edited && `${fields.from}#comments`}
        messages={messages}
        onSubmit={submit}
        ref={form}
      />
    </div>
  )
}
