'use client'

import { useRef } from 'react'
import type { CommentMessages } from '@/domains/comments/messages'
import type { MyComment } from '@/domains/comments/my-comment'
import { toFormFailure } from '@/domains/contributions/browser/form-failure'
import { type EntryFormState, useEntryForm } from '@/domains/contributions/browser/use-entry-form'
import { useMyEntry } from '@/domains/contributions/browser/use-my-entry'
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
  reader: { comments: MyComment[]; text: string; state: EntryFormState } | null
  messages: CommentMessages
}

/** The reader's unpublished comments and the form for a new one; guests see it disabled with a sign-in link. */
export function MyComments({ idSuffix, fields, signIn, contributions, reader, messages }: MyCommentsProps) {
  const textId = `comment-text${idSuffix}`
  const form = useRef<HTMLFormElement>(null)
  const { entry, isMember, refresh } = useMyEntry({
    fetchEntry: async () => (await import('@/domains/comments/my-comment')).fetchMyComments(fields.item),
    initial: reader?.comments ?? [],
    isSignedIn: hasSessionHint,
    isLoaded: reader !== null,
    isMemberAtFirst: reader !== null,
  })
  const { state, submit } = useEntryForm({
    kind: 'comments',
    initial: reader?.state,
    onSent: () => {
      form.current?.reset()
      refresh()
    },
  })
  return (
    <div className="my-entry-form stack">
      {entry.map(({ id, state, comment }) => (
        <MyEntry
          key={id}
          text={comment}
          reasons={state === 'declined' ? { href: contributions, label: messages.why } : null}
        >
          <p>
            <Badge kind="state">{state === 'declined' ? messages.declined : messages.waiting}</Badge>
          </p>
        </MyEntry>
      ))}
      {state.is === 'sent' ? (
        <EntrySentNotice
          title={messages.sent.title}
          text={messages.sent.publish}
          link={{ href: `/admin/collections/comments/${state.id}`, label: messages.sent.admin }}
        />
      ) : null}
      <CommentForm
        id={`comment-form${idSuffix}`}
        textId={textId}
        fields={fields}
        failure={toFormFailure(state, messages, () => textId)}
        isSending={state.is === 'sending'}
        text={reader?.text}
        signIn={isMember ? null : signIn}
        messages={messages}
        onSubmit={submit}
        ref={form}
      />
    </div>
  )
}
