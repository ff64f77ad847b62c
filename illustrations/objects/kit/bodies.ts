import type { Point } from '@illustrations/engine/geometry'
import type { Arrangement } from '@illustrations/plates/bodies'
import type { DrawingContext } from './context'

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
