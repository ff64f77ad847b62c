import { type Point, steps } from '@illustrations/engine/geometry'
import { type DrawingContext, lines, patch, solid } from './context'
import { AGAR, CAPS, GLASS, MYCELIUM } from './pigments'
import { arc, roundCorners } from './shapes'

/**
 * A dish of agar with a colony around the wedge that it was started from.
 * @param reach how far the colony has spread, as parts of the radius
 */
export function petriDish(
  context: DrawingContext,
  [x, y]: Point,
  scale: number,
  reach: { min: number; max: number },
): void {
  const [rx, ry] = [100 * scale, 40 * scale]
  const wall = [...arc([x, y], rx, ry, 0.5, 0, 19), ...arc([x, y + 22 * scale], rx, ry, 0, 0.5, 19)]
  solid(context, wall, GLASS, { front: true, line: 1.8, depth: 0.2 })
  solid(context, arc([x, y], rx, ry, 0, 0.975, 36), AGAR, { line: 1.8, depth: 0.12 })
  const [cx, cy] = [x - 6 * scale, y - 2 * scale]
  const threads = Array.from({ length: 48 }, (_, i): Point[] => {
    const a = (i / 48) * Math.PI * 2
    const r = context.random.between(reach.min, reach.max)
    const bend = context.random.between(-0.12, 0.12)
    const at = (k: number, turn: number): Point => [
      cx + Math.cos(a + turn) * rx * k,
      cy + Math.sin(a + turn) * ry * k,
    ]
    return [at(0.07, 0), at(r * 0.6, bend), at(r, bend * 1.6)]
  })
  const dense = reach.min * 1.04
  patch(
    context,
    steps(20, (_, i) => [cx + Math.cos(i / 3.183) * rx * dense, cy + Math.sin(i / 3.183) * ry * dense]),
    MYCELIUM,
    0.8,
  )
  lines(context, threads, 3, { colour: MYCELIUM, profile: 'taper' })
  const wedge: Point[] = [
    [x - 12, y - 7],
    [x + 2, y - 6],
    [x, y + 2],
    [x - 14, y + 1],
  ]
  solid(context, roundCorners(wedge, 2), CAPS[3], { line: 1.2 })
}
