import type { FormEventHandler, Ref } from 'react'
import type { CommentMessages } from '@/domains/comments/messages'
import type { FormFailure } from '@/domains/contributions/browser/form-failure'
import { EntryForm, type EntryFormFields } from '@/domains/contributions/components/entry-form'
import { textLength } from '@/domains/contributions/entry-limits'
import { Button, ButtonLink } from '@/ui/button'
import { TextArea } from '@/ui/text-area'

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
  /** Where the link "cancel" leads while a comment is edited. */
  cancelHref?: string
  messages: CommentMessages
  onSubmit: FormEventHandler<HTMLFormElement>
  ref: Ref<HTMLFormElement>
}

export function CommentForm(props: CommentFormProps) {
  const { id, textId, fields, failure, isSending, text, signIn, cancelHref, messages, onSubmit, ref } = props
  const t = messages.form
  const isMember = signIn === null
  return (
    <EntryForm
      id={id}
      action="/api/comments/write"
      fields={fields}
      failure={failure}
      honeypotLabel={messages.honeypot}
      onSubmit={onSubmit}
      ref={ref}
    >
      <TextArea
        name="comment"
        id={textId}
        label={cancelHref ? t.editText : t.text}
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
              {isSending ? messages.sending : t.send}
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
