import type { FormEventHandler, MouseEventHandler, ReactNode } from 'react'
import { Button, ButtonLink } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { FormSummary } from '@/ui/form-summary.client'
import { SentNotice } from '@/ui/sent-notice.client'
import { StarsField } from '@/ui/stars-field'
import { TextArea } from '@/ui/text-area'
import { TextInput } from '@/ui/text-input'
import type { Words } from '@/ui/ui-messages'

const fields = ['rating', 'headline', 'review', 'pictures'] as const

type Failed = Partial<Record<(typeof fields)[number], string>>

export type ReviewFormState =
  | { is: 'idle' | 'sending' }
  | { is: 'failed'; title: string; fields: Failed; message?: string }
  /** Where the entry can be seen meanwhile. */
  | { is: 'sent'; href: string }

interface ReviewFormProps {
  /** Unique on the page; ids of the fields begin with it. */
  id: string
  action: string
  state: ReviewFormState
  /** What had been written. */
  values?: { rating?: number; headline?: string; review?: string; anonymous?: boolean }
  words: Pick<Words, 'reviewForm' | 'stars' | 'form' | 'cancel'>
  pictures: ReactNode
  cancel: string
  onCancel?: MouseEventHandler
  /** What is sent besides. */
  hidden?: ReactNode
  onSubmit?: FormEventHandler<HTMLFormElement>
  /** For a visitor nothing can be written, and the way in stands in place of the button. */
  signIn?: { href: string; label: string }
}

/** Rating, headline, text, pictures. A failure keeps everything and leads to what must be mended. */
export function ReviewForm({
  id,
  action,
  state,
  values = {},
  words,
  pictures,
  cancel,
  onCancel,
  hidden,
  onSubmit,
  signIn,
}: ReviewFormProps) {
  const t = words.reviewForm
  if (state.is === 'sent') {
    return (
      <SentNotice title={t.sentTitle}>
        <p>{t.sentNote}</p>
        <p>
          <a href={state.href}>{t.sentLink}</a>
        </p>
      </SentNotice>
    )
  }
  const failed: Failed = state.is === 'failed' ? state.fields : {}
  const field = (name: keyof Failed) => ({ name, id: `${id}-${name}`, error: failed[name] })
  const errors = fields.flatMap((name) => {
    const message = failed[name]
    return message ? [{ field: `${id}-${name}`, message }] : []
  })
  return (
    <form
      className="form"
      id={id}
      action={action}
      method="post"
      encType="multipart/form-data"
      noValidate
      onSubmit={onSubmit}
    >
      {hidden}
      {state.is === 'failed' ? (
        <FormSummary
          title={state.title}
          errors={state.message ? [...errors, { message: state.message }] : errors}
        />
      ) : null}
      <StarsField
        {...field('rating')}
        label={t.rating}
        names={Object.values(words.stars)}
        defaultValue={values.rating}
        required
      />
      <TextInput {...field('headline')} label={t.headline} defaultValue={values.headline} required />
      <TextArea
        {...field('review')}
        label={t.text}
        hint={t.textHint}
        limit={{ characters: 500, label: words.form.left }}
        defaultValue={values.review}
        disabled={signIn !== undefined}
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
      <div className="form-actions">
        {signIn ? (
          <ButtonLink href={signIn.href}>{signIn.label}</ButtonLink>
        ) : (
          <Button type="submit" busy={state.is === 'sending'}>
            {state.is === 'sending' ? t.sending : t.send}
          </Button>
        )}
        <a className="button quiet" href={cancel} onClick={onCancel}>
          {words.cancel}
        </a>
        <p className="caption">{t.moderated}</p>
      </div>
    </form>
  )
}
