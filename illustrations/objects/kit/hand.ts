import type { Chance } from '@illustrations/engine/chance'
import { type Colour, LIGHT } from '@illustrations/engine/colour'
import { boxOf, type Point } from '@illustrations/engine/geometry'
import type { Nib } from '@illustrations/engine/ink'
import { castShadow } from '@illustrations/engine/props'
import type { Shape, Sheet } from '@illustrations/engine/sheet'
import { wash } from '@illustrations/engine/wash'
import { across, type Face } from './face'

/** What a subject draws with. */
export interface Hand {
  sheet: Sheet
  chance: Chance
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
  { sheet }: Hand,
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
export function patch({ sheet }: Hand, outline: readonly Point[], colour: Colour, opacity = 1): void {
  sheet.draw(sheet.ink().shape(outline), colour, opacity)
}

export interface LineOptions {
  colour?: Colour
  opacity?: number
  nib?: Nib
}

/** Pen lines of one width. */
export function lines(
  { sheet }: Hand,
  drawn: readonly (readonly Point[])[],
  width: number,
  { colour = sheet.inks.inner, opacity = 1, nib = 'lens' }: LineOptions = {},
): void {
  const ink = sheet.ink()
  for (const line of drawn) {
    ink.pen(line, width, nib)
    sheet.reach(boxOf(line))
  }
  sheet.draw(ink, colour, opacity)
}

/** A cord, a wire, a handle: contour on both sides of its own colour. */
export function rod({ sheet }: Hand, line: readonly Point[], width: number, colour: Colour): void {
  sheet.draw(sheet.ink().hair(line, width + 2.2), sheet.inks.contour)
  sheet.draw(sheet.ink().hair(line, width), colour)
  sheet.reach(boxOf(line))
}

/** The shadow of something that stands at `at` and reaches `half` to either side. */
export function shadow({ sheet, chance }: Hand, at: Point, half: number): void {
  castShadow(sheet, chance, at, half * 0.84)
}

/** Strokes along a face that come in from its right edge, where the lamp does not reach. */
export function hatch(
  hand: Hand,
  face: Face,
  count = 9,
  { reach = 0.35, opacity = 0.4 }: { reach?: number; opacity?: number } = {},
): void {
  const { chance } = hand
  const strokes = Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5 + chance.in(-0.25, 0.25)) / count
    return across(face, [1 - reach * chance.in(0.45, 1), t], [0.995, t + chance.in(-0.01, 0.01)], 4)
  })
  lines(hand, strokes, 0.95, { opacity, nib: 'thorn' })
}

/** Paper left white where a smooth surface throws the lamp back. */
export function gleam({ sheet }: Hand, line: readonly Point[], width: number, opacity = 0.65): void {
  sheet.draw(sheet.ink().pen(line, width), LIGHT, opacity)
}
