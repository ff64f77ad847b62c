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

interface StepButtonsProps {
  order: { id: string; state: State; number: string }
  t: ReturnType<typeof orderTranslator>
  /** Shows a field for a note to the buyer. */
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

/**
 * Buttons for the next steps of an order, which return to the same page. The list asks before it answers a request. The
 * order's page shows failures and keeps the note.
 */
export function StepButtons({ order: { id, state, number }, t, withNote, submission }: StepButtonsProps) {
  const steps = stepsFor(state, ['vendor'])
  const note = submission?.values.note
  if (steps.length === 0) {
    return withNote ? (
      <>
        <Problems submission={submission} t={t} />
        {note ? <blockquote>{note}</blockquote> : null}
        <p>{t('steps.none')}</p>
      </>
    ) : null
  }
  return (
    <form action="/api/orders/move" className="order-steps" method="post">
      <Problems submission={submission} t={t} />
      <input name="order" type="hidden" value={id} />
      {withNote ? (
        <label>
          {t('steps.note')}
          <textarea defaultValue={note} maxLength={maxLengths.note} name="note" rows={3} />
          <small>{t('steps.noteHint')}</small>
        </label>
      ) : null}
      {steps.map(({ to }) => {
        const button = (
          <button
            aria-label={withNote ? undefined : `${t(`steps.${verbs[to]}`)}: ${number}`}
            key={to}
            name="state"
            type="submit"
            value={to}
          >
            {t(`steps.${verbs[to]}`)}
          </button>
        )
        return !withNote && (to === 'confirmed' || to === 'declined') ? (
          <details key={to} name={`answer-${id}`}>
            <summary>{t(`steps.${verbs[to]}`)}</summary>
            <p>{t(`steps.ask.${to}`, { number })}</p>
            {button}
          </details>
        ) : (
          button
        )
      })}
    </form>
  )
}
