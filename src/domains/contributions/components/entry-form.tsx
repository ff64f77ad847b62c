import type { ComponentProps } from 'react'
import type { FormFailure } from '@/domains/contributions/browser/form-failure'
import { takeFocus } from '@/ui/browser/take-focus'
import { FormSummary } from '@/ui/form-summary'
import { Honeypot } from './honeypot'

/** Fields that the form of every entry sends. */
export interface EntryFormFields {
  /** The key of its subject, `mushrooms:{id}`. */
  item: string
  /** The comment that is changed. */
  entry?: string
  /** The comment that is answered. */
  replyTo?: string
  locale: string
  /** The page that shows the form again if it is refused without JavaScript. */
  from: string
}

interface EntryFormProps extends ComponentProps<'form'> {
  fields: EntryFormFields
  failure: FormFailure | null
  honeypotLabel: string
}

/** The form of a review, an impression or a comment: its problems, the common fields and its own as children. */
export function EntryForm({ fields, failure, honeypotLabel, children, ...form }: EntryFormProps) {
  return (
    <form {...form} className="form" method="post" noValidate>
      {failure ? <FormSummary title={failure.title} errors={failure.errors} ref={takeFocus} /> : null}
      <input type="hidden" name="item" value={fields.item} />
      {fields.entry ? <input type="hidden" name="entry" value={fields.entry} /> : null}
      {fields.replyTo ? <input type="hidden" name="replyTo" value={fields.replyTo} /> : null}
      <input type="hidden" name="locale" value={fields.locale} />
      <input type="hidden" name="from" value={fields.from} />
      <Honeypot label={honeypotLabel} />
      {children}
    </form>
  )
}
