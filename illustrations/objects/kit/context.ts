import { type Colour, LIGHT } from '@illustrations/engine/colour'
import { castShadow } from '@illustrations/engine/forest-floor'
import { boundingBox, type Point } from '@illustrations/engine/geometry'
import type { StrokeProfile } from '@illustrations/engine/ink'
import type { SeededRandom } from '@illustrations/engine/seeded-random'
import type { Shape, Sheet } from '@illustrations/engine/sheet'
import { wash } from '@illustrations/engine/wash'
import { across, type Surface } from './surface'

/** What a subject draws with. */
export interface DrawingContext {
  sheet: Sheet
  random: SeededRandom
  /** The colour of its cloth or label. */
  tint: Colour
}

export interface SolidOptions {
  /** Strength of the shade, 0-1. */
  depth?: number
  /** Width of the second coats, in shares of the narrower side. */
  shift?: number
  /** Width of the contour. */
  line?: number
  /** Stands before all that is drawn already, and keeps a gap of paper round itself. */
  front?: boolean
}

/** A form with its washes and its contour; `marks` lie inside it. */
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
    sheet.reach(boundingBox(line))
  }
  sheet.draw(ink, colour, opacity)
}

/** A cord, a wire, a handle: contour on both sides of its own colour. */
export function rod({ sheet }: DrawingContext, line: readonly Point[], width: number, colour: Colour): void {
  sheet.draw(sheet.ink().hair(line, width + 2.2), sheet.inks.contour)
  sheet.draw(sheet.ink().hair(line, width), colour)
  sheet.reach(boundingBox(line))
}

/** The shadow of something that stands at `at` and reaches `half` to either side. */
export function shadow({ sheet, random }: DrawingContext, at: Point, half: number): void {
  castShadow(sheet, random, at, half * 0.84)
}

/** Strokes along a face that come in from its right edge, where the lamp does not reach. */
export function hatch(
  context: DrawingContext,
  face: Surface,
  count = 9,
  { reach = 0.35, opacity = 0.4 }: { reach?: number; opacity?: number } = {},
): void {
  const { random } = context
  const strokes = Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5 + random.in(-0.25, 0.25)) / count
    return across(face, [1 - reach * random.in(0.45, 1), t], [0.995, t + random.in(-0.01, 0.01)], 4)
  })
  lines(context, strokes, 0.95, { opacity, profile: 'taper' })
}

/** Paper left white where a smooth surface throws the lamp back. */
export function gleam(
  { sheet }: DrawingContext,
  line: readonly Point[],
  width: number,
  opacity = 0.65,
): void {
  sheet.draw(sheet.ink().pen(line, width), LIGHT, opacity)
}
