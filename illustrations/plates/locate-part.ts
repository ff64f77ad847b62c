import { colourDistance } from '@illustrations/engine/colour'
import { distance, interpolate, isInside, type Point } from '@illustrations/engine/geometry'
import type { Part } from '@illustrations/plates/vocabulary'
import type { PlateView } from './address'
import { resolveTraits } from './core/resolved-traits'
import type { MissingPart } from './core/specimen'
import { type PlateMap, plateMap } from './draw'
import type { PlateTraits } from './traits'

/** A species as far as its plate needs it. */
export interface PlatedSpecies {
  slug: string
  traits: PlateTraits
}

/** Where a part lies on a card plate, in shares of its width and height. */
export interface PartLocation {
  x: number
  y: number
  /** False where the species lacks the part: the mark is where others have it. */
  present: boolean
}

/** One part on the same view of two plates, to be marked on both. */
export interface Comparison {
  view: PlateView
  marks: readonly [PartLocation, PartLocation]
}

const MISSING_PARTS: Partial<Record<Part, MissingPart>> = { ring: 'no-ring', volva: 'no-volva' }

/** Where a part lies on one view of a species' card; null where that view does not show it. */
export function locatePart(
  part: Part,
  { slug, traits }: PlatedSpecies,
  view: PlateView,
): PartLocation | null {
  if (view === 'spore-print' && !traits.sporePrint?.length) return null
  const { width, height, places, bodies } = plateMap(traits, { view, seed: slug, detail: 'card' })
  const lack = MISSING_PARTS[part]
  const [place, absence] = [middle(places[part], bodies), middle(lack && places[lack], bodies)]
  const found = place ?? absence
  return found ? { x: found[0] / width, y: found[1] / height, present: place !== null } : null
}

/** The best place; of the two flanks of a stipe, a ring or a volva the middle between them. */
function middle(places: readonly Point[] | undefined, bodies: PlateMap['bodies']): Point | null {
  const [best, next] = places ?? []
  if (!best) return null
  if (!next || Math.abs(best[1] - next[1]) > 14 || distance(best, next) > 70) return best
  const axis = interpolate(best, next, 0.5)
  // Between two specimens there is paper.
  return bodies.some((body) => isInside(axis, body)) ? axis : best
}

/** The view that shows best how a part of two species differs, marked on both; null where no plate shows it. */
export function comparePart(part: Part, one: PlatedSpecies, other: PlatedSpecies): Comparison | null {
  for (const view of viewsShowing(part, one.traits, other.traits)) {
    const [first, second] = [locatePart(part, one, view), locatePart(part, other, view)]
    if (first && second) return { view, marks: [first, second] }
  }
  return null
}

/** Views that may show the part, the best first. */
export function viewsShowing(part: Part, one: PlateTraits, other: PlateTraits): readonly PlateView[] {
  switch (part) {
    case 'odour':
      return []
    case 'spores':
      return ['spore-print']
    case 'flesh':
      return ['section', 'habit']
    case 'gills':
      return seenFromBelow(one, other) ? ['habit', 'section'] : ['section', 'habit']
    default:
      return ['habit', 'section']
  }
}

/** Kind and colour of an underside are seen on a specimen that stands; how it meets the stipe only when it is cut. */
function seenFromBelow(one: PlateTraits, other: PlateTraits): boolean {
  if (one.hymenium !== other.hymenium) return true
  const [a, b] = [one, other].map((traits) => resolveTraits(traits).tones.hymenium.typical)
  return (
    one.attachment === other.attachment || (a !== undefined && b !== undefined && colourDistance(a, b) > 0.14)
  )
}
