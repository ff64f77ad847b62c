import { undoMilliseconds } from '@/foundation/undo/undo-time'

/** The states of an order request. */
export const states = ['requested', 'confirmed', 'shipped', 'closed', 'declined'] as const
export type State = (typeof states)[number]

/** Who takes a step: the buyer, the vendor, or the system after the deadline. */
export type Side = 'buyer' | 'vendor' | 'system'

/** Who took a step; staff act for either side. */
export const actors = ['buyer', 'vendor', 'staff', 'system'] as const
export type Actor = (typeof actors)[number]

/** Days that a vendor has to answer a request; its stock stays reserved as long. */
export const answerDays = 14

/** Whether a step answers a request, which the vendor can take back. */
export const isAnswer = (to: State): boolean => to === 'confirmed' || to === 'declined'

interface Entry {
  state: State
  at: string
  /** Missing in entries that were written before it was recorded. */
  by?: Actor | null
}

interface Progress {
  state: State
  history?: readonly Entry[] | null
}

function isRecent(entry: { at: string } | undefined, at: Date): boolean {
  return entry !== undefined && at.getTime() < Date.parse(entry.at) + undoMilliseconds
}

/** Whether the last step was an answer that can still be taken back. */
export function canUndo(
  { state, history }: { state: State; history?: readonly { at: string }[] | null },
  at: Date,
): boolean {
  return isAnswer(state) && isRecent(history?.at(-1), at)
}

const outcomes = {
  buyer: 'cancelledByBuyer',
  vendor: 'cancelledByVendor',
  staff: 'cancelled',
  system: 'unanswered',
} as const satisfies Record<Actor, string>

/** The state of an order, and how it ended if it is closed. */
export type Status = Exclude<State, 'closed'> | (typeof outcomes)[Actor] | 'completed'

/** A closed order was completed if it had been shipped; otherwise its last entry says who cancelled it. */
export function statusOf({ state, history }: Progress): Status {
  if (state !== 'closed') return state
  if (history?.at(-2)?.state === 'shipped') return 'completed'
  return outcomes[history?.at(-1)?.by ?? 'staff']
}

/** Whether the buyer cancelled the order and can still take that back. */
export function canUndoCancellation(order: Progress, at: Date): boolean {
  return statusOf(order) === 'cancelledByBuyer' && isRecent(order.history?.at(-1), at)
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
