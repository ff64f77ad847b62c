/** The states of an order request. */
export const states = ['requested', 'confirmed', 'shipped', 'closed', 'declined'] as const
export type State = (typeof states)[number]

/** Who takes a step: the buyer, the vendor, or the system after the deadline. */
export type Side = 'buyer' | 'vendor' | 'system'

/** Days that a vendor has to answer a request; its stock stays reserved as long. */
export const answerDays = 14

/** How long a vendor can take an answer back. Its mail is sent afterwards. */
export const undoMilliseconds = 60_000

/** Whether a step answers a request; only answers can be taken back. */
export const isAnswer = (to: State): boolean => to === 'confirmed' || to === 'declined'

interface History {
  state: State
  history?: readonly { at: string }[] | null
}

/** Whether the last step was an answer that can still be taken back. */
export function canUndo({ state, history }: History, at: Date): boolean {
  const last = history?.at(-1)
  return isAnswer(state) && last !== undefined && at.getTime() < Date.parse(last.at) + undoMilliseconds
}

interface Step {
  to: State
  by: readonly Side[]
  /** Whether the step returns the reserved stock. */
  releasesStock: boolean
}

const either: readonly Side[] = ['buyer', 'vendor']
const vendor: readonly Side[] = ['vendor']

/** All possible steps. Declined and closed orders are final. */
export const steps: Readonly<Record<State, readonly Step[]>> = {
  requested: [
    { to: 'confirmed', by: vendor, releasesStock: false },
    { to: 'declined', by: vendor, releasesStock: true },
    // Withdrawn by the buyer before an answer, or never answered.
    { to: 'closed', by: ['buyer', 'system'], releasesStock: true },
  ],
  confirmed: [
    { to: 'shipped', by: vendor, releasesStock: false },
    // Cancelled before shipping.
    { to: 'closed', by: either, releasesStock: true },
  ],
  shipped: [{ to: 'closed', by: either, releasesStock: false }],
  closed: [],
  declined: [],
}

/** The steps from a state that any of these sides may take. */
export function stepsFor(state: State, sides: readonly Side[]): readonly Step[] {
  return steps[state].filter(({ by }) => by.some((side) => sides.includes(side)))
}
