import { growsOnWood, type ResolvedTraits } from '@illustrations/plates/core/resolved-traits'
import { cappedArrangements } from './capped-slots'
import { type Choice, slot } from './slot'

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
  alone: [[slot(0, 0, 1, 1, 0, 0, 0)]],
  bush: [[slot(0.86, 0.5, 0.5, 1, 0, 0, 0), slot(-0.12, 0, 1, 1, 0, 0, 0)]],
  clubs: [
    [
      slot(-0.9, 0.4, 0.9, 1, 0, 0, -0.1),
      slot(0.1, 0.1, 1, 1, 0, 0, 0.05),
      slot(1, 0, 0.72, 1, 0, 0, 0.16),
      slot(-1.5, -0.1, 0.5, 1, 0, 0, -0.16),
    ],
  ],
  // Several share one foot and spread like antlers.
  antlers: [
    [
      slot(-0.3, 0.1, 0.92, 1, 0, 0, -0.3, 0.94),
      slot(0.36, 0.1, 0.88, 1, 0, 0, 0.36, 0.84),
      slot(0.03, 0, 1, 1, 0, 0, 0.08),
      slot(-0.46, -0.1, 0.8, 1, 0, 0, -0.6, 0.66),
      slot(0.24, -0.14, 0.7, 1, 0, 0, 0.26, 0.5),
    ],
  ],
  // Clubs on the back of their host.
  host: [
    [
      slot(-0.62, 0, 0.82, 1, 0, 0, -0.12, 0.9),
      slot(0.1, 0, 1, 1, 0, 0, 0.05),
      slot(0.66, 0, 0.7, 1, 0, 0, 0.16, 0.72),
      slot(-0.24, 0, 0.5, 1, 0, 0, -0.08, 0.6),
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
      return BODIES.cups
    case 'coral':
    case 'jelly':
      return l.habit === 'single' ? BODIES.alone : BODIES.bush
    case 'club':
      return l.ground === 'insect' ? BODIES.host : l.habit === 'cluster' ? BODIES.antlers : BODIES.clubs
    case 'stinkhorn':
      return BODIES.horns
    case 'earthstar':
      return BODIES.stars
    default:
      return cappedArrangements(l)
  }
}
