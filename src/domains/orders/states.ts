/** How far an order request has come. */
export const states = ['requested', 'confirmed', 'shipped', 'closed', 'declined'] as const
export type State = (typeof states)[number]

/** Who moves it on: whoever asked for it, whoever sells it, or the clock where nobody does. */
export type Side = 'buyer' | 'vendor' | 'system'

/** Days within which a vendor answers a request: what is put aside for it is kept from everybody else. */
export const answerDays = 14

interface Step {
  to: State
  by: readonly Side[]
  /** What had been put aside is for sale again. */
  releasesStock: boolean
}

const either: readonly Side[] = ['buyer', 'vendor']
const vendor: readonly Side[] = ['vendor']

/** Every way on there is. What is declined or closed stays so. */
export const steps: Readonly<Record<State, readonly Step[]>> = {
  requested: [
    { to: 'confirmed', by: vendor, releasesStock: false },
    { to: 'declined', by: vendor, releasesStock: true },
    // Withdrawn by the buyer before the vendor has answered, or never answered.
    { to: 'closed', by: ['buyer', 'system'], releasesStock: true },
  ],
  confirmed: [
    { to: 'shipped', by: vendor, releasesStock: false },
    // Called off: it was never sent.
    { to: 'closed', by: either, releasesStock: true },
  ],
  shipped: [{ to: 'closed', by: either, releasesStock: false }],
  closed: [],
  declined: [],
}

/** Where one may take an order from here. */
export function stepsFor(state: State, sides: readonly Side[]): readonly Step[] {
  return steps[state].filter(({ by }) => by.some((side) => sides.includes(side)))
}
