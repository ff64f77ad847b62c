import { longest } from '@/domains/orders/contact'
import { type State, stepsFor } from '@/domains/orders/states'
import type { Attempt } from '@/foundation/forms/attempt'
import type { wordsFor } from './words'
import './orders.css'

/** What a step is called by who sells. */
const verbs = {
  requested: 'confirm',
  confirmed: 'confirm',
  declined: 'decline',
  shipped: 'ship',
  closed: 'close',
} as const satisfies Record<State, string>

interface StepButtonsProps {
  order: { id: string; state: State; number: string }
  say: ReturnType<typeof wordsFor>
  /** A field for a note to the buyer. */
  withNote?: boolean
  /** The step that was tried here and not taken. */
  attempt?: Attempt | null
}

/** Why a step was not taken. */
function Problems({ attempt, say }: Pick<StepButtonsProps, 'attempt' | 'say'>) {
  const problems = attempt?.problems ?? []
  return problems.length > 0 ? (
    <div className="order-problems" role="alert">
      {problems.map(({ field, code, values }) => (
        <p key={`${field} ${code}`}>{say(`problems.${code as 'failed'}`, values as never)}</p>
      ))}
    </div>
  ) : null
}

/**
 * Takes an order on with one press; the page comes back as it was. What is not taken is told on the order's page, with
 * the note that was written.
 */
export function StepButtons({ order: { id, state, number }, say, withNote, attempt }: StepButtonsProps) {
  const steps = stepsFor(state, ['vendor'])
  const note = attempt?.values.note
  if (steps.length === 0) {
    return withNote ? (
      <>
        <Problems attempt={attempt} say={say} />
        {note ? <blockquote>{note}</blockquote> : null}
        <p>{say('steps.none')}</p>
      </>
    ) : null
  }
  return (
    <form action="/api/orders/move" className="order-steps" method="post">
      <Problems attempt={attempt} say={say} />
      <input name="order" type="hidden" value={id} />
      {withNote ? (
        <label>
          {say('steps.note')}
          <textarea defaultValue={note} maxLength={longest.note} name="note" rows={3} />
          <small>{say('steps.noteHint')}</small>
        </label>
      ) : null}
      {steps.map(({ to }) => (
        <button
          aria-label={withNote ? undefined : `${say(`steps.${verbs[to]}`)}: ${number}`}
          key={to}
          name="state"
          type="submit"
          value={to}
        >
          {say(`steps.${verbs[to]}`)}
        </button>
      ))}
    </form>
  )
}
