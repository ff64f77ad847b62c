import { type Colour, darker } from '@illustrations/engine/colour'
import type { Point } from '@illustrations/engine/geometry'
import { type DrawingContext, lines, patch } from './context'
import { PAPER } from './pigments'
import { arc } from './shapes'
import { across, edge, part, type Surface } from './surface'

/** The small mushroom printed on labels, book spines and signs: the outline of the species, if it is known. */
export function mark({ sheet, species }: DrawingContext, [x, y]: Point, size: number, colour: Colour): void {
  const at = (u: number, v: number): Point => [x + u * size, y + v * size]
  const ink = sheet.ink()
  if (species) {
    for (const outline of species.silhouette)
      ink.shape(
        outline.map(([u, v]) => at(u * 1.2, v * 1.2)),
        0.3,
      )
    sheet.draw(ink, colour)
    return
  }
  ink.shape([...arc(at(0, 0), size, size * 0.9, 0.5, 1, 13), at(0.7, 0.1), at(0, 0.16), at(-0.7, 0.1)], 0.1)
  ink.shape([at(-0.14, 0.28), at(0.14, 0.28), at(0.2, 1), at(0, 1.06), at(-0.2, 1)], 0.1)
  sheet.draw(ink, colour)
}

/** A flat sheet of paper on a surface, with a thin contour. */
export function sheetOf(context: DrawingContext, face: Surface, colour: Colour = PAPER, line = 1.2): void {
  const outline = edge(face)
  patch(context, outline, colour)
  context.sheet.contour(outline, line)
}

/** Lines that suggest printed text, of varying length. */
export function print(
  context: DrawingContext,
  face: Surface,
  rows: number,
  width = 1.3,
  opacity = 0.6,
): void {
  const drawn = Array.from({ length: rows }, (_, i) => {
    const t = (i + 0.5) / rows
    const half = 0.5 * context.random.between(0.66, 1)
    return across(face, [0.5 - half, t], [0.5 + half, t], 4)
  })
  lines(context, drawn, width, { opacity, profile: 'even' })
}

/** A label: paper, a band of the tint, the mushroom and two lines of text. */
export function label(context: DrawingContext, face: Surface, size: number): void {
  sheetOf(context, face)
  patch(context, edge(part(face, 0.02, 0.02, 0.98, 0.2)), context.tint)
  mark(context, face(0.5, 0.46), size, darker(context.tint, 0.25))
  print(context, part(face, 0.2, 0.72, 0.8, 0.94), 2)
}
