import { type Colour, mix } from '@illustrations/engine/colour'
import type { Point } from '@illustrations/engine/geometry'
import type { SeededRandom } from '@illustrations/engine/seeded-random'
import type { Part } from '@illustrations/plates/vocabulary'
import type { Age } from './profiles'
import type { ResolvedTraits } from './resolved-traits'

/** Position and perspective of one fruit body. Lengths in units, angles in degrees. */
export interface Specimen {
  /** Point where it meets the ground. */
  foot: Point
  /** Half the width of its cap, or of the whole body when it has none. */
  radius: number
  /** Height of the cap's underside above the ground. */
  height: number
  /** Half the width of its stipe. */
  thick: number
  age: Age
  elevation: number
  tilt: number
  /** Horizontal offset of its top from its foot, to the right. */
  lean: number
  random: SeededRandom
}

/** The place of a part that the specimen lacks, shown where its absence is distinctive. */
export type MissingPart = 'no-ring' | 'no-volva'

/** Points at which a part can be labelled, the best first; collected while drawing. */
export type PartAnchors = Partial<Record<Part | MissingPart, readonly Point[]>>

/** Combines both; the points of the first come first. */
export function mergeAnchors(first: PartAnchors, second: PartAnchors): PartAnchors {
  const out: PartAnchors = { ...first }
  for (const [part, places] of Object.entries(second) as [Part | MissingPart, readonly Point[]][])
    out[part] = [...(out[part] ?? []), ...places]
  return out
}

/** A cap's colours from centre to margin. */
export interface CapTones {
  disc: Colour
  mid: Colour
  edge: Colour
}

export function capTones(l: ResolvedTraits, age: Age, random: SeededRandom): CapTones {
  const tones = l.tones.cap
  const drift = random.between(-0.14, 0.14) + (age - 1) * 0.12
  const mid = drift < 0 ? mix(tones.typical, tones.light, -drift) : mix(tones.typical, tones.dark, drift)
  return { disc: mix(mid, tones.dark, 0.8), mid, edge: mix(mid, tones.light, 0.85) }
}

/** Gills and pores darken as their spores ripen. */
export function hymeniumTone(l: ResolvedTraits, age: Age): Colour {
  const tones = l.tones.hymenium
  return age === 0
    ? mix(tones.typical, tones.light, 0.8)
    : age === 2
      ? mix(tones.typical, tones.dark, 0.85)
      : tones.typical
}
