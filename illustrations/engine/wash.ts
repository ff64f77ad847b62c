import { type Colour, LIGHT, SHADE } from './colour'
import { boundingBox, lerp, type Point, TAU } from './geometry'
import type { Ink } from './ink'
import type { SeededRandom } from './seeded-random'
import type { Shape, Sheet } from './sheet'
import type { SolidOfRevolution } from './solid-of-revolution'

export interface WashOptions {
  /** Strength of the shade, 0-1. */
  depth?: number
  /** How far the second coat is offset from the lit edge, as a fraction of the narrower side. */
  shift?: number
  /** The downward part of that offset. */
  fall?: number
  /** Colour of the dried rim; absent for none. */
  rim?: Colour
  /** Whether everything behind keeps a gap around this form. */
  gap?: boolean
}

/**
 * A hand-coloured form: a flat coat, a soft gradient from light to shade, and two hard crescents away
 * from the light, as second coats dry. `marks` is drawn inside the form, over the coats.
 */
export function wash(
  sheet: Sheet,
  outline: readonly Point[],
  colour: Colour,
  options: WashOptions = {},
  marks?: () => void,
): Shape {
  const { depth = 0.2, shift = 0.13, fall = 1, rim, gap = false } = options
  const shape = sheet.shape(outline)
  if (gap) sheet.cutGap(shape)
  sheet.use(shape, colour)
  sheet.clipped(shape, () => {
    if (rim) sheet.rim(shape, rim, 5, 0.16)
    sheet.use(shape, softTurn(sheet, depth))
    const [left, top, right, bottom] = boundingBox(outline)
    const step = Math.min(right - left, bottom - top) * shift
    secondCoat(sheet, shape, step * 0.62, step * 0.66 * fall, depth * 0.55)
    secondCoat(sheet, shape, step * 0.26, step * 0.3 * fall, depth * 0.5)
    marks?.()
  })
  return shape
}

/** A gradient from the lit upper left to the shaded lower right; one definition per depth and sheet. */
function softTurn(sheet: Sheet, depth: number): Colour {
  return sheet.shared('x1=".12" y1="0" x2=".95" y2="1"', [
    [0, LIGHT, 0.36],
    [0.38, LIGHT, 0],
    [0.6, SHADE, 0.03],
    [1, SHADE, Math.min(0.6, depth * 1.6)],
  ])
}

/**
 * A crescent away from the light: the form's outline, moved towards the light and stroked with twice the
 * offset. On the lit side the stroke ends exactly at the edge; on the opposite side it is widest.
 */
function secondCoat(sheet: Sheet, shape: Shape, dx: number, dy: number, opacity: number): void {
  sheet.echo(shape, -dx, -dy, { stroke: SHADE, width: 2 * Math.hypot(dx, dy), opacity })
}

/** Hatching along lines of latitude, only where the surface turns away from the light. */
export function hatch(
  ink: Ink,
  body: SolidOfRevolution,
  random: SeededRandom,
  options: { from?: number; to?: number; lines?: number; threshold?: number; width?: number } = {},
  density = 1,
): void {
  const { from = 0.2, to = 0.97, threshold = 0.12, width = 0.7 } = options
  const lines = Math.max(3, Math.round((options.lines ?? 11) * (0.4 + 0.6 * density)))
  for (let i = 0; i < lines; i++) {
    const t = lerp(from, to, (i + random.between(-0.2, 0.2)) / (lines - 1))
    const limit = threshold + random.between(-0.13, 0.05)
    for (const line of body.run(
      (u) => [t, u * TAU + 0.9],
      48,
      (at, a) => body.light(at, a) < limit,
    ))
      if (line.length > 3) ink.pen(line, width, 'swell', 0.35)
  }
}
