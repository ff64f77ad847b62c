/* design-tokens-allow: pigments of the plates */

import { darker, lighter, mix } from '@illustrations/engine/colour'
import { aroundCircle, clamp, type Point, steps, TAU, translate } from '@illustrations/engine/geometry'
import { type SeededRandom, wobble } from '@illustrations/engine/seeded-random'
import type { Sheet } from '@illustrations/engine/sheet'
import { wash } from '@illustrations/engine/wash'
import type { ResolvedTraits } from '@illustrations/plates/core/resolved-traits'
import type { PartAnchors, Specimen } from '@illustrations/plates/core/specimen'

/** A ball on the ground: a position is (u, v) in -1 … 1, projected on to the page. */
interface Ball {
  centre: Point
  rx: number
  ry: number
  outline: Point[]
  at: (u: number, v: number) => Point
  random: SeededRandom
}

/**
 * Round bodies without cap or gills; pear-shaped on a false stem where a stipe is recorded. The smallest
 * specimen is cut.
 */
export function drawPuffball(sheet: Sheet, l: ResolvedTraits, s: Specimen): PartAnchors {
  sheet.layer({ gapAbove: s.foot[1] - 10 })
  const ball = ballOf(l, s)
  if (s.age === 2) return drawHalf(sheet, l, ball)
  const { cap } = l.tones
  const paint = sheet.radial(ball.at(-0.35, -0.42), ball.rx * 1.7, ball.ry * 1.7, 0, [
    [0, lighter(cap.light, 0.35)],
    [0.42, cap.typical],
    [0.85, mix(cap.typical, cap.dark, 0.55)],
    [1, mix(cap.typical, cap.dark, 0.35)],
  ])
  wash(sheet, ball.outline, paint, { depth: 0.22, shift: 0.11, rim: cap.dark, gap: true }, () => {
    if (l.surfaces.has('scaly') || l.surfaces.has('cracked')) drawTiles(sheet, l, ball)
    else if (l.surfaces.has('warty')) drawSpikes(sheet, l, ball)
    else drawSuede(sheet, l, ball)
    stipple(sheet, ball)
    rootFolds(sheet, ball)
  })
  sheet.contour(ball.outline, 1.8)
  if (l.surfaces.has('warty')) drawPore(sheet, ball)
  return { cap: [ball.at(-0.5, -0.35), ball.at(0.6, -0.4)] }
}

function ballOf(l: ResolvedTraits, { foot, radius: r, random }: Specimen): Ball {
  const wave = wobble(random, 4)
  const pear = l.hasStipe ? 1 : 0
  const centre: Point = [foot[0], foot[1] - r * (0.84 + pear * 0.5)]
  const [rx, ry] = [r * 1.02, r * 0.92]
  const outline = aroundCircle(110, (a) => {
    const k = 1 + 0.022 * wave(a)
    const low = Math.max(0, Math.sin(a))
    // A pear narrows to its stem; a ball is only slightly flattened where it rests.
    const narrow = 1 - pear * 0.45 * low ** 1.6
    const drop = pear * 0.62 * low ** 2 - (1 - pear) * 0.06 * low ** 3
    return [centre[0] + Math.cos(a) * rx * k * narrow, centre[1] + Math.sin(a) * ry * k + drop * ry] as const
  })
  const at = (u: number, v: number): Point => {
    const m = Math.hypot(u, v)
    const q = m > 0 ? Math.sin((Math.min(1, m) * Math.PI) / 2) / m : 1
    return [centre[0] + u * q * rx, centre[1] + v * q * ry]
  }
  return { centre, rx, ry, outline, at, random }
}

/** The density of the dots is the shade. */
function stipple(sheet: Sheet, { centre, rx, ry, random }: Ball): void {
  const ink = sheet.ink()
  const count = Math.min(sheet.markCount(900, 330), rx * (sheet.fine ? 12 : 5))
  for (let i = 0; i < count; i++) {
    const [u, v] = [random.between(-1, 1), random.between(-1, 1)]
    const m = u * u + v * v
    if (m > 0.98) continue
    const light = -0.6 * u - 0.62 * v + 0.5 * Math.sqrt(1 - m)
    if (random.next() > clamp(0.62 - light * 0.85, 0.02, 0.92)) continue
    ink.dot([centre[0] + u * rx, centre[1] + v * ry], random.chance(0.5) ? 0.8 : 1.2)
  }
  sheet.draw(ink, sheet.inks.inner, 0.48)
}

/** Creases that converge at the root, and a few lines of latitude in the shade. */
function rootFolds(sheet: Sheet, { centre, rx, ry, random }: Ball): void {
  const [folds, arcs] = [sheet.ink(), sheet.ink()]
  for (let j = 0; j < 9; j++) {
    const a = Math.PI / 2 + (j - 4) * 0.15 + random.between(-0.03, 0.03)
    const place = (k: number, turn = 0): Point => [
      centre[0] + Math.cos(a + turn) * rx * k,
      centre[1] + Math.sin(a) * ry * k,
    ]
    folds.pen([place(0.97), place(0.84), place(random.between(0.62, 0.72), 0.03)], 1.5, 'taper')
  }
  for (let j = 0; j < 8; j++) {
    const [k, from, to] = [1 - j * 0.035, random.between(-0.35, -0.1), random.between(1.3, 1.7)]
    arcs.pen(
      steps(
        10,
        (u) =>
          [
            centre[0] + Math.cos(from + (to - from) * u) * rx * k - j * 0.6,
            centre[1] + Math.sin(from + (to - from) * u) * ry * k - j * 0.8,
          ] as const,
      ),
      0.8,
    )
  }
  sheet.draw(folds, sheet.inks.inner, 0.5)
  sheet.draw(arcs, sheet.inks.inner, 0.38)
}

/** A smooth leathery skin that begins to crack and flake near the top. */
function drawSuede(sheet: Sheet, l: ResolvedTraits, { at, random, rx }: Ball): void {
  const [cracks, flakes, edges, bruise] = [sheet.ink(), sheet.ink(), sheet.ink(), sheet.ink()]
  for (let i = 0; i < (rx > 50 ? 6 : 2); i++) {
    const [u, v] = [random.between(-0.45, 0.4), random.between(-0.65, 0)]
    const size = random.between(0.08, 0.17)
    const flake = aroundCircle(7, (a) =>
      at(
        u + Math.cos(a) * size * random.between(0.7, 1.2),
        v + Math.sin(a) * size * 0.7 * random.between(0.7, 1.2),
      ),
    )
    flakes.shape(flake, 0)
    edges.contour(flake, 1.1, { flip: -1, low: 0.2, tolerance: 0.05 })
  }
  for (let i = 0; i < (rx > 50 ? 12 : 4); i++) {
    let [u, v, a] = [random.between(-0.5, 0.6), random.between(-0.7, 0.35), random.between(0, TAU)]
    const line: Point[] = []
    for (let k = 0; k < 6; k++) {
      line.push(at(u, v))
      u += Math.cos(a) * 0.05
      v += Math.sin(a) * 0.05
      a += random.between(-0.9, 0.9)
    }
    cracks.pen(line, 1.1, 'swell', 0.05)
  }
  for (let i = 0; i < 5; i++) {
    const [u, v, size] = [random.between(-0.6, 0.6), random.between(0, 0.7), random.between(0.1, 0.2)]
    bruise.shape(
      aroundCircle(8, (a) =>
        at(u + Math.cos(a) * size * random.between(0.8, 1.2), v + Math.sin(a) * size * 0.6),
      ),
      0,
    )
  }
  sheet.draw(bruise, l.tones.cap.dark, 0.16)
  sheet.draw(flakes, mix(l.tones.cap.dark, l.tones.cap.typical, 0.4), 0.55)
  sheet.draw(edges, sheet.inks.inner, 0.5)
  sheet.draw(cracks, sheet.inks.inner, 0.55)
}

/** Angular raised scales, smaller towards the edge. */
function drawTiles(sheet: Sheet, l: ResolvedTraits, { at, random, rx }: Ball): void {
  const [tiles, edges, cores] = [sheet.ink(), sheet.ink(), sheet.ink()]
  const rows = Math.max(5, sheet.markCount(rx > 34 ? 15 : 11, rx > 34 ? 11 : 8))
  for (let j = 0; j < rows; j++) {
    const v = ((j + 0.5) / rows) * 1.9 - 1
    const half = Math.sqrt(Math.max(0, 1 - v * v))
    const count = Math.max(3, Math.round(half * rows * 1.1))
    for (let i = 0; i < count; i++) {
      const u = (((i + 0.5 + (j % 2) * 0.4 + random.between(-0.15, 0.15)) / count) * 2 - 1.1) * half
      if (Math.hypot(u, v) > 0.93) continue
      const size = (0.74 / rows) * random.between(0.85, 1.15)
      const turn = random.between(0, TAU)
      const corners = random.integer(5, 6)
      const tile = aroundCircle(corners, (a) =>
        at(
          u + Math.cos(a + turn) * size * random.between(0.85, 1.15),
          v * 0.92 + Math.sin(a + turn) * size * random.between(0.85, 1.15),
        ),
      )
      tiles.polygon(tile)
      if (sheet.fine) edges.contour(tile, 0.9, { tolerance: 0.05, low: 0.1 })
      const peak = size * random.between(0.2, 0.42)
      cores.polygon(
        aroundCircle(4, (a) => at(u + Math.cos(a + turn) * peak, v * 0.92 + Math.sin(a + turn) * peak)),
      )
    }
  }
  const look = { fill: l.tones.marks.typical, opacity: 0.6 }
  sheet.echo(
    sheet.shapeFromInk(tiles),
    0,
    0,
    sheet.fine ? look : { ...look, stroke: sheet.inks.inner, width: 0.6 },
  )
  sheet.draw(cores, l.tones.marks.dark, 0.5)
  sheet.draw(edges, sheet.inks.inner, 0.55)
}

/** Conical spines on a grid, as on a common puffball. */
function drawSpikes(sheet: Sheet, l: ResolvedTraits, { at, random, rx }: Ball): void {
  const [spikes, shade] = [sheet.ink(), sheet.ink()]
  const rows = Math.max(6, sheet.markCount(11, 9.4))
  for (let j = 0; j < rows; j++) {
    const v = ((j + 0.5) / rows) * 1.7 - 0.96
    const half = Math.sqrt(Math.max(0, 1 - v * v))
    const count = Math.max(3, Math.round(half * rows * 1.36))
    for (let i = 0; i < count; i++) {
      const [x, y] = at(
        (((i + 0.5 + (j % 2) * 0.5) / count) * 2 - 1) * half * 0.97 + random.between(-0.02, 0.02),
        v + random.between(-0.02, 0.02),
      )
      const k = rx * 0.05
      spikes.polygon([
        [x - k * 0.8, y + k * 0.6],
        [x - k * 0.1, y - k * 1.1],
        [x + k * 0.8, y + k * 0.6],
      ])
      shade.polygon([
        [x - k * 0.1, y - k * 1.1],
        [x + k * 0.8, y + k * 0.6],
        [x + k * 0.1, y + k * 0.6],
      ])
    }
  }
  sheet.draw(spikes, lighter(l.tones.cap.light, 0.3), 0.9)
  sheet.draw(shade, darker(l.tones.cap.dark, 0.35), 0.7)
}

/** The opening through which spores escape. */
function drawPore(sheet: Sheet, { at, rx, random }: Ball): void {
  const [x, y] = at(0.04, -0.78)
  const mouth = aroundCircle(
    9,
    (a) =>
      [
        x + Math.cos(a) * rx * 0.13 * random.between(0.75, 1.2),
        y + Math.sin(a) * rx * 0.06 * random.between(0.75, 1.2),
      ] as const,
  )
  sheet.draw(sheet.ink().shape(mouth, 0), '#3a2a1c')
  sheet.contour(mouth, 0.9, { tolerance: 0 })
}

/** A half: rind and gleba, which distinguish an earthball from a young edible puffball. */
function drawHalf(sheet: Sheet, l: ResolvedTraits, ball: Ball): PartAnchors {
  const { centre, rx, ry, random } = ball
  const { cap, flesh, hymenium } = l.tones
  wash(sheet, ball.outline, mix(cap.typical, cap.dark, 0.2), { depth: 0.26, gap: true })
  sheet.contour(ball.outline, 1.6)
  const face = ball.outline.map(
    ([x, y]) =>
      [
        centre[0] + (x - centre[0]) * 0.94 - rx * 0.02,
        centre[1] + (y - centre[1]) * 0.94 - ry * 0.02,
      ] as const,
  )
  sheet.draw(sheet.ink().shape(face), flesh.typical)
  const core = face.map(
    ([x, y]) => [centre[0] + (x - centre[0]) * 0.84, centre[1] + (y - centre[1]) * 0.84 - ry * 0.03] as const,
  )
  wash(sheet, core, hymenium.typical, { depth: 0.12, shift: 0.06 }, () => {
    const [veins, grains] = [sheet.ink(), sheet.ink()]
    for (let i = 0; i < 26; i++) {
      const [u, v] = [random.between(-0.8, 0.8), random.between(-0.8, 0.8)]
      const p: Point = [centre[0] + u * rx * 0.8, centre[1] + v * ry * 0.8]
      veins.pen(
        [
          p,
          translate(p, random.between(-5, 5), random.between(-4, 4)),
          translate(p, random.between(-9, 9), random.between(-7, 7)),
        ],
        0.9,
      )
      for (let k = 0; k < 5; k++) grains.dot(translate(p, random.between(-9, 9), random.between(-9, 9)), 0.9)
    }
    sheet.draw(veins, hymenium.light, 0.6)
    sheet.draw(grains, hymenium.dark, 0.55)
  })
  sheet.draw(sheet.ink().contour(core, 0.8, { low: 0.6 }).contour(face, 1), sheet.inks.inner, 0.7)
  return { flesh: [centre], gills: [[centre[0] + rx * 0.25, centre[1] + ry * 0.25]] }
}
