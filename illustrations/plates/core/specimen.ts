import { type Colour, mix } from '@illustrations/engine/colour'
import type { Point } from '@illustrations/engine/geometry'
import type { SeededRandom } from '@illustrations/engine/seeded-random'
import type { Part } from '@illustrations/plates/vocabulary'
import type { Age } from './profiles'
import type { ResolvedTraits } from './resolved-traits'

/** One fruit body to be drawn: where it stands and how it is seen. Lengths in units, angles in degrees. */
export interface Specimen {
  /** Where it meets the ground. */
  foot: Point
  /** Half the width of its cap, or of the whole when it has none. */
  radius: number
  /** From the ground to where the cap's underside is. */
  height: number
  /** Half the width of its stipe. */
  thick: number
  age: Age
  elevation: number
  tilt: number
  /** How far its top stands to the right of its foot. */
  lean: number
  random: SeededRandom
}

/** Where a part would be on a specimen that lacks it: to be shown where its absence tells. */
export type MissingPart = 'no-ring' | 'no-volva'

/** Where a part may be pointed at, the best place first; found while drawing. */
export type PartAnchors = Partial<Record<Part | MissingPart, readonly Point[]>>

/** The places of both, those of the first before those of the second. */
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
  const drift = random.in(-0.14, 0.14) + (age - 1) * 0.12
  const mid = drift < 0 ? mix(tones.typical, tones.light, -drift) : mix(tones.typical, tones.dark, drift)
  return { disc: mix(mid, tones.dark, 0.8), mid, edge: mix(mid, tones.light, 0.85) }
}

/** Gills and pores darken with their spores: young pale, old dark. */
export function hymeniumTone(l: ResolvedTraits, age: Age): Colour {
  const tones = l.tones.hymenium
  return age === 0
    ? mix(tones.typical, tones.light, 0.8)
    : age === 2
      ? mix(tones.typical, tones.dark, 0.85)
      : tones.typical
}
