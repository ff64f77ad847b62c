import type { ComponentProps, MouseEventHandler, ReactNode } from 'react'
import type { FormFailure } from '@/domains/contributions/browser/form-failure'
import { EntryForm, type EntryFormFields } from '@/domains/contributions/components/entry-form'
import { textLength } from '@/domains/contributions/entry-limits'
import type { ReviewFormMessages } from '@/domains/reviews/messages'
import { Button, ButtonLink } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { StarsField } from '@/ui/stars-field'
import { TextArea } from '@/ui/text-area'
import { TextInput } from '@/ui/text-input'

export interface ReviewValues {
  rating?: number
  headline?: string
  review?: string
  anonymous?: boolean
}

interface ReviewFormProps extends Pick<ComponentProps<'form'>, 'action' | 'onSubmit'> {
  /** Unique on the page; the ids of the fields begin with it. */
  id: string
  fields: EntryFormFields
  values?: ReviewValues
  failure: FormFailure | null
  isSending: boolean
  /** The field for pictures. */
  pictures: ReactNode
  /** Where the link "cancel" leads without JavaScript. */
  cancelHref: string
  onCancel?: MouseEventHandler
  /** For guests, the sign-in page in place of the button. */
  signIn?: { href: string; label: string } | null
  messages: ReviewFormMessages
}

function Actions(props: ReviewFormProps) {
  const { isSending, cancelHref, onCancel, signIn, messages } = props
  const t = messages.reviewForm
  return (
    <div className="form-actions">
      {signIn ? (
        <ButtonLink href={signIn.href}>{signIn.label}</ButtonLink>
      ) : (
        <Button type="submit" busy={isSending}>
          {isSending ? t.sending : t.send}
        </Button>
      )}
      <a className="button quiet" href={cancelHref} onClick={onCancel}>
        {messages.cancel}
      </a>
      <p className="caption">{t.moderated}</p>
    </div>
  )
}

/** Rating, headline, text and pictures. */
export function ReviewForm(props: ReviewFormProps) {
  const { id, action, onSubmit, fields, values = {}, failure, pictures, signIn, messages } = props
  const t = messages.reviewForm
  const fieldProps = (name: string) => ({ name, id: `${id}-${name}`, error: failure?.fields[name] })
  return (
    <EntryForm
      id={id}
      action={action}
      encType="multipart/form-data"
      fields={fields}
      failure={failure}
      honeypotLabel={messages.honeypot}
      onSubmit={onSubmit}
    >
      <StarsField
        {...fieldProps('rating')}
        label={t.rating}
        names={Object.values(messages.stars)}
        defaultValue={values.rating}
        required
      />
      <TextInput {...fieldProps('headline')} label={t.headline} defaultValue={values.headline} required />
      <TextArea
        {...fieldProps('review')}
        label={t.text}
        hint={messages.textHint}
        limit={{ characters: textLength.max, label: messages.charactersLeft }}
        defaultValue={values.review}
        disabled={Boolean(signIn)}
        required
      />
      {pictures}
      <Checkbox
        id={`${id}-anonymous`}
        name="anonymous"
        label={t.anonymous}
        hint={t.anonymousHint}
        defaultChecked={values.anonymous}
      />
      <Actions {...props} />
    </EntryForm>
  )
}
