import { type Colour, LIGHT } from '@illustrations/engine/colour'
import { castShadow } from '@illustrations/engine/forest-floor'
import { boundingBox, type Point } from '@illustrations/engine/geometry'
import type { StrokeProfile } from '@illustrations/engine/ink'
import type { SeededRandom } from '@illustrations/engine/seeded-random'
import type { Shape, Sheet } from '@illustrations/engine/sheet'
import { wash } from '@illustrations/engine/wash'
import type { SpeciesBodies } from './species-bodies'
import { across, type Surface } from './surface'

/** Shared drawing tools and the tint of a subject. */
export interface DrawingContext {
  sheet: Sheet
  random: SeededRandom
  /** Colour of its cloth or label. */
  tint: Colour
  /** The species that the goods consist of, if it is known. */
  species?: SpeciesBodies
}

export interface SolidOptions {
  /** Strength of the shade, 0-1. */
  depth?: number
  /** Offset of the second coats, as a fraction of the narrower side. */
  shift?: number
  /** Width of the contour. */
  line?: number
  /** Places it in front of everything drawn so far, with a gap around it. */
  front?: boolean
}

/** A form with its washes and its contour; `marks` are drawn inside it. */
export function solid(
  { sheet }: DrawingContext,
  outline: readonly Point[],
  colour: Colour,
  { depth = 0.2, shift = 0.13, line = 2, front = false }: SolidOptions = {},
  marks?: () => void,
): Shape {
  if (front) sheet.layer()
  const shape = wash(sheet, outline, colour, { depth, shift, gap: front }, marks)
  sheet.contour(outline, line)
  return shape
}

/** A patch of colour without a contour. */
export function patch(
  { sheet }: DrawingContext,
  outline: readonly Point[],
  colour: Colour,
  opacity = 1,
): void {
  sheet.draw(sheet.ink().shape(outline), colour, opacity)
}

export interface LineOptions {
  colour?: Colour
  opacity?: number
  profile?: StrokeProfile
}

/** Pen lines of one width. */
export function lines(
  { sheet }: DrawingContext,
  drawn: readonly (readonly Point[])[],
  width: number,
  { colour = sheet.inks.inner, opacity = 1, profile = 'swell' }: LineOptions = {},
): void {
  const ink = sheet.ink()
  for (const line of drawn) {
    ink.pen(line, width, profile)
    sheet.includeBox(boundingBox(line))
  }
  sheet.draw(ink, colour, opacity)
}

/** A cord, a wire or a handle: a coloured line with a contour on both sides. */
export function rod({ sheet }: DrawingContext, line: readonly Point[], width: number, colour: Colour): void {
  sheet.draw(sheet.ink().hair(line, width + 2.2), sheet.inks.contour)
  sheet.draw(sheet.ink().hair(line, width), colour)
  sheet.includeBox(boundingBox(line))
}

/** The shadow of an object that stands at `at` and extends `half` to either side. */
export function shadow({ sheet, random }: DrawingContext, at: Point, half: number): void {
  castShadow(sheet, random, at, half * 0.84)
}

/** Strokes along a surface that start from its right edge, away from the light. */
export function hatch(
  context: DrawingContext,
  face: Surface,
  count = 9,
  { reach = 0.35, opacity = 0.4 }: { reach?: number; opacity?: number } = {},
): void {
  const { random } = context
  const strokes = Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5 + random.between(-0.25, 0.25)) / count
    return across(face, [1 - reach * random.between(0.45, 1), t], [0.995, t + random.between(-0.01, 0.01)], 4)
  })
  lines(context, strokes, 0.95, { opacity, profile: 'taper' })
}

/** A highlight on a smooth surface, left in paper white. */
export function gleam(
  { sheet }: DrawingContext,
  line: readonly Point[],
  width: number,
  opacity = 0.65,
): void {
  sheet.draw(sheet.ink().pen(line, width), LIGHT, opacity)
}
