import { darker, lighter, mix } from '@illustrations/engine/colour'
import { boundingBox, lerp, type Point, steps } from '@illustrations/engine/geometry'
import type { SeededRandom } from '@illustrations/engine/seeded-random'
import type { Sheet } from '@illustrations/engine/sheet'
import { wash } from '@illustrations/engine/wash'
import type { ResolvedTraits } from '@illustrations/plates/core/resolved-traits'
import type { PartAnchors, Specimen } from '@illustrations/plates/core/specimen'

/** Rows from the back to the front: height of their feet, reach to the sides and number of frills. */
const ROWS = [
  { up: 1.16, reach: 0.2, count: 3 },
  { up: 0.9, reach: 0.5, count: 5 },
  { up: 0.6, reach: 0.66, count: 5 },
  { up: 0.3, reach: 0.64, count: 5 },
  { up: 0.04, reach: 0.44, count: 4 },
] as const

/** A rounded mass of thin, curled ribbons, each row in front of the one above it. */
export function drawFrills(sheet: Sheet, l: ResolvedTraits, s: Specimen): PartAnchors {
  sheet.layer({ gapAbove: s.foot[1] - 8 })
  const { random, radius: r, foot } = s
  const edges: Point[] = []
  // Shade fills the gaps between the ribbons.
  const shade = mix(l.tones.cap.typical, l.tones.cap.dark, 0.8)
  sheet.ellipse([foot[0], foot[1] - r * 0.72], r * 0.66, r * 0.66, shade)
  // A card has no space for as many, and a heavy plate even less.
  const fewer = (sheet.fine ? 0 : 1) + (sheet.density < 0.7 ? 1 : 0)
  ROWS.forEach(({ up, reach, count: most }, row) => {
    const count = Math.max(2, most - fewer)
    for (let i = 0; i < count; i++) {
      // From the sides to the middle, so that the middle ones are on top.
      const pair = Math.floor(i / 2)
      const across = (i % 2 ? -1 : 1) * (1 - (2 * pair + (count % 2 ? 0 : 0.5)) / (count - 1))
      const root: Point = [
        foot[0] + across * reach * r,
        foot[1] - up * r * 1.05 + across * across * r * 0.06 - r * 0.05,
      ]
      const frill = { root, lean: across * 0.75, size: r * random.between(0.4, 0.5) }
      edges.push(...drawFrill(sheet, l, frill, random.fork(`frill${row}-${i}`)))
    }
  })
  const [left, top, right] = boundingBox(edges)
  sheet.includeBox([left - 3, top - 3, right + 3, foot[1] + 4])
  // Labels need free paper beside the mass, so their points lie near its outline.
  const sides = (up: number): Point[] =>
    [-0.72, 0.72].map((u) => [foot[0] + u * r, foot[1] - up * r] as const)
  return {
    cap: [[foot[0], top + r * 0.1], ...sides(1.1)],
    gills: sides(0.7),
    stipe: [
      [foot[0] - r * 0.5, foot[1] - r * 0.06],
      [foot[0] + r * 0.5, foot[1] - r * 0.06],
    ],
  }
}

interface Frill {
  root: Point
  /** Sideways lean, -1 to 1. */
  lean: number
  size: number
}

/** One ribbon, widening upwards from its root to a ruffled edge; returns that edge. */
function drawFrill(
  sheet: Sheet,
  l: ResolvedTraits,
  { root, lean, size }: Frill,
  random: SeededRandom,
): Point[] {
  const [waves, phase] = [random.between(8.4, 10.6), random.between(0, 6)]
  const place = (across: number, up: number): Point => {
    const spread = lerp(0.3, 1, up) * across
    const curl = up ** 3 * 0.12 * Math.sin(across * waves + phase)
    // The edge folds back on itself between its waves, so that it looks like a ribbon.
    const angle = spread * 0.95 + lean * 0.7 - up ** 3 * 0.15 * Math.cos(across * waves + phase)
    const reach = size * up * (1 - 0.16 * across * across + curl)
    return [root[0] + Math.sin(angle) * reach + across * size * 0.24, root[1] - Math.cos(angle) * reach]
  }
  const edge = steps(sheet.fine ? 46 : sheet.density < 0.6 ? 14 : 20, (u) => place(u * 2 - 1, 1))
  const outline = [
    ...edge,
    ...steps(4, (u) => place(1, 1 - u)),
    [root[0], root[1] + size * 0.16] as const,
    ...steps(4, (u) => place(-1, u)),
  ]
  const { cap } = l.tones
  const paint = sheet.linear(place(0, 1), root, [
    [0, lighter(cap.light, 0.2)],
    [0.3, cap.light],
    [0.7, cap.typical],
    [1, mix(cap.typical, cap.dark, 0.7)],
  ])
  wash(sheet, outline, paint, { depth: 0.16, shift: 0.07, gap: false }, () => {
    const [folds, lip] = [sheet.ink(), sheet.ink()]
    for (const u of sheet.fine ? [-0.62, -0.2, 0.24, 0.66] : [0.1])
      folds.pen(
        steps(4, (v) => place(u + 0.05 * Math.sin(v * 4), 0.3 + v * 0.6)),
        1.1,
        'taper',
      )
    lip.pen(
      steps(sheet.fine ? 30 : 12, (u) => place((u * 2 - 1) * 0.94, 0.93)),
      1.3,
    )
    sheet.draw(folds, darker(cap.dark, 0.1), 0.5)
    sheet.draw(lip, cap.dark, 0.45)
  })
  sheet.contour(outline, 1.3)
  return edge
}
