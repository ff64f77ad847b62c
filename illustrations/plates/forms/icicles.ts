/* design-tokens-allow: pigments of the plates */

import { darker, lighter, mix } from '@illustrations/engine/colour'
import { aroundCircle, clamp, lerp, type Point } from '@illustrations/engine/geometry'
import { wobble } from '@illustrations/engine/seeded-random'
import type { Sheet } from '@illustrations/engine/sheet'
import { wash } from '@illustrations/engine/wash'
import type { ResolvedTraits } from '@illustrations/plates/core/resolved-traits'
import type { PartAnchors, Specimen } from '@illustrations/plates/core/specimen'

interface Icicle {
  root: Point
  tip: Point
  width: number
  light: number
}

/** A lion's mane: a cushion with tiers of hanging spines, short at the top, long at the bottom. */
export function drawIcicles(sheet: Sheet, l: ResolvedTraits, s: Specimen): PartAnchors {
  const { random, radius: r } = s
  const [cx, cy] = [s.foot[0], s.foot[1] - r]
  sheet.layer()
  const wave = wobble(random, 4)
  const cushion = aroundCircle(
    70,
    (a) =>
      [
        cx + Math.cos(a) * r * 0.9 * (1 + 0.04 * wave(a)),
        cy + Math.sin(a) * r * (Math.sin(a) > 0 ? 0.62 : 0.8) * (1 + 0.04 * wave(a)),
      ] as const,
  )
  const { cap, hymenium } = l.tones
  const paint = sheet.radial([cx - r * 0.3, cy - r * 0.45], r * 1.6, r * 1.6, 0, [
    [0, lighter(cap.light, 0.3)],
    [0.55, cap.typical],
    [1, mix(cap.typical, cap.dark, 0.6)],
  ])
  wash(sheet, cushion, paint, { depth: 0.24, rim: cap.dark, gap: true })
  sheet.contour(cushion, 1.3, { skip: (p) => p[1] > cy + r * 0.3 })
  const tiers = 7
  sheet.markSolid(
    aroundCircle(
      40,
      (a) => [cx + Math.cos(a) * r, cy + Math.sin(a) * r * (Math.sin(a) > 0 ? 1.1 : 0.8)] as const,
    ),
  )
  // The tips hang below the cushion.
  sheet.includeBox([cx - r, cy - r, cx + r, cy + r * 1.3])
  // The lowest tier first: the tips of each tier cover the roots of the tier below.
  for (let j = tiers - 1; j >= 0; j--)
    drawTier(
      sheet,
      tier(s, [cx, cy], j / (tiers - 1), sheet.density),
      hymenium.typical,
      mix(cap.dark, hymenium.dark, 0.5),
    )
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

function tier({ random, radius: r }: Specimen, [cx, cy]: Point, t: number, density: number): Icicle[] {
  const v = lerp(-0.6, 0.36, t)
  const half = Math.sqrt(Math.max(0, 1 - (v / 0.96) ** 2)) * 0.9
  const count = Math.round((6 + half * 11) * clamp(density, 0.36, 1))
  return Array.from({ length: count }, (_, i) => {
    const u = clamp((i + random.between(-0.32, 0.32)) / (count - 1)) * 2 - 1
    const x = cx + u * half * r
    const y = cy + (v - 0.1 * (1 - u * u) + random.between(-0.05, 0.05)) * r * 0.9
    // The middle ones hang lowest, so that the outline tapers.
    const length = r * lerp(0.3, 0.94, t ** 1.2) * random.between(0.8, 1.14) * (1.15 - 0.62 * u * u)
    const sway = u * r * 0.1 * (1 - t)
    return {
      root: [x, y],
      tip: [x + sway, y + length],
      width: r * random.between(0.04, 0.056),
      light: -0.55 * u - 0.5 * v + random.between(-0.15, 0.15),
    }
  })
}

function drawTier(sheet: Sheet, icicles: readonly Icicle[], pale: string, deep: string): void {
  const fills = [sheet.ink(), sheet.ink(), sheet.ink()] as const
  const [cast, side, line] = [sheet.ink(), sheet.ink(), sheet.ink()]
  for (const {
    root: [x, y],
    tip,
    width: w,
    light,
  } of icicles) {
    const mid: Point = [lerp(x, tip[0], 0.5), lerp(y, tip[1], 0.5)]
    const outline: Point[] = [
      [x - w, y],
      [x, y - w * 2],
      [x + w, y],
      [mid[0] + w * 0.82, mid[1]],
      tip,
      [mid[0] - w * 0.82, mid[1]],
    ]
    fills[light > 0.3 ? 0 : light > -0.1 ? 1 : 2].polygon(outline)
    cast.polygon([
      [x - w + 2.4, y + 1],
      [x + w + 2.8, y + 1],
      [tip[0] + 2.2, tip[1] + 1.6],
    ])
    side.polygon([
      [x + w * 0.25, y - w * 0.6],
      [x + w, y],
      [mid[0] + w * 0.82, mid[1]],
      tip,
      [mid[0] + w * 0.2, mid[1]],
    ])
    line.pen([[x + w, y - w * 0.3], [mid[0] + w * 0.82, mid[1]], tip], light < 0 ? 1.3 : 1)
    line.pen([[x - w, y + 0.5], [mid[0] - w * 0.82, mid[1]], tip], 0.7)
  }
  sheet.draw(cast, '#5a3a1a', 0.16)
  sheet.draw(fills[0], lighter(pale, 0.6))
  sheet.draw(fills[1], lighter(pale, 0.2))
  sheet.draw(fills[2], mix(pale, deep, 0.35))
  sheet.draw(side, darker(deep, 0.05), 0.3)
  sheet.draw(line, sheet.inks.inner, 0.62)
}
