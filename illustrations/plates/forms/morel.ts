import { type Colour, darker, lighter, mix, SHADE } from '@illustrations/engine/colour'
import { clamp, interpolate, lerp, type Point, TAU } from '@illustrations/engine/geometry'
import { wobble } from '@illustrations/engine/seeded-random'
import type { Sheet } from '@illustrations/engine/sheet'
import { SolidOfRevolution } from '@illustrations/engine/solid-of-revolution'
import { hatch, wash } from '@illustrations/engine/wash'
import type { ResolvedTraits } from '@illustrations/plates/core/resolved-traits'
import type { PartAnchors, Specimen } from '@illustrations/plates/core/specimen'
import { Stalk } from '@illustrations/plates/core/stalk'
import { roundingHatch, stipeGradient } from '@illustrations/plates/parts/stipe'

const ROWS = 7
const COLUMNS = 11

/** A jittered hexagonal grid on an egg shape. Pits are drawn; the ridges remain between them. */
export function drawMorel(sheet: Sheet, l: ResolvedTraits, s: Specimen): PartAnchors {
  const { random, radius } = s
  sheet.layer({ gapAbove: s.foot[1] - 12 })
  const top: Point = [s.foot[0] + s.lean, s.foot[1] - Math.max(s.height * 0.8, radius * 0.7)]
  const stalk = new Stalk({
    base: s.foot,
    top: [top[0], top[1] - radius * 0.3],
    bow: 0.03,
    topRadius: radius * 0.46,
    baseRadius: radius * 0.52,
    bulb: 0.28,
  })
  drawFoot(sheet, l, stalk, s)
  const body = egg(s, [top[0], top[1] - radius * 0.35])
  const outline = bumpy(body.silhouette(sheet.sampleCount(140)), random)
  const [cx, cy] = body.at(0.5, -Math.PI / 2)
  const { cap, hymenium } = l.tones
  const paint = sheet.radial([cx - radius * 0.4, cy - radius * 0.2], radius * 2.2, radius * 2.2, 0, [
    [0, lighter(cap.light, 0.1)],
    [0.5, cap.typical],
    [1, cap.dark],
  ])
  wash(sheet, outline, paint, { depth: 0.24, rim: cap.dark, gap: true }, () =>
    drawPits(sheet, body, hymenium.typical, hymenium.dark, cap.typical, s),
  )
  sheet.contour(outline, 1.8)
  return {
    cap: [body.at(0.5, 2.4), body.at(0.5, 0.7)],
    gills: [body.at(0.7, 1.2), body.at(0.7, 2)],
    stipe: [stalk.at(0.45, 0.9), stalk.at(0.45, -0.9)],
  }
}

function egg(s: Specimen, at: Point): SolidOfRevolution {
  const wave = wobble(s.random, 4)
  return new SolidOfRevolution({
    profile: [
      [0, 1.72],
      [0.3, 1.66],
      [0.62, 1.36],
      [0.88, 0.84],
      [1, 0.3],
      [0.97, -0.2],
      [0.78, -0.56],
      [0.45, -0.68],
    ],
    radius: s.radius,
    elevation: 10,
    tilt: s.tilt * 0.6,
    at,
    lobe: (a) => wave(a) * 0.045,
  })
}

/** Makes ridges stand out at the edge. */
function bumpy(outline: readonly Point[], random: Specimen['random']): Point[] {
  const wave = wobble(random, 4)
  const [x, y] = outline.reduce(
    (sum, p) => [sum[0] + p[0] / outline.length, sum[1] + p[1] / outline.length] as const,
    [0, 0] as Point,
  )
  return outline.map((p, i) =>
    interpolate([x, y], p, 1 + 0.024 * Math.sin((i / outline.length) * TAU * 15) + 0.012 * wave(i * 0.6)),
  )
}

function drawFoot(sheet: Sheet, l: ResolvedTraits, stalk: Stalk, s: Specimen): void {
  const { random } = s
  wash(sheet, stalk.outline, stipeGradient(sheet, l, stalk), { depth: 0.24, shift: 0.2, gap: true }, () => {
    const [grains, folds] = [sheet.ink(), sheet.ink()]
    for (let i = 0; i < sheet.markCount(80, 40); i++)
      grains.dot(stalk.at(random.next(), random.between(-1.4, 1.4)), random.between(1, 1.7))
    for (let i = 0; i < 9; i++) {
      const f = random.between(-1.1, 1.3)
      folds.pen(
        [stalk.at(0, f), stalk.at(0.14, f * 0.96), stalk.at(random.between(0.24, 0.4), f * 0.9)],
        1.3,
        'taper',
      )
    }
    sheet.draw(grains, sheet.inks.inner, 0.32)
    sheet.draw(folds, sheet.inks.inner, 0.42)
    roundingHatch(sheet, stalk, random)
    const [x, y] = stalk.axis(0.84)
    sheet.ellipse([x + 3, y], s.radius * 0.62, s.radius * 0.3, SHADE, 0.34)
  })
  sheet.contour(stalk.outline, 1.45)
}

type Chart = readonly [t: number, angle: number]

function drawPits(
  sheet: Sheet,
  body: SolidOfRevolution,
  pit: Colour,
  deep: Colour,
  ridge: Colour,
  s: Specimen,
): void {
  const { random, radius } = s
  const net = netOf(random)
  const shades = [sheet.ink(), sheet.ink(), sheet.ink()] as const
  const [hollows, edges, lips, veins] = [sheet.ink(), sheet.ink(), sheet.ink(), sheet.ink()]
  for (let i = 0; i < ROWS; i++)
    for (let j = 0; j < COLUMNS; j++) {
      const corners = cell(net, i, j)
      const middle = meanOf(corners)
      if (body.facing(clamp(middle[0]), middle[1]) < 0.06) continue
      const shrink = i === 0 ? 0.68 : 0.82
      const outline = corners.map(([t, a]) =>
        body.at(clamp(lerp(middle[0], t, shrink)), lerp(middle[1], a, shrink)),
      )
      const centre = body.at(clamp(middle[0]), middle[1])
      const light = body.light(clamp(middle[0]), middle[1])
      shades[light > 0.55 ? 0 : light > 0.1 ? 1 : 2].shape(outline, 0)
      const inner = outline
        .map((p) => interpolate(centre, p, 0.62))
        .map(([x, y]) => [x - radius * 0.02, y - radius * 0.015] as const)
      hollows.shape(inner, 0)
      edges.contour(outline, radius < 34 ? 1.2 : 1.6, { flip: -1, low: 0.3, tolerance: 0.05 })
      if (sheet.fine)
        lips.contour(
          outline.map((p) => interpolate(centre, p, 1.12)),
          0.9,
          { low: 0, tolerance: 0.05 },
        )
      if (random.chance(0.5)) {
        const k = random.integer(0, 2)
        const [a, b] = [
          interpolate(outline[k] as Point, outline[k + 1] as Point, 0.5),
          interpolate(outline[k + 3] as Point, outline[(k + 4) % 6] as Point, 0.5),
        ]
        veins.pen([a, interpolate(a, b, 0.5), b], radius * 0.05)
      }
    }
  sheet.draw(shades[0], mix(pit, ridge, 0.4))
  sheet.draw(shades[1], mix(pit, ridge, 0.2))
  sheet.draw(shades[2], mix(pit, deep, 0.4))
  sheet.draw(hollows, darker(deep, 0.3), 0.6)
  sheet.draw(veins, mix(pit, ridge, 0.55), 0.8)
  sheet.draw(edges, sheet.inks.inner, 0.85)
  sheet.draw(lips, sheet.inks.inner, 0.35)
  const lines = sheet.ink()
  hatch(lines, body, random, { lines: sheet.fine ? 13 : 8, threshold: 0, width: 0.7 }, sheet.density)
  sheet.draw(lines, sheet.inks.inner, 0.42)
}

/** Corners of the grid, jittered once each, so that neighbouring pits share them. */
function netOf(random: Specimen['random']): (i: number, j: number) => Chart {
  const corners = new Map<number, Chart>()
  return (i, j) => {
    const key = i * 100 + Math.round(2 * j)
    const existing = corners.get(key)
    if (existing) return existing
    const zigzag = ((Math.round(2 * j) - i) & 1 ? -0.04 : 0.04) * (i > 0 && i < ROWS ? 1 : 0.3)
    const corner: Chart = [
      clamp(0.02 + (i / ROWS) ** 0.95 * 0.98 + zigzag + random.between(-0.034, 0.034), 0.015, 0.995),
      ((j + random.between(-0.28, 0.28)) / COLUMNS) * TAU - Math.PI / 2,
    ]
    corners.set(key, corner)
    return corner
  }
}

function cell(net: (i: number, j: number) => Chart, i: number, j: number): Chart[] {
  const o = (i % 2) / 2
  return [
    net(i, j + o),
    net(i, j + 0.5 + o),
    net(i, j + 1 + o),
    net(i + 1, j + 1 + o),
    net(i + 1, j + 0.5 + o),
    net(i + 1, j + o),
  ]
}

const meanOf = (corners: readonly Chart[]): Chart => [
  corners.reduce((sum, c) => sum + c[0], 0) / corners.length,
  corners.reduce((sum, c) => sum + c[1], 0) / corners.length,
]
