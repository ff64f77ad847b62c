import { type FormEventHandler, type MouseEvent, useEffect } from 'react'
import type { FormFailure } from '@/domains/contributions/browser/form-failure'
import { EntryForm, type EntryFormFields } from '@/domains/contributions/components/entry-form'
import { maxOtherFormLength, textLength } from '@/domains/contributions/entry-limits'
import type { ImpressionMessages } from '@/domains/impressions/messages'
import type { ImpressionOptions } from '@/domains/impressions/options'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { RadioGroup } from '@/ui/radio-group'
import { StarsField } from '@/ui/stars-field'
import { TextArea } from '@/ui/text-area'
import { TextInput } from '@/ui/text-input'
import { ExperienceFields } from './experience-fields'

interface ImpressionFormProps {
  /** The element id of a field, unique on the page. */
  idOf: (field: string) => string
  fields: EntryFormFields
  options: ImpressionOptions
  /** Initial values as they are sent; several values are joined with commas. */
  values: Record<string, string>
  failure: FormFailure | null
  isSending: boolean
  /** Whether the first field gets the focus when the form appears. */
  takesFocus: boolean
  onSubmit: FormEventHandler<HTMLFormElement>
  onCancel: () => void
  messages: ImpressionMessages
}

/** The attributes that every field takes from its name. */
function fieldProps(name: string, { idOf, failure, values }: ImpressionFormProps) {
  return { name, id: idOf(name), error: failure?.fields[name], defaultValue: values[name] }
}

function ConsumptionFields(props: ImpressionFormProps) {
  const t = props.messages.form
  return (
    <div className="consumption">
      <RadioGroup
        {...fieldProps('consumptionForm', props)}
        label={t.consumptionForm}
        options={props.options.consumptionForm}
      />
      <div className="other-form">
        <TextInput
          {...fieldProps('otherConsumptionForm', props)}
          label={t.otherConsumptionForm}
          maxLength={maxOtherFormLength}
          required
        />
      </div>
    </div>
  )
}

function Actions({ fields, isSending, onCancel, messages }: ImpressionFormProps) {
  const cancel = (event: MouseEvent) => {
    event.preventDefault()
    onCancel()
  }
  return (
    <div className="form-actions">
      <Button type="submit" busy={isSending}>
        {isSending ? messages.sending : messages.form.send}
      </Button>
      <a className="button quiet" href={`${fields.from.split('?')[0]}#impressions`} onClick={cancel}>
        {messages.cancel}
      </a>
      <p className="caption">{messages.moderated}</p>
    </div>
  )
}

/** Rating, text, consumption form, experiences and benefits. */
export function ImpressionForm(props: ImpressionFormProps) {
  const { idOf, fields, options, values, failure, takesFocus, onSubmit, messages } = props
  const firstFieldId = idOf('rating')
  useEffect(() => {
    if (takesFocus) document.getElementById(firstFieldId)?.focus()
  }, [takesFocus, firstFieldId])
  const t = messages.form
  const { defaultValue: rating, ...ratingProps } = fieldProps('rating', props)
  return (
    <EntryForm
      id={idOf('form')}
      action="/api/impressions/write"
      fields={fields}
      failure={failure}
      honeypotLabel={messages.honeypot}
      onSubmit={onSubmit}
    >
      <StarsField
        {...ratingProps}
        label={t.rating}
        names={messages.starNames}
        defaultValue={Number(rating)}
        required
      />
      <TextInput {...fieldProps('headline', props)} label={t.headline} required />
      <TextArea
        {...fieldProps('impression', props)}
        label={t.text}
        hint={messages.textHint}
        limit={{ characters: textLength.max, label: messages.charactersLeft }}
        required
      />
      <ConsumptionFields {...props} />
      <ExperienceFields idOf={idOf} options={options} values={values} messages={t} />
      <Checkbox
        name="anonymous"
        id={idOf('anonymous')}
        error={failure?.fields.anonymous}
        label={messages.anonymous}
        hint={messages.anonymousHint}
        defaultChecked={Boolean(values.anonymous)}
      />
      <Actions {...props} />
    </EntryForm>
  )
}
