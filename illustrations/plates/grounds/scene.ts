import type { SeededRandom } from '@illustrations/engine/seeded-random'

/** The strip of ground under a group, in units of the plate. */
export interface Scene {
  left: number
  right: number
  /** Height of the ground line. */
  y: number
  /** How far the ground extends up the page behind that line. */
  deep: number
  random: SeededRandom
}

/** Draws the ground behind the specimens and in front of their feet. */
export interface Ground {
  back(): void
  front(): void
}
