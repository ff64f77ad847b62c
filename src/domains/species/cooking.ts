import { type CitedSource, citedSource } from '@/domains/references/view'
import type { Mushroom } from '@/payload-types'

/** What makes a species fit to eat that harms raw. */
export interface Cooking {
  /** The shortest time. */
  minutes: number
  /** Whether the water that it was cooked or soaked in is harmful too. */
  discardsWater: boolean
  /** Null where the reference was not read with the species. */
  source: CitedSource | null
}

/** Null if no cooking time is recorded. */
export function cookingOf({ cooking }: Pick<Mushroom['specie'], 'cooking'>): Cooking | null {
  if (typeof cooking?.minMinutes !== 'number') return null
  return {
    minutes: cooking.minMinutes,
    discardsWater: cooking.discardsWater ?? false,
    source: citedSource(cooking.source),
  }
}
