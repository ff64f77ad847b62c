import { type Likeness, onWood } from '../core/likeness'
import type { Age } from '../core/profiles'

/** Where one specimen of a group stands. Distances are shares of the group's own unit. */
export interface Slot {
  x: number
  /** Plate units nearer to the eye: down the page. */
  near: number
  size: number
  age: Age
  elevation: number
  tilt: number
  /** How far its top leans over, in shares of its height. */
  lean: number
  /** Length of stipe as a share of what the record gives. */
  tall: number
  /** Stands above the hero on a tuft of its own, as plates of old did: its foot in shares of the hero's height. */
  aloft?: number
}

type Arrangement = readonly Slot[]
type Choice = readonly [Arrangement, ...Arrangement[]]

const slot = (
  x: number,
  near: number,
  size: number,
  age: Age,
  elevation: number,
  tilt: number,
  lean: number,
  tall = 1,
): Slot => ({
  x,
  near,
  size,
  age,
  elevation,
  tilt,
  lean,
  tall,
})

/** Drawn in order, so the first stands farthest back; together they show a cap from below, from above and unopened. */
const CAPPED: Record<'group' | 'pair' | 'tall' | 'cluster' | 'ring' | 'terrace', Choice> = {
  group: [
    [
      slot(1.2, -12, 0.84, 2, 20, 9, 0.14),
      slot(0, 0, 1, 1, -15, -7, -0.06),
      slot(1.56, 9, 0.5, 0, 10, 4, 0.04, 0.62),
    ],
    [
      slot(-0.95, -12, 0.8, 2, 17, -9, -0.12),
      slot(0.25, 0, 1, 1, -14, 5, 0.05),
      slot(-0.62, 10, 0.52, 0, 11, -5, -0.05, 0.6),
      slot(1.35, 6, 0.36, 0, 12, 8, 0.1, 0.45),
    ],
    [
      slot(0.15, -14, 0.92, 2, 18, 4, 0.06, 1.15),
      slot(-0.85, 0, 0.86, 1, -16, -9, -0.12, 0.86),
      slot(1.05, 4, 0.62, 0, 10, 9, 0.14, 0.62),
    ],
    [
      slot(-0.7, -10, 0.9, 2, 20, -8, -0.1, 1.05),
      slot(0.7, 0, 1, 1, -15, 7, 0.08, 0.94),
      slot(-0.05, 11, 0.46, 0, 10, 2, 0, 0.6),
    ],
  ],
  terrace: [
    [
      { ...slot(0.5, 0, 0.62, 2, 17, 6, 0.08), aloft: 1.02 },
      slot(-0.12, 0, 1, 1, -15, -5, -0.04),
      slot(1.02, 13, 0.44, 0, 10, 5, 0.05, 0.62),
    ],
    [
      { ...slot(-0.46, 0, 0.66, 2, 19, -6, -0.08), aloft: 0.98 },
      slot(0.2, 0, 1, 1, -14, 5, 0.05),
      slot(-0.95, 12, 0.46, 0, 11, -5, -0.05, 0.6),
    ],
    [
      { ...slot(-0.62, 0, 0.5, 0, 12, -4, -0.05, 0.8), aloft: 1.04 },
      { ...slot(0.62, 0, 0.6, 2, 16, 7, 0.08), aloft: 0.98 },
      slot(0, 0, 1, 1, -15, -4, -0.03),
    ],
    [
      slot(-0.78, -8, 0.62, 0, 12, -8, -0.08, 0.72),
      { ...slot(0.1, 0, 0.64, 2, -15, 5, 0.06), aloft: 1.04 },
      slot(0.3, 0, 1, 1, -14, 6, 0.05),
    ],
  ],
  pair: [
    [slot(0, 0, 1, 1, -13, -5, -0.04), slot(1.22, 10, 0.58, 0, 14, 9, 0.1, 0.85)],
    [slot(1.1, -12, 0.74, 2, 18, 8, 0.1), slot(0, 0, 1, 1, -14, -5, -0.05)],
    [slot(-1.1, 6, 0.6, 0, 12, -8, -0.1, 0.8), slot(0, 0, 1, 1, -13, 5, 0.05)],
  ],
  tall: [
    [
      slot(0.95, -12, 0.92, 2, 8, 6, 0.06, 1.1),
      slot(-0.2, 0, 1, 1, 8, -3, -0.04, 0.95),
      slot(0.4, 11, 0.66, 0, 10, 4, 0.02, 0.5),
    ],
    [
      slot(-0.9, -8, 0.9, 1, 10, -8, -0.12),
      slot(0.15, -10, 1, 1, -15, 6, 0.05, 1.12),
      slot(1.05, 0, 0.86, 2, 12, 11, 0.16, 0.9),
      slot(-0.35, 9, 0.6, 0, 10, -3, -0.04, 0.5),
    ],
  ],
  cluster: [
    [
      slot(0.3, -12, 0.88, 2, 20, 4, 0.2, 1.12),
      slot(-0.36, -10, 0.9, 1, 15, -14, -0.42, 0.98),
      slot(0.42, -4, 0.86, 1, -14, 14, 0.5, 0.84),
      slot(-0.06, 4, 1, 1, -16, -4, -0.1, 0.78),
      slot(0.4, 8, 0.5, 0, 10, 12, 0.3, 0.4),
    ],
    [
      slot(-0.3, -12, 0.88, 2, 20, -5, -0.22, 1.1),
      slot(0.34, -10, 0.92, 1, 16, 12, 0.36, 1),
      slot(-0.44, -3, 0.84, 1, -14, -14, -0.5, 0.82),
      slot(0.1, 3, 1, 1, -16, 5, 0.12, 0.8),
      slot(-0.2, 8, 0.5, 0, 10, -8, -0.2, 0.42),
    ],
  ],
  ring: [
    [
      slot(-1.15, -14, 0.72, 1, 18, -7, -0.08, 0.9),
      slot(1.2, -14, 0.74, 2, 20, 8, 0.1, 0.9),
      slot(0, 0, 1, 1, -14, -4, -0.03),
      slot(-0.85, 10, 0.5, 0, 12, -5, -0.06, 0.6),
    ],
    [
      slot(-0.9, -14, 0.8, 2, 19, -8, -0.1, 1),
      slot(0.35, 0, 1, 1, -15, 6, 0.06),
      slot(1.45, -6, 0.66, 1, 16, 9, 0.12, 0.85),
      slot(-0.3, 11, 0.46, 0, 12, -4, -0.05, 0.55),
    ],
  ],
}

/** Bodies without a cap. Age 2 is a specimen cut open, where a form has one; age 0 unopened. */
const BODIES = {
  balls: [
    [slot(0, -6, 1, 1, 0, 0, 0), slot(1.28, 2, 0.42, 0, 0, 0, 0), slot(-1.06, 10, 0.46, 2, 0, 0, 0)],
    [
      { ...slot(0.5, 0, 0.56, 2, 0, 0, 0), aloft: 1.12 },
      slot(0.1, -4, 1, 1, 0, 0, 0),
      slot(-0.9, 8, 0.4, 0, 0, 0, 0),
    ],
    [
      { ...slot(-0.55, 0, 0.52, 2, 0, 0, 0), aloft: 1.12 },
      slot(-0.1, -4, 1, 1, 0, 0, 0),
      slot(0.95, 8, 0.42, 0, 0, 0, 0),
    ],
  ],
  pears: [
    [
      slot(0.1, -8, 0.9, 1, 0, 0, 0),
      slot(-1.15, -2, 0.78, 1, 0, 0, 0),
      slot(1.25, 4, 0.62, 1, 0, 0, 0),
      slot(-0.35, 9, 0.5, 1, 0, 0, 0),
    ],
  ],
  pair: [
    [slot(0, 0, 1, 1, 10, -2, -0.02), slot(1.5, 10, 0.55, 1, 10, 6, 0.05, 0.9)],
    [slot(-1.45, 8, 0.58, 1, 10, -6, -0.05, 0.9), slot(0, 0, 1, 1, 10, 2, 0.02)],
  ],
  brains: [
    [
      { ...slot(0.62, 0, 0.62, 1, 10, 6, 0.05, 0.9), aloft: 1.36 },
      slot(-0.1, 0, 1, 1, 10, -2, -0.02),
      slot(-1.05, 10, 0.42, 1, 10, -6, -0.05, 0.8),
    ],
    [
      { ...slot(-0.55, 0, 0.66, 1, 10, -6, -0.05, 0.9), aloft: 1.36 },
      slot(0.15, 0, 1, 1, 10, 2, 0.02),
      slot(1.1, 10, 0.44, 1, 10, 6, 0.05, 0.8),
    ],
  ],
  cups: [
    [
      slot(-0.7, -10, 0.9, 1, 0, -6, -0.06),
      slot(1.1, -6, 0.74, 1, 0, 7, 0.08),
      slot(0.35, 8, 0.6, 1, 0, 2, 0),
      slot(-1.5, 10, 0.4, 0, 0, -5, 0),
    ],
  ],
  bush: [[slot(0, 0, 1, 1, 0, 0, 0), slot(1.5, 10, 0.42, 1, 0, 0, 0)]],
  clubs: [
    [
      slot(-1.6, -8, 0.86, 1, 0, 0, -0.12),
      slot(0, 0, 1, 1, 0, 0, 0.05),
      slot(1.5, 4, 0.7, 1, 0, 0, 0.18),
      slot(-2.9, 8, 0.5, 1, 0, 0, -0.2),
    ],
  ],
  horns: [[slot(0, 0, 1, 1, 0, -2, -0.03), slot(2.2, 8, 0.9, 0, 0, 0, 0)]],
  stars: [[slot(0, 0, 1, 1, 0, 0, 0), slot(1.3, 10, 0.55, 0, 0, 0, 0), slot(-1.2, -8, 0.62, 1, 0, 0, 0)]],
} satisfies Record<string, Choice>

export function arrangements(l: Likeness): Choice {
  switch (l.form) {
    case 'puffball':
      return l.stiped || onWood(l) ? BODIES.pears : BODIES.balls
    case 'truffle':
      return BODIES.balls
    case 'morel':
      return BODIES.pair
    case 'gyromitra':
      return onWood(l) ? BODIES.pair : BODIES.brains
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

function cappedTroop(l: Likeness): keyof typeof CAPPED {
  if (l.habit === 'cluster' || l.habit === 'shelf') return 'cluster'
  const slender = l.cm.height / l.cm.cap
  // Squat species would leave the upper half of the plate empty.
  if (slender < 1.08 && !onWood(l)) return 'terrace'
  if (slender > 2.1) return 'tall'
  if (l.habit === 'fairy-ring') return 'ring'
  if (l.habit === 'scattered' || l.habit === 'single') return slender > 1.2 ? 'group' : 'pair'
  return 'group'
}
