import type { Potency } from '@/domains/species/potency'
import type { AmountBasis } from '@/domains/species/vocabulary'
import type { SearchParams } from '@/foundation/routing/search-params'

/** What has to be confirmed before figures are shown, each with the value that confirms it. */
export const confirmations = { age: 'adult', law: 'known' } as const

type Confirmation = keyof typeof confirmations

export const confirmationNames = Object.keys(confirmations) as Confirmation[]

/** The weights that can be entered, in grams. */
export const weightLimits = { min: 0.01, max: 100 } as const

/** Dried or fresh mushrooms, as addresses write it. */
const states = { dried: 'dry-weight', fresh: 'fresh-weight' } as const satisfies Record<string, AmountBasis>

export type State = keyof typeof states

export const stateNames = Object.keys(states) as State[]

/** What the address of the page says. */
export interface PotencyRequest {
  confirmed: readonly Confirmation[]
  /** As it was entered; null without a weight. */
  weight: string | null
  /** Null if no weight was entered, or one outside the limits. */
  grams: number | null
  state: State
}

const single = (value: SearchParams[string]) => [value ?? []].flat()[0] ?? null

function parseGrams(weight: string | null): number | null {
  const grams = weight && /^\d{1,3}(?:[.,]\d{1,4})?$/.test(weight) ? Number(weight.replace(',', '.')) : null
  return grams !== null && grams >= weightLimits.min && grams <= weightLimits.max ? grams : null
}

/** Reads an address. What is unknown or malformed is ignored. */
export function parsePotencyRequest(params: SearchParams): PotencyRequest {
  const weight = single(params.weight)?.trim().slice(0, 12) || null
  return {
    confirmed: confirmationNames.filter((name) => single(params[name]) === confirmations[name]),
    weight,
    grams: parseGrams(weight),
    state: stateNames.find((state) => state === single(params.state)) ?? 'dried',
  }
}

/** The query parameters that make a request. */
export function potencyQuery({
  confirmed,
  weight,
  state,
}: PotencyRequest): Record<string, string | undefined> {
  return {
    ...Object.fromEntries(confirmed.map((name) => [name, confirmations[name]])),
    weight: weight ?? undefined,
    state: state === 'dried' ? undefined : state,
  }
}

/** Whether everything was confirmed: only then are figures shown. */
export const isConfirmed = ({ confirmed }: PotencyRequest): boolean =>
  confirmed.length === confirmationNames.length

/** What is published for mushrooms in a state. */
export function potencyIn(potency: readonly Potency[], state: State): Potency[] {
  return potency.filter(({ basis }) => basis === states[state])
}

/** The states in which amounts are published. */
export function publishedStates(potency: readonly Potency[]): State[] {
  return stateNames.filter((state) => potencyIn(potency, state).length > 0)
}

/** How many times the lowest amount the highest is, at most of all compounds; null if a lowest amount is 0. */
export function spreadOf(potency: readonly Potency[]): number | null {
  const ratios = potency.map(({ perGram: { min, max } }) => max / min)
  const spread = Math.max(...ratios)
  return Number.isFinite(spread) ? spread : null
}
