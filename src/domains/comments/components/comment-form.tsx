import type { FormEventHandler, Ref } from 'react'
import type { CommentMessages } from '@/domains/comments/messages'
import type { FormFailure } from '@/domains/contributions/browser/form-failure'
import { EntryForm, type EntryFormFields } from '@/domains/contributions/components/entry-form'
import { textLength } from '@/domains/contributions/entry-limits'
import { Button, ButtonLink } from '@/ui/button'
import { TextArea } from '@/ui/text-area'

/** The comment that a form answers. */
export interface AnsweredComment {
  id: string
  /** Null if it has none. */
  name: string | null
  text: string
  lang?: string
  /** The page with the form for a comment that answers none. */
  newHref: string
}

interface CommentFormProps {
  id: string
  /** The element id of the text area. */
  textId: string
  fields: EntryFormFields
  failure: FormFailure | null
  isSending: boolean
  text?: string
  /** For guests, the sign-in page in place of the button. */
  signIn: string | null
  /** The comment that the form answers, and the page of a form that answers none. */
  answered?: AnsweredComment | null
  /** Where the link "cancel" leads while a comment is edited. */
  cancelHref?: string
  messages: CommentMessages
  onSubmit: FormEventHandler<HTMLFormElement>
  ref: Ref<HTMLFormElement>
}

function Answered({ answered, messages }: { answered: AnsweredComment; messages: CommentMessages }) {
  const { name, text, lang, newHref } = answered
  const { answer, answerUnnamed, noAnswer } = messages.form
  return (
    <div className="answered stack-tight">
      <p>
        <b>{name ? answer.replace('{name}', name) : answerUnnamed}</b>
      </p>
      <blockquote lang={lang}>{text}</blockquote>
      <p>
        <a href={newHref}>{noAnswer}</a>
      </p>
    </div>
  )
}

export function CommentForm(props: CommentFormProps) {
  const { id, textId, fields, failure, isSending, text, signIn, answered, cancelHref, messages } = props
  const t = messages.form
  const isMember = signIn === null
  return (
    <EntryForm
      id={id}
      action="/api/comments/write"
      fields={fields}
      failure={failure}
      honeypotLabel={messages.honeypot}
      onSubmit={props.onSubmit}
      ref={props.ref}
    >
      {answered ? <Answered answered={answered} messages={messages} /> : null}
      <TextArea
        name="comment"
        id={textId}
        label={cancelHref ? t.editText : answered ? t.answerText : t.text}
        hint={isMember ? messages.textHint : undefined}
        error={failure?.fields.comment}
        placeholder={isMember ? t.placeholder : t.signedOut}
        limit={isMember ? { characters: textLength.max, label: messages.charactersLeft } : undefined}
        defaultValue={text}
        rows={isMember ? 5 : 2}
        disabled={!isMember}
        required
      />
      <div className="form-actions">
        {isMember ? (
          <>
            <Button type="submit" busy={isSending}>
              {isSending ? messages.sending : answered ? t.sendAnswer : t.send}
            </Button>
            {cancelHref ? (
              <a className="button quiet" href={cancelHref}>
                {messages.cancel}
              </a>
            ) : null}
            <p className="caption">{t.moderated}</p>
          </>
        ) : (
          <ButtonLink href={signIn}>{t.signIn}</ButtonLink>
        )}
      </div>
    </EntryForm>
  )
}
