import type { Point } from '@illustrations/engine/geometry'
import type { Sheet } from '@illustrations/engine/sheet'
import { type Arrangement, drawBodies } from '@illustrations/plates/bodies'
import type { PlateTraits } from '@illustrations/plates/traits'
import type { DrawingContext } from './context'

/** The species that goods consist of, as its plate draws it. */
export class SpeciesBodies {
  private readonly drawn = new Map<Arrangement, Sheet>()

  constructor(
    private readonly traits: PlateTraits,
    private readonly options: { theme: 'light' | 'dark'; seed: string; density: number },
  ) {}

  sheet(arrangement: Arrangement): Sheet {
    const known = this.drawn.get(arrangement)
    if (known) return known
    const sheet = drawBodies(this.traits, { ...this.options, arrangement })
    this.drawn.set(arrangement, sheet)
    return sheet
  }

  /** Outlines of one specimen within -1 to 1 around its middle, for a mark on a label. */
  get silhouette(): Point[][] {
    const sheet = this.sheet('single')
    const [left, top, right, bottom] = sheet.frame
    const half = Math.max(right - left, bottom - top) / 2
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    return sheet.bodies.map((outline) => outline.map(([px, py]): Point => [(px - x) / half, (py - y) / half]))
  }
}

/** An area for fruit bodies: they stand on the middle of its lower edge. */
export interface BodiesPlace {
  at: Point
  width: number
  height: number
}

/**
 * Draws the species of the goods, as large as fits, in front of everything so far. Returns false if the goods have no
 * species, for which the subject draws its own mushrooms.
 */
export function bodies(
  context: DrawingContext,
  arrangement: Arrangement,
  { at: [x, y], width, height }: BodiesPlace,
): boolean {
  const drawn = context.species?.sheet(arrangement)
  if (!drawn) return false
  const [left, top, right, bottom] = drawn.frame
  const zoom = Math.min(width / (right - left), height / (bottom - top))
  context.sheet.embed(drawn, zoom, x - (zoom * (left + right)) / 2, y - zoom * bottom)
  return true
}

/** One specimen of what the goods are made of, or grow into, beside them. */
export function beside(context: DrawingContext, at: Point, width = 96, height = 132): boolean {
  if (!context.species) return false
  context.sheet.layer()
  return bodies(context, 'single', { at, width, height })
}
