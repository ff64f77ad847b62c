import { darker, lighter, SHADE } from '@illustrations/engine/colour'
import { itemCyclic, type Point, steps, translate } from '@illustrations/engine/geometry'
import type { SeededRandom } from '@illustrations/engine/seeded-random'
import type { Sheet } from '@illustrations/engine/sheet'
import { wash } from '@illustrations/engine/wash'
import type { ResolvedTraits } from '@illustrations/plates/core/resolved-traits'
import type { PartAnchors, Specimen } from '@illustrations/plates/core/specimen'
import { Stalk } from '@illustrations/plates/core/stalk'
import { roundingHatch, stipeGradient } from '@illustrations/plates/parts/stipe'

/** The cap from its left tip over the dip to the right tip and back along its hem, in radii. */
const OUTLINE: readonly Point[] = [
  [-0.96, -0.92],
  [-0.68, -0.78],
  [-0.36, -0.5],
  [-0.02, -0.38],
  [0.3, -0.5],
  [0.56, -0.82],
  [0.8, -1.08],
  [1, -1],
  [1.1, -0.56],
  [1.04, 0],
  [0.78, 0.42],
  [0.4, 0.46],
  [0.1, 0.2],
  [-0.14, 0.26],
  [-0.48, 0.54],
  [-0.86, 0.36],
  [-1.08, -0.1],
  [-1.14, -0.62],
]

/** A smooth cap folded over its stalk like a saddle: two raised tips, flaps that hang down between them. */
export function drawSaddle(sheet: Sheet, l: ResolvedTraits, s: Specimen): PartAnchors {
  const { random, radius } = s
  sheet.layer({ gapAbove: s.foot[1] - 12 })
  const rise = Math.max(s.height, radius * 1.1)
  const joint: Point = [s.foot[0] + s.lean, s.foot[1] - rise]
  const stalk = new Stalk({
    base: s.foot,
    top: [joint[0], joint[1] - radius * 0.2],
    bow: 0.03,
    topRadius: radius * 0.27,
    baseRadius: radius * 0.32,
    bulb: 0.15,
  })
  wash(sheet, stalk.outline, stipeGradient(sheet, l, stalk), { depth: 0.24, shift: 0.2, gap: true }, () => {
    roundingHatch(sheet, stalk, random)
    const [x, y] = stalk.axis(0.84)
    sheet.ellipse([x + 2, y], radius * 0.5, radius * 0.26, SHADE, 0.4)
  })
  sheet.contour(stalk.outline, 1.45)
  const at = (p: Point): Point => translate(joint, p[0] * radius, p[1] * radius)
  drawCap(sheet, l, s, at)
  return {
    cap: [at([-0.6, -0.35]), at([0.62, -0.4])],
    stipe: [stalk.at(0.35, 0.9), stalk.at(0.35, -0.9)],
  }
}

function drawCap(
  sheet: Sheet,
  l: ResolvedTraits,
  { random, radius }: Specimen,
  at: (p: Point) => Point,
): void {
  const { cap } = l.tones
  const mirror = random.chance(0.5) ? -1 : 1
  const corners = OUTLINE.map(
    ([x, y]): Point => [(x + random.between(-0.06, 0.06)) * mirror, y + random.between(-0.06, 0.06)],
  )
  const outline = smooth(corners, sheet.fine ? 8 : 5).map(at)
  const paint = sheet.linear(at([0, -1.05]), at([0, 0.4]), [
    [0, lighter(cap.light, 0.1)],
    [0.42, cap.typical],
    [1, cap.dark],
  ])
  wash(sheet, outline, paint, { depth: 0.26, shift: 0.2, rim: darker(cap.dark, 0.2), gap: true }, () => {
    drawCreases(sheet, random, radius, mirror, at)
    sheet.ellipse(at([-0.02 * mirror, 0.12]), radius * 0.34, radius * 0.4, SHADE, 0.3)
  })
  sheet.contour(outline, 1.7)
}

/** Shallow creases that run from the dip into the flaps. */
function drawCreases(
  sheet: Sheet,
  random: SeededRandom,
  radius: number,
  mirror: number,
  at: (p: Point) => Point,
): void {
  const creases = sheet.ink()
  for (const end of [-0.82, -0.5, -0.16, 0.2, 0.52, 0.8]) {
    const [sway, reach] = [random.between(-0.08, 0.08), random.between(0.02, 0.26)]
    const line = steps(6, (u): Point => {
      const x = (0.04 + (end - 0.04) * u + sway * Math.sin(u * 4)) * mirror
      return at([x, -0.3 + (reach + 0.3) * u - Math.abs(end) * 0.5 * u * (1 - u)])
    })
    creases.pen(line.slice(1), radius * 0.028)
  }
  sheet.draw(creases, sheet.inks.inner, 0.5)
}

/** A closed curve through the corners (Catmull-Rom). */
function smooth(corners: readonly Point[], perCorner: number): Point[] {
  return corners.flatMap((b, i) => {
    const [a, c, d] = [itemCyclic(corners, i - 1), itemCyclic(corners, i + 1), itemCyclic(corners, i + 2)]
    return Array.from({ length: perCorner }, (_, k): Point => {
      const u = k / perCorner
      const along = (n: 0 | 1) =>
        0.5 *
        (2 * b[n] +
          (c[n] - a[n]) * u +
          (2 * a[n] - 5 * b[n] + 4 * c[n] - d[n]) * u * u +
          (3 * b[n] - a[n] - 3 * c[n] + d[n]) * u ** 3)
      return [along(0), along(1)]
    })
  })
}
