import type { Age } from '@illustrations/plates/core/profiles'

/** Position of one specimen in a group. Distances are fractions of the group's unit. */
export interface Slot {
  x: number
  /**
   * Distance from the viewer, up the page on rising ground. Negative values stand in front of the main
   * specimen.
   */
  back: number
  size: number
  age: Age
  elevation: number
  tilt: number
  /** Lean of the top, as a fraction of the height. */
  lean: number
  /** Length of the stipe, as a fraction of the recorded one. */
  tall: number
  /** Whether it was picked and laid down, towards the side of its lean, so that it shows its underside. */
  lying?: boolean
}

export type Arrangement = readonly Slot[]
export type Choice = readonly [Arrangement, ...Arrangement[]]

export const slot = (
  x: number,
  back: number,
  size: number,
  age: Age,
  elevation: number,
  tilt: number,
  lean: number,
  tall = 1,
): Slot => ({
  x,
  back,
  size,
  age,
  elevation,
  tilt,
  lean,
  tall,
})
