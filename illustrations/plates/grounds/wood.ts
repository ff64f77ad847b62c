/* design-tokens-allow: pigments of the plates */

import { type Colour, darker } from '@illustrations/engine/colour'
import { castShadow } from '@illustrations/engine/forest-floor'
import {
  aroundCircle,
  distance,
  interpolate,
  lerp,
  type Point,
  steps,
  TAU,
} from '@illustrations/engine/geometry'
import type { SeededRandom } from '@illustrations/engine/seeded-random'
import { wobble } from '@illustrations/engine/seeded-random'
import type { Sheet } from '@illustrations/engine/sheet'
import { wash } from '@illustrations/engine/wash'
import { cushion } from './turf'

const BARK: Colour = '#9c7d5a'
const CUT: Colour = '#d8bd8f'

interface Log {
  left: number
  right: number
  /** Height of the upper edge in the middle, and the thickness of the log. */
  top: number
  thick: number
  /** Drop of the upper edge from left to right. */
  slope: number
  mossy: boolean
}

/** A lying log, sawn at the right end, with bark along it. */
export function drawLog(sheet: Sheet, random: SeededRandom, log: Log): void {
  const { left, right, thick } = log
  const wave = wobble(random, 4)
  const top = (u: number) => log.top + log.slope * (u - 0.5) + 1.8 * wave(u * 6)
  const bulge = (x: number, k: number, u: number, v: number): Point => [
    x + k * thick * 0.22 * Math.sin(Math.PI * v),
    top(u) + thick * v,
  ]
  const outline: Point[] = [
    ...steps(24, (u) => [lerp(left, right, u), top(u)] as const),
    ...steps(7, (v) => bulge(right, 1, 1, (v * 6 + 1) / 8)),
    ...steps(24, (u) => [lerp(right, left, u), top(1 - u) + thick + 1.4 * wave(u * 8)] as const),
    ...steps(7, (v) => bulge(left, -1, 0, 1 - (v * 6 + 1) / 8)),
  ]
  castShadow(
    sheet,
    random,
    [(left + right) / 2 + 8, log.top + thick + Math.abs(log.slope) * 0.3],
    (right - left) * 0.47,
  )
  const on: OnBark = (across, along) => [lerp(left, right, along), top(along) + (thick * (across + 1)) / 2]
  const paint = rounding(sheet, [left, log.top], [left, log.top + thick])
  wash(sheet, outline, paint, { depth: 0.2, shift: 0.08, rim: darker(BARK, 0.4) }, () => {
    bark(sheet, random, on, thick, right - left)
    lichen(sheet, random, on, 4)
  })
  sheet.contour(outline, 1.6)
  sawnEnd(sheet, random, [right, top(1) + thick / 2], thick * 0.24, thick * 0.5)
  if (log.mossy) {
    cushion(sheet, { random }, left + 10, lerp(left, right, 0.46), log.top + 8 - log.slope * 0.2, 9)
    cushion(sheet, { random }, lerp(left, right, 0.5), right - 14, log.top + 8 + log.slope * 0.2, 8)
  }
}

/** A position on bark: across the visible width -1 … 1, along it 0 … 1. */
type OnBark = (across: number, along: number) => Point

/**
 * Ridges that split and merge as on old bark, each with a furrow beside it. They are denser towards both
 * edges because the trunk is round.
 */
function bark(sheet: Sheet, random: SeededRandom, on: OnBark, girth: number, length: number): void {
  const [furrows, cracks, lit] = [sheet.ink(), sheet.ink(), sheet.ink()]
  const columns = Math.max(5, Math.round((girth / 9.5) * (sheet.fine ? 1 : 0.85)))
  const round = (u: number) => Math.sin((Math.min(1, Math.max(-1, u)) * Math.PI) / 2)
  const step = 2 / columns
  for (let i = 0; i < columns; i++)
    for (let v = random.between(-0.1, 0.05); v < 1; ) {
      const span = random.between(26, 62) / length
      const [from, to] = [-1 + (i + 0.5) * step, -1 + (i + 0.5 + random.pick([-0.45, 0, 0.45])) * step]
      const sway = random.between(-0.16, 0.16) * step
      const line = steps(5, (u) =>
        on(
          round(lerp(from, to, u) + sway * Math.sin(u * Math.PI * 2)),
          Math.min(1, Math.max(0, v + u * span)),
        ),
      )
      furrows.pen(line, random.between(1.5, 3.6), 'swell', 0.3)
      if (i < columns * 0.6)
        lit.pen(
          line.map(([x, y]) => [x - 1.9, y - 0.6] as const),
          1.1,
          'swell',
          0.4,
        )
      if (random.chance(0.6)) {
        const at = v + span * random.between(0.2, 0.8)
        cracks.pen(
          [on(round(from), at), on(round(from + step * random.between(0.5, 0.9)), at + 7 / length)],
          0.9,
          'taper',
        )
      }
      v += span * random.between(0.85, 1.15)
    }
  sheet.draw(lit, '#cdb189', 0.55)
  sheet.draw(furrows, '#553d29', 0.72)
  sheet.draw(cracks, sheet.inks.inner, 0.5)
}

/** Grey-green crusts on old bark. */
function lichen(sheet: Sheet, random: SeededRandom, on: OnBark, count: number): void {
  const [crusts, fruits] = [sheet.ink(), sheet.ink()]
  for (let i = 0; i < count; i++) {
    const [x, y] = on(random.between(-0.8, 0.7), random.between(0.15, 0.85))
    const [wave, r] = [wobble(random, 4, 3), random.between(3.5, 8)]
    crusts.shape(
      aroundCircle(
        11,
        (a) =>
          [
            x + Math.cos(a) * r * 0.8 * (1 + 0.3 * wave(a)),
            y + Math.sin(a) * r * (1 + 0.3 * wave(a)),
          ] as const,
      ),
      0.3,
    )
    for (let k = 0; k < 4; k++)
      fruits.dot([x + random.between(-0.5, 0.5) * r, y + random.between(-0.6, 0.6) * r], 1.1)
  }
  sheet.draw(crusts, '#b4b894', 0.72)
  sheet.draw(fruits, '#6f7558', 0.8)
}

/** A gradient across a trunk from light to shade. */
const rounding = (sheet: Sheet, lit: Point, shaded: Point) =>
  sheet.linear(lit, shaded, [
    [0, '#a98b64'],
    [0.28, '#b7996f'],
    [0.62, BARK],
    [1, '#664d37'],
  ])

/** Rings, rays and a crack on sawn wood. */
function sawnEnd(sheet: Sheet, random: SeededRandom, [x, y]: Point, rx: number, ry: number): void {
  const wave = wobble(random, 4)
  const ring = (k: number) =>
    aroundCircle(
      36,
      (a) =>
        [
          x + Math.cos(a) * rx * k * (1 + 0.02 * wave(a)),
          y + Math.sin(a) * ry * k * (1 + 0.02 * wave(a + 1)),
        ] as const,
    )
  const rim = ring(1)
  wash(sheet, rim, CUT, { depth: 0.22 }, () => {
    const lines = sheet.ink()
    for (const k of sheet.fine
      ? [0.88, 0.77, 0.66, 0.55, 0.42, 0.3, 0.18, 0.08]
      : [0.86, 0.66, 0.46, 0.26, 0.1])
      lines.contour(ring(k), 0.75, { low: 0.5 })
    for (let i = 0; i < 6; i++) {
      const a = random.between(0, TAU)
      lines.pen(
        [
          [x, y],
          [x + Math.cos(a) * rx * 0.85, y + Math.sin(a) * ry * 0.85],
        ],
        0.9,
        'taper',
      )
    }
    sheet.draw(lines, sheet.inks.inner, 0.55)
  })
  sheet.contour(rim, 1.3)
}

interface Stump {
  centre: Point
  /** Half the width of its cut, and its height. */
  half: number
  height: number
}

export function drawStump(sheet: Sheet, random: SeededRandom, { centre: [x, y], half, height }: Stump): void {
  const wave = wobble(random, 4, 3)
  const flare = (u: number) => 1 + 0.2 * u ** 3
  const left = steps(16, (u) => [x - half * flare(u) + 1.6 * wave(u * 5), y + height * u] as const)
  const right = steps(
    16,
    (u) => [x + half * flare(1 - u) * 1.02 + 1.6 * wave(u * 5 + 2), y + height * (1 - u)] as const,
  )
  const roots = steps(
    15,
    (u) =>
      [
        lerp(x - half * 1.2, x + half * 1.22, u),
        y + height + 6 * Math.sin(Math.PI * u) + 4 * Math.abs(Math.sin(u * 8 + 1)),
      ] as const,
  )
  const outline: Point[] = [...left, ...roots.slice(1, -1), ...right]
  castShadow(sheet, random, [x + 8, y + height + 5], half * 1.1)
  const on: OnBark = (across, along) => [
    x + across * half * flare(along),
    y + height * along + 6 * (1 - across * across),
  ]
  const paint = rounding(sheet, [x - half, y], [x + half, y])
  wash(sheet, outline, paint, { depth: 0.2, shift: 0.08, rim: darker(BARK, 0.4) }, () => {
    bark(sheet, random, on, half * 2, height)
    if (height > 80) lichen(sheet, random, on, 5)
  })
  sheet.contour(outline, 1.6)
  sawnEnd(sheet, random, [x, y], half, half * 0.22)
  cushion(sheet, { random }, x - half * 1.34, x - half * 0.5, y + height + 7, 9)
  cushion(sheet, { random }, x + half * 0.5, x + half * 1.36, y + height + 9, 8)
}

interface Stem {
  /** Middle of its lower and of its upper end. */
  foot: Point
  head: Point
  /** Thickness at the lower and the upper end. */
  thick: readonly [below: number, above: number]
  /** How much thicker it is in the middle, where it has a burl. */
  swelling?: number
}

/** A section of a standing or leaning trunk that fades into the paper above and below. */
export function drawStem(
  sheet: Sheet,
  random: SeededRandom,
  { foot, head, thick, swelling = 0 }: Stem,
): OnBark {
  const wave = wobble(random, 5, 2)
  const length = distance(foot, head)
  const [nx, ny] = [(foot[1] - head[1]) / length, (head[0] - foot[0]) / length]
  const on: OnBark = (across, along) => {
    const [x, y] = interpolate(head, foot, along)
    const girth = lerp(thick[1], thick[0], along) + swelling * Math.exp(-(((along - 0.5) / 0.17) ** 2))
    const half = (girth / 2) * across + across * 2 * wave(along * 7 + across * 2)
    return [x + nx * half, y + ny * half]
  }
  const outline: Point[] = [...steps(30, (u) => on(-1, u)), ...steps(30, (u) => on(1, 1 - u))]
  const height = foot[1] - head[1]
  sheet.layer({
    host: true,
    fade: {
      top: [head[1] + 2, head[1] + height * 0.2],
      bottom: [foot[1] - height * 0.2, foot[1] - 2],
    },
  })
  const paint = rounding(sheet, on(-1, 0.5), on(1, 0.5))
  wash(sheet, outline, paint, { depth: 0.16, shift: 0.06, fall: 0, rim: darker(BARK, 0.45) }, () => {
    bark(sheet, random, on, (thick[0] + thick[1]) / 2, length)
    lichen(sheet, random, on, 6)
  })
  sheet.contour(outline, 1.6)
  return on
}

interface Trunk {
  left: number
  right: number
  top: number
  bottom: number
  /** Horizontal offset of the top from the foot, to the right. */
  lean?: number
}

/** A standing trunk. */
export function drawTrunk(
  sheet: Sheet,
  random: SeededRandom,
  { left, right, top, bottom, lean = 0 }: Trunk,
): void {
  const [middle, thick] = [(left + right) / 2, right - left]
  drawStem(sheet, random, {
    foot: [middle, bottom],
    head: [middle + lean, top],
    thick: [thick * 1.06, thick * 0.94],
  })
}
