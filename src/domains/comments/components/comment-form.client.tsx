'use client'

import { useEffect, useRef, useState } from 'react'
import type { CommentWords } from '@/domains/comments/messages'
import { fetchMyComments, type MyComment } from '@/domains/comments/my-comment'
import { type EntryState, useEntryForm } from '@/domains/contributions/browser/use-entry-form'
import { seemsSignedIn } from '@/domains/users/signed-in-state'
import { Badge } from '@/ui/badge'
import { Button, ButtonLink } from '@/ui/button'
import { FormSummary } from '@/ui/form-summary.client'
import { SentNotice } from '@/ui/sent-notice.client'
import { TextArea } from '@/ui/text-area'

interface OwnCommentsProps {
  /** Ends the ids of the form where it stands on the page of something else. */
  place: string
  item: string
  locale: string
  /** The page that shows the form again when it was not taken. */
  from: string
  /** Signing in leads back to the page. */
  signIn: string
  /** The page where the reasons of moderators are told. */
  contributions: string
  /** On a page that is made for its reader; null where nobody in particular reads. */
  reader: { own: MyComment[]; text: string; state: EntryState } | null
  words: CommentWords
}

/** Comments that their author alone sees, and the form of another; visitors see it closed, and sign in first. */
export function CommentForm(props: OwnCommentsProps) {
  const { place, item, locale, from, signIn, contributions, reader, words } = props
  const id = `comment-text${place}`
  const [member, setMember] = useState(reader !== null)
  const [own, setOwn] = useState(reader?.own ?? [])
  const form = useRef<HTMLFormElement>(null)
  const ask = () => fetchMyComments(item).then(setOwn, () => undefined)
  const { state, submit } = useEntryForm({
    kind: 'comments',
    initial: reader?.state,
    onSent: () => {
      form.current?.reset()
      ask()
    },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once; what changes it here asks again
  useEffect(() => {
    if (reader || !seemsSignedIn()) return
    setMember(true)
    ask()
  }, [])
  const problems = state.is === 'failed' ? state.problems : []
  const told = ({ code }: { code: string }) => words.problems[code] ?? words.problems.failed ?? ''
  const wrong = problems.find(({ field }) => field === 'comment')
  return (
    <div className="own stack">
      {own.map(({ id, state, comment }) => (
        <article className="own-entry stack-tight" key={id}>
          <p>
            <Badge kind="state">{state === 'declined' ? words.declined : words.waiting}</Badge>
          </p>
          <p className="own-text">{comment}</p>
          {state === 'declined' ? <a href={contributions}>{words.why}</a> : null}
        </article>
      ))}
      {state.is === 'sent' ? (
        <SentNotice title={words.sent.title}>
          <p>{words.sent.publish}</p>
          <p>
            <a href={`/admin/collections/comments/${state.id}`}>{words.sent.admin}</a>
          </p>
        </SentNotice>
      ) : null}
      <form
        className="form"
        id={`comment-form${place}`}
        action="/api/comments/write"
        method="post"
        noValidate
        onSubmit={submit}
        ref={form}
      >
        {problems.length > 0 && state.is === 'failed' ? (
          <FormSummary
            title={words.problemsTitle}
            errors={problems.map((problem) => ({
              message: problem.field ? told(problem) : (state.message ?? told(problem)),
              field: problem.field && id,
            }))}
          />
        ) : null}
        <input type="hidden" name="item" value={item} />
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="from" value={from} />
        <label className="trap" aria-hidden="true">
          {words.website}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
        <TextArea
          name="comment"
          id={id}
          label={words.form.text}
          hint={member ? words.textHint : undefined}
          error={wrong && told(wrong)}
          placeholder={member ? words.form.placeholder : words.form.signedOut}
          limit={member ? { characters: 500, label: words.left } : undefined}
          defaultValue={reader?.text}
          rows={member ? 5 : 2}
          disabled={!member}
          required
        />
        <div className="form-actions">
          {member ? (
            <>
              <Button type="submit" busy={state.is === 'sending'}>
                {state.is === 'sending' ? words.sending : words.form.send}
              </Button>
              <p className="caption">{words.form.moderated}</p>
            </>
          ) : (
            <ButtonLink href={signIn}>{words.form.signIn}</ButtonLink>
          )}
        </div>
      </form>
    </div>
  )
}
