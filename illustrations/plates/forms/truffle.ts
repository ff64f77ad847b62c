/* design-tokens-allow: pigments of the plates */

import { darker, lighter, mix } from '@illustrations/engine/colour'
import { aroundCircle, type Point, steps, TAU } from '@illustrations/engine/geometry'
import { wobble } from '@illustrations/engine/seeded-random'
import type { Sheet } from '@illustrations/engine/sheet'
import { wash } from '@illustrations/engine/wash'
import { foldField, loopsAbove } from '@illustrations/plates/core/labyrinth'
import type { ResolvedTraits } from '@illustrations/plates/core/resolved-traits'
import type { PartAnchors, Specimen } from '@illustrations/plates/core/specimen'

/** An underground knob, smooth or with pyramid-shaped warts; one is cut to show its marbled flesh. */
export function drawTruffle(sheet: Sheet, l: ResolvedTraits, s: Specimen): PartAnchors {
  const { random, radius: r } = s
  sheet.layer({ gapAbove: s.foot[1] - 4 })
  const wave = wobble(random, 5)
  const centre: Point = [s.foot[0], s.foot[1] - r * 0.78]
  const outline = aroundCircle(
    90,
    (a) =>
      [
        centre[0] + Math.cos(a) * r * (1 + 0.07 * wave(a)),
        centre[1] + Math.sin(a) * r * 0.86 * (1 + 0.07 * wave(a)),
      ] as const,
  )
  const at = (u: number, v: number): Point => {
    const m = Math.hypot(u, v) || 1e-6
    const q = (Math.sin((Math.min(1, m) * Math.PI) / 2) / m) * (1 + 0.06 * wave(Math.atan2(v, u)))
    return [centre[0] + u * q * r, centre[1] + v * q * r * 0.86]
  }
  wash(sheet, outline, l.tones.cap.typical, { depth: 0.3, shift: 0.12, gap: true }, () => {
    if (l.surfaces.has('smooth')) drawSkin(sheet, l, at, s)
    else drawWarts(sheet, l, at, s)
  })
  sheet.contour(outline, 1.7)
  if (s.age !== 2) return { cap: [at(-0.5, -0.4), at(0.5, -0.4)] }
  const face = outline.map(
    ([x, y]) =>
      [centre[0] + (x - centre[0]) * 0.86 - r * 0.03, centre[1] + (y - centre[1]) * 0.86 - r * 0.02] as const,
  )
  drawMarbling(sheet, l, face, centre, r, s)
  return { flesh: [centre] }
}

/** A smooth skin with soil stains and a few cracks. */
function drawSkin(
  sheet: Sheet,
  l: ResolvedTraits,
  at: (u: number, v: number) => Point,
  { random, radius: r }: Specimen,
): void {
  const [stains, cracks] = [sheet.ink(), sheet.ink()]
  for (let i = 0; i < sheet.markCount(16, 9); i++) {
    const [angle, out] = [random.between(0, TAU), Math.sqrt(random.next()) * 0.9]
    const [u, v] = [Math.cos(angle) * out, Math.sin(angle) * out]
    const [wave, size] = [wobble(random, 4, 2), random.between(0.07, 0.2)]
    stains.shape(
      aroundCircle(14, (a) => {
        const k = size * (1 + 0.3 * wave(a))
        return at(u + Math.cos(a) * k * 1.3, v + Math.sin(a) * k * 0.8)
      }),
      0.3,
    )
    const turn = random.between(0, TAU)
    cracks.pen(
      steps(5, (k) => at(v + Math.cos(turn + k) * k * 0.24, u + Math.sin(turn + k) * k * 0.2)),
      r * 0.022,
      'swell',
      0.2,
    )
  }
  sheet.draw(stains, l.tones.cap.dark, 0.26)
  sheet.draw(cracks, darker(l.tones.cap.dark, 0.4), 0.6)
}

function drawWarts(
  sheet: Sheet,
  l: ResolvedTraits,
  at: (u: number, v: number) => Point,
  { random }: Specimen,
): void {
  const facets = [sheet.ink(), sheet.ink(), sheet.ink()] as const
  const edges = sheet.ink()
  const rows = Math.max(5, sheet.markCount(9, 8.4))
  for (let j = 0; j < rows; j++) {
    const v = ((j + 0.5) / rows) * 2 - 1
    const half = Math.sqrt(Math.max(0, 1 - v * v))
    const count = Math.max(2, Math.round(half * rows * 1.05))
    for (let i = 0; i < count; i++) {
      const u = (((i + 0.5 + random.between(-0.15, 0.15)) / count) * 2 - 1) * half
      const size = 1.02 / rows
      const turn = random.between(0, TAU)
      const corners = aroundCircle(5, (a) => at(u + Math.cos(a + turn) * size, v + Math.sin(a + turn) * size))
      const peak = at(u - 0.03, v - 0.03)
      corners.forEach((p, k) => {
        const q = corners[(k + 1) % 5] as Point
        const slope = (p[0] + q[0]) / 2 - peak[0] + ((p[1] + q[1]) / 2 - peak[1]) * 1.2
        facets[slope < -2 ? 0 : slope < 2 ? 1 : 2].polygon([p, q, peak])
      })
      if (sheet.fine) edges.contour(corners, 0.8, { tolerance: 0.05 })
    }
  }
  sheet.draw(facets[0], lighter(l.tones.cap.light, 0.16))
  sheet.draw(facets[1], l.tones.cap.typical)
  sheet.draw(facets[2], darker(l.tones.cap.dark, 0.1))
  sheet.draw(edges, sheet.inks.inner, 0.6)
}

/** Pale veins that wind through dark flesh. */
function drawMarbling(
  sheet: Sheet,
  l: ResolvedTraits,
  face: readonly Point[],
  centre: Point,
  r: number,
  s: Specimen,
): void {
  const { hymenium, flesh } = l.tones
  const dark = l.surfaces.has('smooth') ? hymenium.typical : mix(hymenium.dark, '#3a2a24', 0.5)
  wash(sheet, face, dark, { depth: 0.14, shift: 0.05 }, () => {
    const field = foldField(s.random, 4.2)
    const veins = sheet.ink()
    const half = l.surfaces.has('smooth') ? 0.3 : 0.2
    // Both banks of the field's zero, so that thin veins branch and close like a net.
    for (const loop of loopsAbove((x, y) => half - Math.abs(field(x, y)), sheet.fine ? 60 : 44))
      veins.shape(
        loop.map(([x, y]) => [centre[0] + x * r, centre[1] + y * r] as const),
        0.3,
      )
    sheet.draw(veins, flesh.light, 0.9)
  })
  sheet.contour(face, 1.1)
}
