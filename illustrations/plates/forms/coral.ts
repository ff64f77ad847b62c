import { type Colour, darker, lighter, mix } from '@illustrations/engine/colour'
import { boundingBox, envelope, lerp, type Point, steps } from '@illustrations/engine/geometry'
import type { SeededRandom } from '@illustrations/engine/seeded-random'
import type { Sheet } from '@illustrations/engine/sheet'
import type { ResolvedTraits } from '@illustrations/plates/core/resolved-traits'
import type { PartAnchors, Specimen } from '@illustrations/plates/core/specimen'

interface Branch {
  line: Point[]
  width: number
  /** 0 at the trunk, 1 at the tips. */
  age: number
  /** Behind (0) to in front (2). */
  plane: number
}

/**
 * A bush that forks upwards. Branches are tubes: a dark line with a paler one inside it, drawn plane by
 * plane.
 */
export function drawCoral(sheet: Sheet, l: ResolvedTraits, s: Specimen): PartAnchors {
  sheet.layer({ gapAbove: s.foot[1] - 8 })
  const branches: Branch[] = []
  const tall = Math.max(s.height, s.radius * 1.7)
  grow(branches, s.random, {
    from: [s.foot[0], s.foot[1] - tall * 0.12],
    angle: -Math.PI / 2,
    spread: 0.95,
    length: tall * 0.34,
    width: s.radius * 0.34,
    depth: 0,
    plane: 1,
  })
  for (const dx of [-0.12, 0, 0.12])
    branches.push({
      line: [
        [s.foot[0] + dx * s.radius * 0.4, s.foot[1]],
        [s.foot[0] + dx * s.radius, s.foot[1] - tall * 0.14],
      ],
      width: s.radius * 0.36,
      age: 0,
      plane: 2,
    })
  const { cap, stipe } = l.tones
  for (let plane = 0; plane < 3; plane++)
    drawPlane(
      sheet,
      branches.filter((b) => b.plane === plane),
      { base: lighter(stipe.typical, 0.35), mid: cap.typical, tip: cap.light, shade: cap.dark },
      plane,
    )
  // Without an outline no label would find free paper beside the bush.
  sheet.markSolid(
    envelope(
      branches.map(({ line }) => [s.foot, ...line]),
      48,
    ),
  )
  const tips = branches.filter((b) => b.age > 0.9).map((b) => b.line[b.line.length - 1] as Point)
  const furthest = (before: (p: Point, q: Point) => boolean) =>
    tips.reduce((best, p) => (before(p, best) ? p : best), tips[0] ?? s.foot)
  const top = furthest((p, q) => p[1] < q[1])
  const [left, , right] = boundingBox(tips)
  sheet.includeBox([left - 4, top[1] - 4, right + 4, s.foot[1] + 4])
  const side = (across: number): Point => [s.foot[0] + across * s.radius * 0.16, s.foot[1] - tall * 0.1]
  return {
    cap: [top, furthest((p, q) => p[0] < q[0]), furthest((p, q) => p[0] > q[0])],
    stipe: [side(-1), side(1)],
  }
}

interface Shoot {
  from: Point
  angle: number
  spread: number
  length: number
  width: number
  depth: number
  plane: number
}

const GENERATIONS = 4

function grow(out: Branch[], random: SeededRandom, shoot: Shoot): void {
  const { from, angle, spread, length, width, depth, plane } = shoot
  const count = depth === 0 ? 5 : depth === GENERATIONS - 1 ? 2 : random.chance(0.3) ? 3 : 2
  for (let i = 0; i < count; i++) {
    const side = count > 1 ? (i / (count - 1)) * 2 - 1 : 0
    // Shoots start sideways and turn upwards.
    const out1 = angle + side * spread * random.between(0.75, 1.1)
    const up = lerp(out1, -Math.PI / 2, 0.45)
    const reach = length * random.between(0.8, 1.15)
    const mid: Point = [from[0] + Math.cos(out1) * reach * 0.5, from[1] + Math.sin(out1) * reach * 0.5]
    const end: Point = [mid[0] + Math.cos(up) * reach * 0.55, mid[1] + Math.sin(up) * reach * 0.55]
    const itsPlane = depth === 0 ? (i % 2 ? 0 : i === 2 ? 2 : 1) : plane
    out.push({ line: [from, mid, end], width, age: depth / (GENERATIONS - 1), plane: itsPlane })
    if (depth < GENERATIONS - 1)
      grow(out, random, {
        from: end,
        angle: up,
        spread: 0.62,
        length: reach * 0.68,
        width: width * 0.66,
        depth: depth + 1,
        plane: itsPlane,
      })
  }
}

interface Pigments {
  base: Colour
  mid: Colour
  tip: Colour
  shade: Colour
}

function drawPlane(
  sheet: Sheet,
  branches: readonly Branch[],
  { base, mid, tip, shade }: Pigments,
  plane: number,
): void {
  const [outline, lights] = [sheet.ink(), sheet.ink()]
  for (const b of branches) outline.hair(b.line, b.width + 2.2)
  sheet.draw(outline, sheet.inks.contour)
  const dim = (c: Colour) => (plane === 0 ? darker(c, 0.22) : plane === 1 ? darker(c, 0.07) : c)
  for (const level of steps(GENERATIONS, (u) => u)) {
    const [body, side] = [sheet.ink(), sheet.ink()]
    for (const b of branches.filter((x) => Math.abs(x.age - level) < 0.01)) {
      body.hair(b.line, b.width)
      side.hair(
        b.line.map(([x, y]) => [x + b.width * 0.24, y + b.width * 0.1] as const),
        b.width * 0.42,
      )
      lights.hair(
        b.line.map(([x, y]) => [x - b.width * 0.22, y] as const),
        b.width * 0.18,
      )
    }
    const colour = level < 0.4 ? mix(base, mid, level * 2.2) : mix(mid, tip, (level - 0.4) * 1.5)
    sheet.draw(body, dim(colour))
    sheet.draw(side, shade, 0.3)
  }
  sheet.draw(lights, lighter(tip, 0.5), plane === 0 ? 0.25 : 0.5)
}
