import type { ResolvedTraits } from '@illustrations/plates/core/resolved-traits'
import { type Arrangement, type Choice, slot } from './slot'

/** Two from one foot that lean apart, and a young one. */
const TWINS: Arrangement = [
  slot(-0.14, 0.1, 0.9, 2, 19, -11, -0.36, 1.22),
  slot(0.22, 0, 1, 1, -15, 9, 0.3, 0.94),
  slot(-0.74, -0.12, 0.44, 0, 10, -4, -0.05, 0.62),
]

/** An old one stands in front of the main one and shows its upper side. */
const VETERAN: Arrangement = [
  slot(0.42, 0.42, 1, 1, -16, 6, 0.05, 1.36),
  slot(-0.56, -0.02, 0.9, 2, 27, -7, -0.06, 0.8),
  slot(0.82, -0.12, 0.42, 0, 11, 6, 0.06, 0.6),
]

/** One stands, and one was picked and lies in front of it. */
const PICKED: Arrangement = [
  slot(-0.44, 0.5, 1, 1, 17, -6, -0.05, 1.2),
  slot(-0.98, 0, 0.5, 0, 11, -6, -0.06, 0.66),
  { ...slot(-0.3, -0.06, 0.94, 1, -24, 0, 1, 0.9), lying: true },
]

/** Buttons on both sides of the main one. */
const NURSERY: Arrangement = [
  slot(0, 0.3, 1, 1, -15, -4, -0.04, 1.14),
  slot(0.86, -0.04, 0.6, 0, 12, 6, 0.08, 0.84),
  slot(-0.86, -0.12, 0.44, 0, 10, -5, -0.06, 0.58),
]

/** The main one alone in front, two small in the distance. */
const AFAR: Arrangement = [
  slot(0.56, 1.02, 0.3, 0, 13, -3, 0, 0.86),
  slot(1.06, 0.86, 0.42, 2, 15, 5, 0.05, 1.14),
  slot(-0.2, 0, 1, 1, -15, -6, -0.06, 1.08),
]

/** The ages in a row, from button to old cap. */
const SERIES: Arrangement = [
  slot(-1.3, 0.04, 0.4, 0, 10, -3, -0.03, 0.56),
  slot(-0.66, 0.1, 0.62, 0, 12, -4, -0.03, 0.86),
  slot(0.16, 0, 1, 1, -15, 3, 0.03, 1),
  slot(1.14, 0.2, 0.84, 2, 19, 7, 0.09, 1.24),
]

/**
 * Drawn in order, so the first stands farthest back; together they show a cap from below, from above and
 * unopened. The farther ones rise above the nearer, so that the group fills a portrait format.
 */
type Troop = 'group' | 'squat' | 'log' | 'pair' | 'tall' | 'cluster' | 'tuft' | 'ring'

const CAPPED: Record<Troop, Choice> = {
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
    TWINS,
    VETERAN,
    PICKED,
    SERIES,
    NURSERY,
    AFAR,
  ],
  squat: [
    [
      slot(0.72, 0.92, 0.82, 2, 21, 8, 0.08, 1.22),
      slot(-0.2, 0, 1, 1, -15, -6, -0.05, 1.06),
      slot(0.9, -0.12, 0.5, 0, 10, 5, 0.05, 0.7),
    ],
    [
      slot(-0.58, 0.96, 0.74, 2, 19, -6, -0.06, 1.24),
      slot(0.3, 0, 1, 1, -15, 5, 0.04, 1.06),
      slot(-0.82, 0.02, 0.54, 0, 12, -5, -0.05, 0.8),
      slot(-0.3, -0.08, 0.34, 0, 10, 3, 0.04, 0.7),
    ],
    TWINS,
    VETERAN,
    PICKED,
    NURSERY,
    AFAR,
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
    PICKED,
    AFAR,
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
    SERIES,
    NURSERY,
    AFAR,
    [
      slot(-1.2, 0.34, 0.72, 1, 14, -7, -0.1, 0.88),
      slot(1.16, 0.4, 0.76, 2, 16, 8, 0.12, 0.96),
      slot(-0.44, 0.2, 0.82, 2, 12, -4, -0.04, 1.12),
      slot(0.26, 0, 1, 1, -15, 4, 0.04, 0.94),
      slot(0.84, -0.1, 0.56, 0, 10, 5, 0.05, 0.5),
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
    [
      slot(0, 0.2, 0.84, 2, 25, 0, -0.05, 1.36),
      slot(0.36, 0.15, 0.82, 1, 20, 12, 0.46, 1.14),
      slot(-0.4, 0.1, 0.86, 1, 17, -14, -0.5, 1.02),
      slot(0.16, 0, 1, 1, -16, 6, 0.2, 0.92),
      slot(-0.28, -0.05, 0.66, 1, -13, -12, -0.46, 0.62),
      slot(0.42, -0.1, 0.44, 0, 10, 12, 0.5, 0.44),
    ],
    [
      slot(-0.28, 0.12, 0.82, 1, 16, -13, -0.56, 0.84),
      slot(0.32, 0.12, 0.86, 2, 21, 12, 0.54, 0.94),
      slot(0, 0, 1, 1, -16, -3, -0.04, 1.2),
      slot(-0.26, -0.08, 0.52, 0, 10, -9, -0.34, 0.52),
      slot(0.24, -0.1, 0.4, 0, 10, 7, 0.26, 0.36),
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
    [
      slot(0.1, 1.56, 0.46, 1, 19, 3, 0.03, 1.1),
      slot(-0.84, 1.24, 0.54, 2, 20, -6, -0.06, 1.1),
      slot(0.9, 1.02, 0.6, 1, 18, 7, 0.08, 1.1),
      slot(-0.1, 0, 1, 1, -15, -4, -0.03),
      slot(-0.96, 0.06, 0.48, 0, 12, -6, -0.06, 0.72),
    ],
  ],
}

/** The arrangements of a capped species; its seed picks one. */
export const cappedArrangements = (l: ResolvedTraits): Choice => CAPPED[troopOf(l)]

function troopOf(l: ResolvedTraits): Troop {
  const isTuft = l.habit === 'cluster' && l.ground === 'wood-trunk' && l.cm.cap < 8
  if (l.habit === 'cluster' || l.habit === 'shelf') return isTuft ? 'tuft' : 'cluster'
  const slender = l.cm.height / l.cm.cap
  if (slender > 2.1) return 'tall'
  if (l.habit === 'fairy-ring') return 'ring'
  if (l.habit === 'single') return 'pair'
  if (l.ground === 'wood-log' && slender < 1.1) return 'log'
  return slender < 0.88 ? 'squat' : 'group'
}
