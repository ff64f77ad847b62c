import type { Age } from '@illustrations/plates/core/profiles'
import { growsOnWood, type ResolvedTraits } from '@illustrations/plates/core/resolved-traits'

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
}

type Arrangement = readonly Slot[]
type Choice = readonly [Arrangement, ...Arrangement[]]

const slot = (
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

/**
 * Drawn in order, so the first stands farthest back; together they show a cap from below, from above and
 * unopened. The farther ones rise above the nearer, so that the group fills a portrait format.
 */
const CAPPED: Record<'group' | 'squat' | 'log' | 'pair' | 'tall' | 'cluster' | 'tuft' | 'ring', Choice> = {
  group: [
    [
      slot(0.74, 0.6, 0.8, 2, 20, 8, 0.1, 1.18),
      slot(-0.16, 0, 1, 1, -15, -6, -0.05),
      slot(0.96, -0.14, 0.48, 0, 10, 5, 0.05, 0.62),
    ],
    [
      slot(-0.7, 0.7, 0.8, 2, 18, -9, -0.1, 1.24),
      slot(0.14, 0, 1, 1, -14, 5, 0.05),
      slot(-0.76, -0.12, 0.5, 0, 11, -5, -0.05, 0.62),
      slot(0.88, 0.08, 0.4, 0, 12, 8, 0.1, 0.6),
    ],
    [
      slot(0.42, 0.56, 0.84, 2, 18, 5, 0.06, 1.16),
      slot(-0.52, 0, 0.96, 1, -16, -7, -0.08, 0.92),
      slot(0.72, -0.12, 0.56, 0, 10, 7, 0.1, 0.66),
    ],
  ],
  squat: [
    [
      slot(0.72, 0.92, 0.82, 2, 21, 8, 0.08, 1.22),
      slot(-0.2, 0, 1, 1, -15, -6, -0.05, 1.06),
      slot(0.9, -0.12, 0.5, 0, 10, 5, 0.05, 0.7),
    ],
    [
      slot(-0.7, 0.92, 0.8, 2, 20, -8, -0.08, 1.22),
      slot(0.22, 0, 1, 1, -14, 5, 0.05, 1.06),
      slot(-0.84, -0.1, 0.52, 0, 11, -5, -0.05, 0.7),
    ],
    [
      slot(-0.58, 0.96, 0.74, 2, 19, -6, -0.06, 1.24),
      slot(0.3, 0, 1, 1, -15, 5, 0.04, 1.06),
      slot(-0.82, 0.02, 0.54, 0, 12, -5, -0.05, 0.8),
      slot(-0.3, -0.08, 0.34, 0, 10, 3, 0.04, 0.7),
    ],
  ],
  // A log is shallow, but one specimen may grow from its side.
  log: [
    [
      slot(0.66, 0.8, 0.82, 2, 20, 8, 0.16, 1.5),
      slot(-0.16, 0, 1, 1, -15, -6, -0.05, 1.1),
      slot(0.72, -2.4, 0.5, 0, 12, 8, 0.16, 0.75),
      slot(-0.98, -1.2, 0.4, 0, 12, -8, -0.2, 0.6),
    ],
    [
      slot(-0.66, 0.8, 0.82, 2, 19, -8, -0.14, 1.46),
      slot(0.18, 0, 1, 1, -15, 6, 0.05, 1.1),
      slot(-0.62, -2.2, 0.52, 0, 12, -7, -0.16, 0.75),
    ],
  ],
  pair: [
    [slot(0, 0, 1, 1, -13, -5, -0.04), slot(0.94, -0.12, 0.56, 0, 14, 9, 0.1, 0.72)],
    [slot(0.8, 0.5, 0.76, 2, 18, 8, 0.1, 1.1), slot(0, 0, 1, 1, -14, -5, -0.05)],
    [slot(-0.92, -0.1, 0.56, 0, 12, -8, -0.1, 0.7), slot(0, 0, 1, 1, -13, 5, 0.05)],
  ],
  tall: [
    [
      slot(0.95, 0.2, 0.92, 2, 8, 6, 0.06, 1.1),
      slot(-0.2, 0, 1, 1, 8, -3, -0.04, 0.95),
      slot(0.4, -0.16, 0.66, 0, 10, 4, 0.02, 0.5),
    ],
    [
      slot(-0.9, 0.14, 0.9, 1, 10, -8, -0.12),
      slot(0.15, 0.2, 1, 1, -15, 6, 0.05, 1.12),
      slot(1.05, 0, 0.86, 2, 12, 11, 0.16, 0.9),
      slot(-0.35, -0.14, 0.6, 0, 10, -3, -0.04, 0.5),
    ],
  ],
  cluster: [
    [
      slot(0.3, 0.15, 0.88, 2, 20, 4, 0.2, 1.2),
      slot(-0.36, 0.12, 0.9, 1, 15, -14, -0.42, 1.04),
      slot(0.42, 0.05, 0.86, 1, -14, 14, 0.5, 0.84),
      slot(-0.06, -0.05, 1, 1, -16, -4, -0.1, 0.78),
      slot(0.4, -0.1, 0.5, 0, 10, 12, 0.3, 0.4),
    ],
    [
      slot(-0.3, 0.15, 0.88, 2, 20, -5, -0.22, 1.18),
      slot(0.34, 0.12, 0.92, 1, 16, 12, 0.36, 1.04),
      slot(-0.44, 0.04, 0.84, 1, -14, -14, -0.5, 0.82),
      slot(0.1, -0.04, 1, 1, -16, 5, 0.12, 0.8),
      slot(-0.2, -0.1, 0.5, 0, 10, -8, -0.2, 0.42),
    ],
  ],
  // Small caps overlap above fused feet.
  tuft: [
    [
      slot(0.04, 0.3, 0.66, 1, 24, 2, 0.02, 2.2),
      slot(-0.2, 0.25, 0.7, 2, 22, -10, -0.3, 1.86),
      slot(0.26, 0.25, 0.74, 1, 21, 10, 0.34, 1.8),
      slot(-0.3, 0.1, 0.74, 1, 14, -16, -0.62, 1.4),
      slot(0.34, 0.1, 0.7, 1, -13, 16, 0.64, 1.36),
      slot(-0.02, 0, 0.86, 1, -17, -3, -0.06, 1.5),
      slot(-0.44, -0.05, 0.42, 0, 10, -16, -0.95, 0.8),
      slot(0.46, -0.08, 0.46, 0, 10, 14, 0.9, 0.72),
      slot(0.12, -0.1, 0.28, 0, 9, 5, 0.1, 0.46),
    ],
    [
      slot(-0.04, 0.3, 0.68, 1, 24, -3, -0.04, 2.16),
      slot(0.22, 0.25, 0.7, 2, 22, 9, 0.32, 1.84),
      slot(-0.26, 0.25, 0.74, 1, 21, -10, -0.36, 1.76),
      slot(0.3, 0.1, 0.76, 1, 14, 16, 0.6, 1.42),
      slot(-0.34, 0.1, 0.7, 1, -13, -16, -0.66, 1.34),
      slot(0.04, 0, 0.86, 1, -17, 4, 0.06, 1.5),
      slot(0.46, -0.05, 0.44, 0, 10, 15, 0.92, 0.8),
      slot(-0.4, -0.08, 0.36, 0, 10, -12, -0.8, 0.66),
    ],
  ],
  // Part of a fairy ring seen from outside: it curves towards the viewer on both sides.
  ring: [
    [
      slot(0.36, 1.3, 0.6, 1, 18, 4, 0.04, 1.16),
      slot(-0.72, 0.8, 0.7, 2, 20, -8, -0.1, 1.1),
      slot(0.12, 0, 1, 1, -14, -4, -0.03),
      slot(-0.86, -0.06, 0.5, 0, 12, -5, -0.06, 0.7),
    ],
    [
      slot(-0.3, 1.26, 0.62, 2, 19, -4, -0.04, 1.16),
      slot(0.76, 0.76, 0.68, 1, 17, 9, 0.1, 1.1),
      slot(-0.12, 0, 1, 1, -15, 5, 0.04),
      slot(0.84, -0.08, 0.46, 0, 12, 4, 0.05, 0.66),
    ],
  ],
}

/** Bodies without a cap. Age 2 is a cut specimen, where the form has one; age 0 is unopened. */
const BODIES = {
  balls: [
    [slot(0.62, 0.95, 0.72, 1, 0, 0, 0), slot(-0.1, 0, 1, 1, 0, 0, 0), slot(0.86, -0.16, 0.5, 2, 0, 0, 0)],
    [slot(-0.62, 0.95, 0.7, 1, 0, 0, 0), slot(0.1, 0, 1, 1, 0, 0, 0), slot(-0.86, -0.16, 0.52, 2, 0, 0, 0)],
  ],
  pears: [
    [
      slot(0.5, 0.62, 0.9, 1, 0, 0, 0),
      slot(-0.72, 0.3, 0.84, 1, 0, 0, 0),
      slot(0.9, -0.04, 0.66, 1, 0, 0, 0),
      slot(-0.08, -0.14, 0.58, 1, 0, 0, 0),
    ],
  ],
  pair: [
    [slot(-0.86, 0.42, 0.66, 1, 10, -4, -0.05, 0.95), slot(0.12, 0, 1, 1, 10, 2, 0.02)],
    [slot(0.9, 0.4, 0.62, 1, 10, 5, 0.05, 0.95), slot(-0.1, 0, 1, 1, 10, -2, -0.02)],
  ],
  brains: [
    [
      slot(0.66, 0.92, 0.8, 1, 10, 6, 0.05, 1.2),
      slot(-0.2, 0, 1, 1, 10, -2, -0.02, 1.1),
      slot(0.92, -0.12, 0.46, 1, 10, 6, 0.05, 1),
    ],
    [
      slot(-0.68, 0.9, 0.8, 1, 10, -6, -0.05, 1.2),
      slot(0.2, 0, 1, 1, 10, 2, 0.02, 1.1),
      slot(-0.9, -0.12, 0.46, 1, 10, -6, -0.05, 1),
    ],
  ],
  cups: [
    [
      slot(0.78, 0.95, 0.7, 1, 0, 7, 0.06),
      slot(-0.62, 0.62, 0.86, 1, 0, -6, -0.06),
      slot(0.4, 0, 1, 1, 0, 2, 0),
      slot(-0.86, -0.16, 0.46, 0, 0, -5, 0),
    ],
  ],
  bush: [[slot(0.86, 0.5, 0.5, 1, 0, 0, 0), slot(-0.12, 0, 1, 1, 0, 0, 0)]],
  clubs: [
    [
      slot(-0.9, 0.4, 0.9, 1, 0, 0, -0.1),
      slot(0.1, 0.1, 1, 1, 0, 0, 0.05),
      slot(1, 0, 0.72, 1, 0, 0, 0.16),
      slot(-1.5, -0.1, 0.5, 1, 0, 0, -0.16),
    ],
  ],
  horns: [[slot(0, 0, 1, 1, 0, -2, -0.03), slot(1.3, -0.14, 0.9, 0, 0, 0, 0)]],
  stars: [
    [slot(0.72, 0.85, 0.72, 1, 0, 0, 0), slot(0, 0, 1, 1, 0, 0, 0), slot(-1.05, -0.1, 0.5, 0, 0, 0, 0)],
  ],
} satisfies Record<string, Choice>

export function arrangements(l: ResolvedTraits): Choice {
  switch (l.form) {
    case 'puffball':
      return l.hasStipe || growsOnWood(l) ? BODIES.pears : BODIES.balls
    case 'truffle':
      return BODIES.balls
    case 'morel':
      return BODIES.pair
    case 'gyromitra':
      return growsOnWood(l) ? BODIES.pair : BODIES.brains
    case 'cup':
    case 'birds-nest':
    case 'jelly':
      return BODIES.cups
    case 'coral':
      return BODIES.bush
    case 'club':
      return BODIES.clubs
    case 'stinkhorn':
      return BODIES.horns
    case 'earthstar':
      return BODIES.stars
    default:
      return CAPPED[cappedTroop(l)]
  }
}

function cappedTroop(l: ResolvedTraits): keyof typeof CAPPED {
  const isTuft = l.habit === 'cluster' && l.ground === 'wood-trunk' && l.cm.cap < 8
  if (l.habit === 'cluster' || l.habit === 'shelf') return isTuft ? 'tuft' : 'cluster'
  const slender = l.cm.height / l.cm.cap
  if (slender > 2.1) return 'tall'
  if (l.habit === 'fairy-ring') return 'ring'
  if (l.habit === 'single') return 'pair'
  if (l.ground === 'wood-log' && slender < 1.1) return 'log'
  return slender < 0.88 ? 'squat' : 'group'
}
