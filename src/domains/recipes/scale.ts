import type { UnitSystem } from './amount'

/** How the amounts of a recipe are shown. */
export interface Scale {
  /** Servings by the servings that the recipe is written for. */
  factor: number
  system: UnitSystem
}

/** The most servings that a recipe is written or shown for. */
export const maxServings = 100

/** Parameters of a recipe's address. */
export interface ServingParams {
  serves?: string | null
  units?: string | null
}

/** Reads servings and units from an address; the recipe's own where they are missing or invalid. */
export function readServing(
  { serves, units }: ServingParams,
  written: number,
): { servings: number; system: UnitSystem } {
  const requested = /^\d{1,3}$/.test(serves ?? '') ? Number(serves) : 0
  const servings = requested >= 1 && requested <= maxServings ? requested : written
  return { servings, system: units === 'us' ? 'us' : 'metric' }
}

/** The parameters that lead to these servings and units; none where they are the recipe's own. */
export function servingParams(
  { servings, system }: ReturnType<typeof readServing>,
  written: number,
): { serves?: string; units?: string } {
  return {
    ...(servings !== written && { serves: String(servings) }),
    ...(system !== 'metric' && { units: system }),
  }
}
