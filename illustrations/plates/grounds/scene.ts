import type { SeededRandom } from '@illustrations/engine/seeded-random'

/** The strip of ground a group stands on; units of the plate. */
export interface Scene {
  left: number
  right: number
  /** Height of the line the specimens stand on. */
  y: number
  /** How far up the page the ground reaches behind that line. */
  deep: number
  random: SeededRandom
}

/** What lies behind the specimens and what stands before their feet. */
export interface Ground {
  back(): void
  front(): void
}
