/* design-tokens-allow: pigments of the drawings */

import { type Colour, darker, lighter } from './colour'
import { aroundCircle, clamp, type Point, steps } from './geometry'
import type { SeededRandom } from './seeded-random'
import type { Sheet } from './sheet'

/**
 * Details of the forest floor. Leaves, pinnae and tufts are SVG symbols that are defined once and reused.
 */

const LEAF_COLOURS: readonly Colour[] = ['#b98a4e', '#a8703a', '#c9a86a', '#8d6a42', '#b5793f', '#97813f']
const GREEN: readonly Colour[] = ['#7f9152', '#98a765', '#64773f']

type LeafKind = 'oak' | 'beech' | 'birch'

/** Half the width of a leaf 40 units long, at a fraction of its length. */
function leafHalf(kind: LeafKind, u: number): number {
  if (kind === 'oak')
    return (
      40 *
      (0.15 + 0.13 * Math.abs(Math.sin(u * Math.PI * 3.7 + 0.3))) *
      Math.sin(Math.PI * clamp(u * 0.96 + 0.02)) ** 0.5
    )
  if (kind === 'beech') return 40 * 0.27 * Math.sin(Math.PI * u ** 0.9) ** 0.8
  return 40 * (0.32 * Math.sin(Math.PI * u ** 0.62) ** 0.9 + 0.012 * Math.sin(u * 60))
}

function leafSymbol(sheet: Sheet, kind: LeafKind): string {
  return sheet.symbol(`leaf-${kind}`, () => {
    const curl = kind === 'oak' ? 3 : -2.5
    const at = (u: number, v: number): Point => [(u - 0.5) * 40, v + curl * Math.sin(u * Math.PI)]
    const count = kind === 'oak' ? 26 : 16
    const upper = steps(count, (u) => at(u, -leafHalf(kind, u)))
    const lower = steps(count, (u) => at(1 - u, leafHalf(kind, 1 - u)))
    const outline = [...upper, ...lower.slice(1, -1)]
    sheet.add(`<path d="${sheet.path().loop(outline).data}"/>`)
    sheet.draw(sheet.ink().shape([...lower, at(0, 0), at(0.5, 0.5), at(1, 0)], 0.3), '#3a2413', 0.28)
    const veins = sheet.ink().pen([at(-0.16, 0.6), at(0.3, 0), at(0.96, 0)], 1.3, 'taper')
    for (let i = 1; i < 6; i++)
      for (const side of [-1, 1])
        veins.pen([at(i / 7, 0), at(i / 7 + 0.13, side * leafHalf(kind, i / 7 + 0.1) * 0.8)], 0.8, 'taper')
    sheet.draw(veins, sheet.inks.inner, 0.5)
    sheet.draw(sheet.ink().contour(outline, 1.2, { low: 0.5 }), sheet.inks.contour, 0.85)
  })
}

/** A fallen leaf `size` units long, lying at an angle on ground in perspective. */
export function leaf(
  sheet: Sheet,
  at: Point,
  size: number,
  angle: number,
  colour: Colour,
  kind: LeafKind,
): void {
  const k = size / 40
  const [c, s] = [Math.cos(angle) * k, Math.sin(angle) * k]
  const squash = 0.5
  sheet.stamp(leafSymbol(sheet, kind), at, [c, s * squash, -s, c * squash], colour, size * 0.55)
}

export function scatterLeaves(
  sheet: Sheet,
  random: SeededRandom,
  left: number,
  right: number,
  y: number,
  count: number,
  spread: number,
): void {
  for (let i = 0; i < count; i++) {
    const x = left + (right - left) * ((i + random.between(0.1, 0.9)) / count)
    const kind = random.chance(0.5) ? 'oak' : random.chance(0.6) ? 'beech' : 'birch'
    const angle = random.between(-0.8, 0.8) + (random.chance(0.5) ? Math.PI : 0)
    leaf(
      sheet,
      [x, y + random.between(-spread, spread)],
      random.between(34, 52),
      angle,
      random.pick(LEAF_COLOURS),
      kind,
    )
  }
}

/** An acorn in its cup, lying on its side. */
export function acorn(sheet: Sheet, [x, y]: Point, size: number, flip: 1 | -1): void {
  const at = (u: number, v: number): Point => [x + u * size * flip, y + v * size]
  const nut = [
    at(-0.1, -0.32),
    at(0.35, -0.36),
    at(0.75, -0.22),
    at(1.02, 0.02),
    at(0.75, 0.24),
    at(0.35, 0.36),
    at(-0.1, 0.34),
  ]
  const cup = [
    at(-0.62, 0),
    at(-0.45, -0.36),
    at(-0.05, -0.5),
    at(0.16, -0.4),
    at(0.2, 0),
    at(0.16, 0.42),
    at(-0.05, 0.5),
    at(-0.45, 0.38),
  ]
  sheet.draw(sheet.ink().shape(nut, 0), '#a87b3a')
  sheet.draw(
    sheet.ink().shape([at(0.1, 0.02), at(0.9, 0.06), at(0.7, 0.24), at(0.3, 0.36)], 0),
    '#5c3413',
    0.35,
  )
  sheet.draw(sheet.ink().pen([at(0.3, -0.2), at(0.55, -0.2), at(0.75, -0.1)], size * 0.1), '#fffaf0', 0.6)
  sheet.contour(nut, 1, { tolerance: 0 })
  sheet.draw(sheet.ink().shape(cup, 0), '#8a6f45')
  const knobs = sheet.ink()
  for (let i = 0; i < 14; i++)
    knobs.dot(at(-0.45 + (i % 4) * 0.17, -0.3 + Math.floor(i / 4) * 0.2 + (i % 2) * 0.08), 0.9)
  sheet.draw(knobs, sheet.inks.inner, 0.7)
  sheet.contour(cup, 1, { tolerance: 0 })
  sheet.draw(sheet.ink().pen([at(-0.6, 0), at(-0.85, -0.12)], 1.3, 'even'), sheet.inks.contour)
  sheet.includeBox([x - size, y - size * 0.5, x + size, y + size * 0.5])
}

/** A pine cone on its side, with rows of scales from tip to base. */
export function cone(sheet: Sheet, [x, y]: Point, size: number, angle: number): void {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const at = (u: number, v: number): Point => [x + (u * c - v * s) * size, y + (u * s + v * c) * size]
  const body = aroundCircle(20, (a) =>
    at(Math.cos(a) * 0.95 + 0.06 * Math.cos(2 * a), Math.sin(a) * (0.44 - 0.1 * Math.cos(a))),
  )
  sheet.draw(sheet.ink().shape(body), '#7a5631')
  const [fills, lines] = [sheet.ink(), sheet.ink()]
  for (let row = 0; row < 7; row++) {
    const u = 0.82 - row * 0.26
    const half = 0.42 * Math.sin(Math.acos(clamp(u, -0.98, 0.98))) * (1 - 0.12 * u)
    const count = row < 2 ? 3 : 4
    for (let i = 0; i < count; i++) {
      const v = half * (((i + 0.5 + (row % 2) * 0.25) / count) * 2 - 1.1)
      const w = (half / count) * 1.15 + 0.03
      const scale = [
        at(u - 0.2, v - w),
        at(u + 0.04, v - w * 0.8),
        at(u + 0.16, v),
        at(u + 0.04, v + w * 0.8),
        at(u - 0.2, v + w),
      ]
      fills.shape(scale, 0)
      lines.pen(scale.slice(1), 1.1)
    }
  }
  sheet.draw(fills, '#a97f4b', 0.9)
  sheet.draw(lines, sheet.inks.inner, 0.75)
  sheet.contour(body, 1.3)
  sheet.includeBox([x - size, y - size * 0.6, x + size, y + size * 0.6])
}

/** A dry twig with a side shoot. */
export function twig(sheet: Sheet, [x, y]: Point, length: number, angle: number, random: SeededRandom): void {
  const [c, s] = [Math.cos(angle), Math.sin(angle) * 0.5]
  const at = (u: number, v = 0): Point => [x + (u - 0.5) * length * c, y + (u - 0.5) * length * s + v]
  const main = steps(6, (u) => at(u, random.between(-1.2, 1.2)))
  const shoot: Point[] = [at(0.55), at(0.68, -4), at(0.8, -9)]
  const line = sheet.ink().pen(main, 4.2, 'taper').pen(shoot, 2.4, 'taper')
  const wood = sheet.ink().pen(
    main.map(([a, b]) => [a, b - 0.5] as const),
    2.2,
    'taper',
  )
  sheet.draw(line, sheet.inks.contour, 0.95)
  sheet.draw(wood, '#a2815a')
  sheet.includeBox([x - length / 2, y - 10, x + length / 2, y + 4])
}

/** A fern frond: pinnae that shorten towards the tip of a bent rib, all copies of one symbol. */
export function fern(sheet: Sheet, foot: Point, height: number, lean: number, random: SeededRandom): void {
  const pinna = sheet.symbol('pinna', () => {
    const outline: Point[] = []
    for (let i = 0; i <= 8; i++) outline.push([i * 2.5, -(2.6 * (1 - i / 9) + (i % 2 ? 0.9 : -0.5))])
    outline.push([21.5, 0])
    for (let i = 8; i >= 0; i--) outline.push([i * 2.5, 2.6 * (1 - i / 9) + (i % 2 ? 0.9 : -0.5)])
    sheet.add(`<path d="${sheet.path().polygon(outline).data}"/>`)
    sheet.draw(
      sheet
        .ink()
        .pen(
          [
            [0, 0],
            [10, 0.4],
            [20, 0],
          ],
          0.9,
          'taper',
        )
        .pen(
          [
            [1, 3],
            [10, 2],
            [20, 0.6],
          ],
          0.8,
        ),
      sheet.inks.inner,
      0.5,
    )
  })
  const rib = (u: number): Point => [foot[0] + lean * u ** 1.8, foot[1] - height * (u - 0.12 * u * u)]
  const pairs = sheet.fine ? 15 : 12
  for (let i = 0; i < pairs; i++) {
    const u = 0.2 + (0.78 * i) / pairs
    const [p, q] = [rib(u), rib(u + 0.03)]
    const heading = Math.atan2(q[1] - p[1], q[0] - p[0])
    const k = (height / 90) * Math.sin(Math.PI * (0.16 + 0.84 * (1 - i / pairs) ** 1.1 * 0.62)) * 1.15
    for (const side of [-1, 1]) {
      const angle = heading + side * (1.15 - 0.25 * u) + random.between(-0.05, 0.05)
      const [c, s] = [Math.cos(angle) * k, Math.sin(angle) * k]
      sheet.stamp(pinna, p, [c, s, -s, c], GREEN[i % 3] as Colour, 20 * k)
    }
  }
  sheet.draw(sheet.ink().pen(steps(8, rib), 2, 'taper'), darker('#7f8a4a', 0.35))
}

/** A clover or wood-sorrel leaf, for bare ground. */
export function sorrel(sheet: Sheet, foot: Point, height: number, lean: number): void {
  const id = sheet.symbol('sorrel', () => {
    const lobes = sheet.ink()
    const folds = sheet.ink()
    for (const a of [-2.5, -0.4, 1.4]) {
      const [c, s] = [Math.cos(a), Math.sin(a) * 0.55]
      const at = (u: number, v: number): Point => [u * c * 10 - v * s * 8, u * s * 10 + v * c * 5]
      lobes.shape([at(0, 0), at(0.6, -0.9), at(1.05, -0.5), at(0.9, 0), at(1.05, 0.5), at(0.6, 0.9)], 0)
      folds.pen([at(0, 0), at(0.9, 0)], 0.9, 'taper')
    }
    sheet.add(`<path d="${lobes.fill.data}"/>`)
    sheet.draw(folds, sheet.inks.inner, 0.5)
  })
  const top: Point = [foot[0] + lean, foot[1] - height]
  sheet.draw(
    sheet.ink().pen([foot, [foot[0] + lean * 0.2, foot[1] - height * 0.6], top], 1.3, 'even'),
    '#7c7a45',
  )
  sheet.stamp(id, top, [1, 0, 0, 1], lighter('#7f9152', 0.08), 10)
}

/** A cast shadow: a few lines to the right of the foot, over a faint stain. */
export function castShadow(sheet: Sheet, random: SeededRandom, [x, y]: Point, width: number): void {
  const height = width * 0.13
  const ink = sheet.ink()
  const count = sheet.fine ? 9 : 6
  for (let i = 0; i < count; i++) {
    const v = (i / (count - 1)) * 2 - 1
    const half = Math.sqrt(1 - v * v * 0.96) * width
    const line: Point[] = [
      [x - half * 0.7 + random.between(-4, 4), y + v * height],
      [x + width * 0.2, y + v * height + 0.6],
      [x + half + width * 0.28 + random.between(-5, 5), y + v * height],
    ]
    ink.pen(line, 0.85)
  }
  sheet.ellipse([x + width * 0.2, y], width * 1.05, height * 1.1, sheet.inks.cast, 0.1)
  sheet.draw(ink, sheet.inks.cast, 0.45)
  sheet.includeBox([x - width * 0.8, y - height, x + width * 1.26, y + height * 1.1])
}
