import { Honeypot } from '@/domains/contributions/components/honeypot'
import type { AnswerFieldView } from '@/domains/forms/form-view'
import { takeFocus } from '@/ui/browser/take-focus'
import { Button } from '@/ui/button'
import { FormSummary } from '@/ui/form-summary'
import { type InlineContent, InlineText } from '@/ui/inline-text'
import { SentNotice } from '@/ui/sent-notice'
import { AnswerField } from './answer-field'
import type { FormMessages } from './form-messages'
import { type FormFailure, useForm } from './use-form'

/** A field, or a text between fields as HTML. */
export type RenderedPart = AnswerFieldView | { type: 'message'; id: string; html: string }

export interface FormProps {
  id: string
  idPrefix: string
  locale: string
  /** The page that shows the form again if it is refused without JavaScript. */
  from: string
  parts: readonly RenderedPart[]
  submitLabel: InlineContent
  /** Shown after sending, as HTML. */
  confirmation: string
  redirect: string | null
  /** The failed submission without JavaScript, and what was answered. */
  failure: FormFailure | null
  values: Readonly<Record<string, string>>
  messages: FormMessages
}

/** A text that the server has rendered. */
function Html({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React.
  return <div className="unboxed" dangerouslySetInnerHTML={{ __html: html }} />
}

const isField = (part: RenderedPart): part is AnswerFieldView => part.type !== 'message'

/** A form that an editor has built. */
export function DynamicForm(props: FormProps) {
  const { idPrefix, parts, values, messages, redirect, failure: initial } = props
  const fields = parts.filter(isField)
  const { state, isSlow, submit } = useForm({ fields, messages, redirect, initial })
  if (state.is === 'submitted')
    return (
      <SentNotice title={messages.sent} ref={takeFocus}>
        <Html html={props.confirmation} />
      </SentNotice>
    )
  const failure = state.is === 'error' ? state.failure : null
  const idOf = (name: string) => `${idPrefix}${name}`
  const errors = fields.flatMap(({ name, label }) => {
    const message = failure?.fields[name]
    const text = typeof label === 'object' ? label.text : label
    const separator = text?.endsWith('?') ? ' ' : ': '
    return message ? [{ field: idOf(name), message: `${text}${separator}${message}` }] : []
  })
  return (
    <form className="form" method="post" action="/api/form-submissions" noValidate onSubmit={submit}>
      {failure ? <FormSummary title={failure.title} errors={errors} ref={takeFocus} /> : null}
      <input type="hidden" name="form" value={props.id} />
      <input type="hidden" name="locale" value={props.locale} />
      <input type="hidden" name="from" value={props.from} />
      <Honeypot label={messages.honeypot} />
      {parts.map((part) =>
        isField(part) ? (
          <AnswerField
            key={part.name}
            field={part}
            id={idOf(part.name)}
            error={failure?.fields[part.name]}
            defaultValue={values[part.name]}
            choose={messages.choose}
          />
        ) : (
          <Html key={part.id} html={part.html} />
        ),
      )}
      <div className="form-actions">
        <Button type="submit" busy={state.is === 'loading'}>
          {props.submitLabel ? <InlineText text={props.submitLabel} /> : messages.submit}
        </Button>
        <p className="caption" role="status">
          {isSlow ? messages.sending : null}
        </p>
      </div>
    </form>
  )
}
