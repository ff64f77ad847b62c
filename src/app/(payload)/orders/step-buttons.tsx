import type { ReactNode } from 'react'
import { maxLengths } from '@/domains/orders/contact'
import { type State, stepsFor } from '@/domains/orders/states'
import type { FailedSubmission } from '@/foundation/forms/form-state'
import { translateProblem } from '@/foundation/forms/translate-problem'
import type { orderTranslator } from './messages'
import './orders.css'

/** The vendor's label for the step to each state. */
const verbs = {
  requested: 'confirm',
  confirmed: 'confirm',
  declined: 'decline',
  shipped: 'ship',
  closed: 'close',
} as const satisfies Record<State, string>

type Translator = ReturnType<typeof orderTranslator>

interface StepButtonsProps {
  order: { id: string; state: State; number: string; currency: string }
  t: Translator
  /** Shows the fields of every step at once, as the order's own page does. */
  withNote?: boolean
  /** A failed submission of this form. */
  submission?: FailedSubmission | null
}

/** Why a step failed. */
function Problems({ submission, t }: Pick<StepButtonsProps, 'submission' | 't'>) {
  const problems = submission?.problems ?? []
  return problems.length > 0 ? (
    <div className="order-problems" role="alert">
      {problems.map(({ field, code, values }) => (
        <p key={`${field} ${code}`}>{translateProblem(t, { code, values })}</p>
      ))}
    </div>
  ) : null
}

type FieldsProps = Pick<StepButtonsProps, 't' | 'submission'>

function NoteField({ t, submission }: FieldsProps) {
  return (
    <label>
      {t('steps.note')}
      <textarea defaultValue={submission?.values.note} maxLength={maxLengths.note} name="note" rows={3} />
      <small>{t('steps.noteHint')}</small>
    </label>
  )
}

/** What delivery costs and how to pay, which the buyer has been promised to learn. */
function ConfirmationFields({ t, submission, currency }: FieldsProps & { currency: string }) {
  const { deliveryCost, paymentNote } = submission?.values ?? {}
  return (
    <>
      <label>
        {t('steps.deliveryCost', { currency })}
        <input
          defaultValue={deliveryCost}
          inputMode="decimal"
          maxLength={12}
          name="deliveryCost"
          type="text"
        />
        <small>{t('steps.deliveryCostHint')}</small>
      </label>
      <label>
        {t('steps.payment')}
        <textarea defaultValue={paymentNote} maxLength={maxLengths.note} name="paymentNote" rows={3} />
        <small>{t('steps.paymentHint')}</small>
      </label>
    </>
  )
}

interface StepProps extends Pick<StepButtonsProps, 'order' | 't'> {
  to: State
}

function StepButton({ order, t, to, isNamed }: StepProps & { isNamed: boolean }) {
  const label = t(`steps.${verbs[to]}`)
  return (
    <button
      aria-label={isNamed ? `${label}: ${order.number}` : undefined}
      name="state"
      type="submit"
      value={to}
    >
      {label}
    </button>
  )
}

/** A step in a list: one that answers a request asks first, with the fields of the answer. */
function ListedStep({ order, t, to }: StepProps) {
  const { id, number, currency, state } = order
  const button = <StepButton isNamed order={order} t={t} to={to} />
  const form = (fields: ReactNode) => (
    <form action="/api/orders/move" className="order-steps" method="post">
      <input name="order" type="hidden" value={id} />
      <input name="was" type="hidden" value={state} />
      {fields}
      {button}
    </form>
  )
  if (to !== 'confirmed' && to !== 'declined') return form(null)
  return (
    <details name={`answer-${id}`}>
      <summary>{t(`steps.${verbs[to]}`)}</summary>
      <p>{t(`steps.ask.${to}`, { number })}</p>
      {form(to === 'confirmed' ? <ConfirmationFields currency={currency} t={t} /> : <NoteField t={t} />)}
    </details>
  )
}

/** The steps on the order's own page in one form, which shows failures and keeps what was entered. */
function SheetSteps({ order, t, submission }: StepButtonsProps) {
  const steps = stepsFor(order.state, ['vendor'])
  const note = submission?.values.note
  if (steps.length === 0) {
    return (
      <>
        <Problems submission={submission} t={t} />
        {note ? <blockquote>{note}</blockquote> : null}
        <p>{t('steps.none')}</p>
      </>
    )
  }
  return (
    <form action="/api/orders/move" className="order-steps" method="post">
      <Problems submission={submission} t={t} />
      <input name="order" type="hidden" value={order.id} />
      <input name="was" type="hidden" value={order.state} />
      {order.state === 'requested' ? (
        <ConfirmationFields currency={order.currency} submission={submission} t={t} />
      ) : null}
      <NoteField submission={submission} t={t} />
      {steps.map(({ to }) => (
        <StepButton isNamed={false} key={to} order={order} t={t} to={to} />
      ))}
    </form>
  )
}

/** Buttons for the next steps of an order, which return to the same page. */
export function StepButtons(props: StepButtonsProps) {
  const { order, t, withNote } = props
  if (withNote) return <SheetSteps {...props} />
  const steps = stepsFor(order.state, ['vendor'])
  if (steps.length === 0) return null
  return (
    <div className="order-steps">
      {steps.map(({ to }) => (
        <ListedStep key={to} order={order} t={t} to={to} />
      ))}
    </div>
  )
}
