import type { Mushroom } from '@/payload-types'

/** What a plate is drawn from: the recorded traits of a species, and nothing else. */
export type PlateTraits = Mushroom['specie']['traits']
