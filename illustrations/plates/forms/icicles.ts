/* design-tokens-allow: pigments of the plates */

import { darker, lighter, mix } from '@illustrations/engine/colour'
import { aroundCircle, clamp, lerp, type Point } from '@illustrations/engine/geometry'
import { wobble } from '@illustrations/engine/seeded-random'
import type { Sheet } from '@illustrations/engine/sheet'
import { wash } from '@illustrations/engine/wash'
import type { ResolvedTraits } from '@illustrations/plates/core/resolved-traits'
import type { PartAnchors, Specimen } from '@illustrations/plates/core/specimen'

/** A spine: it leaves the surface outwards at `root` and hangs down to `tip` past `bend`. */
interface Spine {
  root: Point
  bend: Point
  tip: Point
  width: number
  light: number
}

const TIERS = 8

/**
 * A lion's mane: a rounded cushion hidden under hanging spines, a short matted fur at the top that becomes
 * a long fringe at the bottom.
 */
export function drawIcicles(sheet: Sheet, l: ResolvedTraits, s: Specimen): PartAnchors {
  const { random, radius: r } = s
  const [cx, cy] = [s.foot[0], s.foot[1] - r]
  sheet.layer()
  const wave = wobble(random, 5)
  const around = (kx: number, up: number, down: number) =>
    aroundCircle(
      80,
      (a) =>
        [
          cx + Math.cos(a) * r * kx * (1 + 0.035 * wave(a)),
          cy + Math.sin(a) * r * (Math.sin(a) > 0 ? down : up) * (1 + 0.035 * wave(a)),
        ] as const,
    )
  const cushion = around(0.94, 0.84, 0.74)
  const { cap, hymenium } = l.tones
  const deep = mix(cap.dark, hymenium.dark, 0.5)
  const paint = sheet.radial([cx - r * 0.35, cy - r * 0.5], r * 1.55, r * 1.5, 0, [
    [0, lighter(cap.light, 0.3)],
    [0.5, cap.typical],
    [0.85, mix(cap.typical, deep, 0.75)],
    [1, darker(deep, 0.15)],
  ])
  sheet.echo(sheet.shape(cushion), r * 0.09, r * 0.16, { fill: sheet.inks.cast, opacity: 0.34 })
  wash(sheet, cushion, paint, { depth: 0.24, rim: deep, gap: true })
  sheet.contour(cushion, 1.1, { skip: (p) => p[1] > cy - r * 0.2 })
  sheet.markSolid(around(1, 0.84, 1.15))
  // The tips hang below the cushion.
  sheet.includeBox([cx - r * 1.04, cy - r * 0.9, cx + r * 1.04, cy + r * 1.42])
  // The lowest tier first: the tips of each tier cover the roots of the tier below.
  for (let j = TIERS - 1; j >= 0; j--)
    drawTier(sheet, tier(s, [cx, cy], j / (TIERS - 1), sheet.density), hymenium.typical, deep)
  return {
    cap: [
      [cx - r * 0.4, cy - r * 0.5],
      [cx + r * 0.4, cy - r * 0.5],
    ],
    gills: [
      [cx + r * 0.1, cy + r * 0.62],
      [cx - r * 0.5, cy + r * 0.4],
      [cx + r * 0.5, cy + r * 0.4],
    ],
  }
}

/** The spines of one tier, from the top of the cushion (0) to its lower edge (1). */
function tier({ random, radius: r }: Specimen, [cx, cy]: Point, t: number, density: number): Spine[] {
  const v = lerp(-0.74, 0.56, t)
  const half = Math.sqrt(Math.max(0, 1 - (v < 0 ? v / 0.86 : v / 0.8) ** 2)) * 0.96
  const count = Math.round((4 + half * 13) * clamp(density, 0.34, 1))
  return Array.from({ length: count }, (_, i) => {
    const u = clamp((i + 0.5 + random.between(-0.4, 0.4)) / count) * 2 - 1
    const root: Point = [
      cx + Math.sin((u * Math.PI) / 2) * half * r,
      cy + (v + 0.1 * u * u * (v < 0 ? 1 : -1) + random.between(-0.06, 0.06)) * r,
    ]
    // The middle ones hang lowest, so that the mass tapers like a heart.
    const length = r * lerp(0.2, 0.84, t ** 1.25) * random.between(0.78, 1.16) * (1.12 - 0.66 * u * u)
    const out = u * r * lerp(0.13, -0.05, t) + random.between(-0.02, 0.02) * r
    return {
      root,
      bend: [root[0] + out, root[1] + length * 0.38],
      tip: [root[0] + out * 1.15 + random.between(-0.03, 0.03) * r, root[1] + length],
      width: r * random.between(0.032, 0.044) * lerp(0.8, 1.1, t),
      light: -0.55 * u - 0.5 * v + random.between(-0.28, 0.28),
    }
  })
}

/** Half the width of a spine along its length: round at the root, pointed at the tip. */
const HALF_WIDTHS = [0.55, 1, 0.92, 0.62] as const

function outlineOf({ root, bend, tip, width }: Spine, [dx, dy]: Point): Point[] {
  const axis = (u: number): Point => [
    (1 - u) ** 2 * root[0] + 2 * u * (1 - u) * bend[0] + u * u * tip[0] + dx,
    (1 - u) ** 2 * root[1] + 2 * u * (1 - u) * bend[1] + u * u * tip[1] + dy,
  ]
  const side = (sign: 1 | -1) =>
    HALF_WIDTHS.map((k, i): Point => {
      const [x, y] = axis(i * 0.25)
      return [x + sign * width * k, y]
    })
  return [...side(-1), axis(1), ...side(1).reverse()]
}

function drawTier(sheet: Sheet, spines: readonly Spine[], pale: string, deep: string): void {
  const fills = [sheet.ink(), sheet.ink(), sheet.ink()] as const
  const [cast, side] = [sheet.ink(), sheet.ink()]
  for (const spine of spines) {
    const outline = outlineOf(spine, [0, 0])
    fills[spine.light > 0.28 ? 0 : spine.light > -0.22 ? 1 : 2].polygon(outline)
    cast.polygon(outlineOf(spine, [spine.width * 0.7, spine.width * 0.9]))
    const shaded = outline.slice(4)
    side.pen(shaded, spine.width * 0.5, 'swell', 0.2)
  }
  sheet.draw(cast, darker(deep, 0.35), 0.3)
  sheet.draw(fills[0], lighter(pale, 0.55))
  sheet.draw(fills[1], lighter(pale, 0.15))
  sheet.draw(fills[2], mix(pale, deep, 0.35))
  sheet.draw(side, sheet.inks.inner, 0.55)
}
