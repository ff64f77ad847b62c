import { colourDistance } from '@illustrations/engine/colour'
import { distance, interpolate, isInside, type Point } from '@illustrations/engine/geometry'
import type { Part } from '@illustrations/plates/vocabulary'
import type { PlateView } from './address'
import { resolveTraits } from './core/resolved-traits'
import type { MissingPart } from './core/specimen'
import { type PlateMap, plateMap } from './draw'
import { memoize } from './memoize'
import type { PlateTraits } from './traits'

/** The data of a species that its plate needs. */
export interface PlatedSpecies {
  slug: string
  traits: PlateTraits
}

/** Position of a part on a card plate, as fractions of its width and height. */
export interface PartLocation {
  x: number
  y: number
  /** False where the species lacks the part; the position is then where others have it. */
  present: boolean
}

/** The positions of one part on the same view of two plates. */
export interface Comparison {
  view: PlateView
  marks: readonly [PartLocation, PartLocation]
}

const MISSING_PARTS: Partial<Record<Part, MissingPart>> = { ring: 'no-ring', volva: 'no-volva' }

/** Locates a part on one view of a species' card; null where that view does not show it. */
export function locatePart(
  part: Part,
  { slug, traits }: PlatedSpecies,
  view: PlateView,
): PartLocation | null {
  if (view === 'spore-print' && !traits.sporePrint?.length) return null
  const { width, height, places, bodies } = plateMap(traits, { view, seed: slug, detail: 'card' })
  const lack = MISSING_PARTS[part]
  const [place, absence] = [middle(places[part], bodies), middle(lack && places[lack], bodies)]
  const point = place ?? absence
  return point ? { x: point[0] / width, y: point[1] / height, present: place !== null } : null
}

/** The best anchor; for the two sides of a stipe, ring or volva the middle between them. */
function middle(places: readonly Point[] | undefined, bodies: PlateMap['bodies']): Point | null {
  const [best, next] = places ?? []
  if (!best) return null
  if (!next || Math.abs(best[1] - next[1]) > 14 || distance(best, next) > 70) return best
  const axis = interpolate(best, next, 0.5)
  // The middle between two specimens is empty paper.
  return bodies.some((body) => isInside(axis, body)) ? axis : best
}

/**
 * The view on which a part of two species differs most clearly, with both positions; null when no plate
 * shows it.
 */
export function comparePart(part: Part, one: PlatedSpecies, other: PlatedSpecies): Comparison | null {
  const plated = ({ slug, traits }: PlatedSpecies): PlatedSpecies => ({ slug, traits })
  return compare(part, plated(one), plated(other))
}

/** A comparison takes some hundred bytes, and its plates need not be drawn again for each rendering. */
const rememberedComparisons = 2000

const compare = memoize(findComparison, rememberedComparisons)

function findComparison(part: Part, one: PlatedSpecies, other: PlatedSpecies): Comparison | null {
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

/** A standing specimen shows the kind and colour of its underside; only a cut one shows the attachment. */
function seenFromBelow(one: PlateTraits, other: PlateTraits): boolean {
  if (one.hymenium !== other.hymenium) return true
  const [a, b] = [one, other].map((traits) => resolveTraits(traits).tones.hymenium.typical)
  return (
    one.attachment === other.attachment || (a !== undefined && b !== undefined && colourDistance(a, b) > 0.14)
  )
}
