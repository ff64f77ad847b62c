import { type State, stepsFor } from '@/domains/orders/states'
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
}

/** Takes an order on with one press; the page comes back as it was. */
export function StepButtons({ order: { id, state, number }, say, withNote }: StepButtonsProps) {
  const steps = stepsFor(state, ['vendor'])
  if (steps.length === 0) return withNote ? <p>{say('steps.none')}</p> : null
  return (
    <form action="/api/orders/move" className="order-steps" method="post">
      <input name="order" type="hidden" value={id} />
      {withNote ? (
        <label>
          {say('steps.note')}
          <textarea maxLength={1000} name="note" rows={3} />
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
