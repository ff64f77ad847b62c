/* design-tokens-allow: pigments of the plates */
import type { Chance } from '@/ui/drawing/chance'
import { wobble } from '@/ui/drawing/chance'
import { type Colour, darker } from '@/ui/drawing/colour'
import { around, boxOf, lerp, type Point, steps, TAU } from '@/ui/drawing/geometry'
import { castShadow } from '@/ui/drawing/props'
import type { Sheet } from '@/ui/drawing/sheet'
import { wash } from '@/ui/drawing/wash'
import { cushion } from './turf'

const BARK: Colour = '#9c7d5a'
const CUT: Colour = '#d8bd8f'

interface Log {
  left: number
  right: number
  /** Height of the upper edge in the middle, and the log's thickness. */
  top: number
  thick: number
  /** Fall of the upper edge from left to right. */
  slope: number
  mossy: boolean
}

/** A lying log, sawn at the right end; its bark runs along it. */
export function drawLog(sheet: Sheet, chance: Chance, log: Log): void {
  const { left, right, thick } = log
  const wave = wobble(chance, 4)
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
    chance,
    [(left + right) / 2 + 8, log.top + thick + Math.abs(log.slope) * 0.3],
    (right - left) * 0.47,
  )
  wash(sheet, outline, BARK, { depth: 0.34, shift: 0.12, rim: darker(BARK, 0.4) }, () =>
    barkAlong(sheet, chance, outline, log.slope / (right - left)),
  )
  sheet.contour(outline, 1.6)
  sawnEnd(sheet, chance, [right, top(1) + thick / 2], thick * 0.24, thick * 0.5)
  if (log.mossy) {
    cushion(sheet, { chance }, left + 10, lerp(left, right, 0.46), log.top + 8 - log.slope * 0.2, 9)
    cushion(sheet, { chance }, lerp(left, right, 0.5), right - 14, log.top + 8 + log.slope * 0.2, 8)
  }
}

/** Furrows along a log: dark plates and thin lines. */
function barkAlong(sheet: Sheet, chance: Chance, outline: readonly Point[], slope: number): void {
  const [left, top, right, bottom] = boxOf(outline)
  const [plates, lines] = [sheet.ink(), sheet.ink()]
  const count = Math.round(((right - left) / 3.2) * (sheet.fine ? 1 : 0.75))
  for (let i = 0; i < count; i++) {
    const [length, x, y] = [chance.in(14, 46), chance.in(left - 8, right), chance.in(top, bottom)]
    const line = steps(
      5,
      (u) => [x + u * length, y + Math.sin(u * 7 + i) * 1.5 + slope * u * length] as const,
    )
    if (i % 3) lines.pen(line, chance.in(0.8, 1.8), 'lens', 0.2)
    else plates.pen(line, chance.in(2.4, 4.6), 'lens', 0.2)
  }
  sheet.draw(plates, '#6d523a', 0.55)
  sheet.draw(lines, sheet.inks.inner, 0.6)
}

/** Rings, rays and a crack on sawn wood. */
function sawnEnd(sheet: Sheet, chance: Chance, [x, y]: Point, rx: number, ry: number): void {
  const wave = wobble(chance, 4)
  const ring = (k: number) =>
    around(
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
      const a = chance.in(0, TAU)
      lines.pen(
        [
          [x, y],
          [x + Math.cos(a) * rx * 0.85, y + Math.sin(a) * ry * 0.85],
        ],
        0.9,
        'thorn',
      )
    }
    sheet.draw(lines, sheet.inks.inner, 0.55)
  })
  sheet.contour(rim, 1.3)
}

interface Stump {
  centre: Point
  /** Half the width of its cut and its height. */
  half: number
  height: number
}

export function drawStump(sheet: Sheet, chance: Chance, { centre: [x, y], half, height }: Stump): void {
  const wave = wobble(chance, 4, 3)
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
  castShadow(sheet, chance, [x + 8, y + height + 5], half * 1.1)
  wash(sheet, outline, BARK, { depth: 0.34, shift: 0.1, rim: darker(BARK, 0.4) }, () =>
    barkDown(sheet, chance, outline, 0.9),
  )
  sheet.contour(outline, 1.6)
  sawnEnd(sheet, chance, [x, y], half, half * 0.22)
  cushion(sheet, { chance }, x - half * 1.34, x - half * 0.5, y + height + 7, 9)
  cushion(sheet, { chance }, x + half * 0.5, x + half * 1.36, y + height + 9, 8)
}

/** Furrows down a stem, forking as bark does. */
function barkDown(sheet: Sheet, chance: Chance, outline: readonly Point[], density: number): void {
  const [left, top, right, bottom] = boxOf(outline)
  const [plates, lines] = [sheet.ink(), sheet.ink()]
  const count = Math.round(((right - left) * (bottom - top) * density * (sheet.fine ? 1 : 0.7)) / 150)
  for (let i = 0; i < count; i++) {
    const [length, x, y] = [chance.in(14, 48), chance.in(left, right), chance.in(top - 10, bottom)]
    const line = steps(5, (u) => [x + Math.sin(u * 6 + i) * 2, y + u * length] as const)
    if (i % 3) lines.pen(line, chance.in(0.8, 1.9), 'lens', 0.2)
    else plates.pen(line, chance.in(2.4, 5), 'lens', 0.2)
  }
  sheet.draw(plates, '#6d523a', 0.5)
  sheet.draw(lines, sheet.inks.inner, 0.58)
}

interface Trunk {
  left: number
  right: number
  top: number
  bottom: number
  /** How far the top stands to the right of the foot. */
  lean?: number
}

/** A standing stem of which only a length is shown: it fades into the paper above and below. */
export function drawTrunk(sheet: Sheet, chance: Chance, { left, right, top, bottom, lean = 0 }: Trunk): void {
  const wave = wobble(chance, 5, 2)
  const side =
    (x: number, phase: number) =>
    (u: number): Point => [x + 3 * wave(u * 7 + phase) + lean * (1 - u), lerp(top, bottom, u)]
  const outline: Point[] = [...steps(26, side(left, 0)), ...steps(26, (u) => side(right, 2)(1 - u))]
  const height = bottom - top
  sheet.layer({ fade: { top: [top + 2, top + height * 0.2], bottom: [bottom - height * 0.2, bottom - 2] } })
  wash(sheet, outline, BARK, { depth: 0.36, shift: 0.14, fall: 0, rim: darker(BARK, 0.45) }, () =>
    barkDown(sheet, chance, outline, 1),
  )
  sheet.contour(outline, 1.6)
}

/** A dead branch that crosses the plate and fades out at neither end: it is broken off. */
export function drawBranch(
  sheet: Sheet,
  chance: Chance,
  { left, right, top: at, thick, slope }: Omit<Log, 'mossy'>,
): void {
  const wave = wobble(chance, 4)
  const top = (u: number) => at + slope * (u - 0.5) + 2.4 * wave(u * 5)
  const taper = (u: number) => thick * (1 - 0.28 * u)
  const break1 = steps(
    5,
    (u) =>
      [right + (u > 0.2 && u < 0.8 ? 7 : 0) * chance.in(0.4, 1), lerp(top(1), top(1) + taper(1), u)] as const,
  )
  const break0 = steps(
    5,
    (u) =>
      [left - (u > 0.2 && u < 0.8 ? 7 : 0) * chance.in(0.4, 1), lerp(top(0) + taper(0), top(0), u)] as const,
  )
  const outline: Point[] = [
    ...steps(22, (u) => [lerp(left, right, u), top(u)] as const),
    ...break1,
    ...steps(22, (u) => [lerp(right, left, u), top(1 - u) + taper(1 - u) + 1.4 * wave(u * 8)] as const),
    ...break0,
  ]
  wash(sheet, outline, BARK, { depth: 0.36, shift: 0.14, rim: darker(BARK, 0.4) }, () =>
    barkAlong(sheet, chance, outline, slope / (right - left)),
  )
  sheet.contour(outline, 1.6)
}
