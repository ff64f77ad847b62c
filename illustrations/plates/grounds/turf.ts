/* design-tokens-allow: pigments of the plates */

import type { Colour } from '@illustrations/engine/colour'
import { sorrel } from '@illustrations/engine/forest-floor'
import { clamp, lerp, type Point, steps } from '@illustrations/engine/geometry'
import { wobble } from '@illustrations/engine/seeded-random'
import type { Sheet } from '@illustrations/engine/sheet'
import { wash } from '@illustrations/engine/wash'
import { rowsBehind, stain } from './earth'
import type { Ground, Scene } from './scene'

const GRASS: readonly [Colour, Colour, Colour] = ['#7f9152', '#98a765', '#64773f']
const MOSS: readonly [Colour, Colour, Colour] = ['#6f7f3f', '#8b9a52', '#56662f']

function grassBlades(
  sheet: Sheet,
  scene: Scene,
  count: number,
  height: number,
  y: number,
  strength: number,
): void {
  const { left, right, random } = scene
  const greens = GRASS.map(() => sheet.ink())
  const lines = sheet.ink()
  for (let i = 0; i < count; i++) {
    const u = random.next()
    const x = lerp(left, right, u)
    const h = height * random.between(0.4, 1) * (0.45 + 0.55 * Math.sin(Math.PI * clamp(u, 0.06, 0.94)))
    const bend = random.between(-0.5, 0.5) * h
    const foot = y + random.between(-1, 4)
    const blade: Point[] = [
      [x, foot],
      [x + bend * 0.2, foot - h * 0.62],
      [x + bend, foot - h],
    ]
    greens[i % 3]?.pen(blade, random.between(2.6, 4.4), 'taper')
    lines.pen(
      blade.map(([a, b]) => [a + 1, b] as const),
      0.9,
      'taper',
    )
  }
  for (const [i, ink] of greens.entries()) sheet.draw(ink, GRASS[i] as Colour, strength)
  sheet.draw(lines, sheet.inks.contour, strength * 0.6)
  sheet.includeBox([left, y - height * 0.5, right, y + 6])
}

export function grass(sheet: Sheet, scene: Scene): Ground {
  const { left, right, y, deep, random } = scene
  const many = (right - left) / 300
  return {
    back() {
      stain(sheet, scene, '#8a7a4d', 0.2)
      for (const at of rowsBehind(deep).filter((_, i) => i % 2 === 0))
        grassBlades(
          sheet,
          { ...scene, left: left + 10 + at * 0.4, right: right - 10 - at * 0.4 },
          Math.round((sheet.fine ? 46 : 24) * many),
          46,
          y - at,
          0.7,
        )
      grassBlades(sheet, scene, Math.round((sheet.fine ? 78 : 54) * many), 58, y - 2, 0.85)
      if (random.chance(0.4))
        seedHead(
          sheet,
          [random.chance(0.5) ? left + 24 : right - 24, y],
          random.between(70, 105),
          random.between(-16, 16),
        )
    },
    front() {
      grassBlades(
        sheet,
        { ...scene, left: left + 8, right: right - 8 },
        Math.round((sheet.fine ? 64 : 46) * many),
        30,
        y + 10,
        0.96,
      )
    },
  }
}

/** A flowering grass: a stalk and a loose panicle. */
function seedHead(sheet: Sheet, foot: Point, height: number, lean: number): void {
  const stalk = (u: number): Point => [foot[0] + lean * u * u, foot[1] - height * u]
  const line = sheet.ink().pen(steps(6, stalk), 1.4, 'taper')
  const seeds = sheet.ink()
  for (let i = 0; i < 13; i++) {
    const p = stalk(0.68 + (i / 13) * 0.32)
    const side = i % 2 ? 1 : -1
    const q: Point = [p[0] + side * (5 - i * 0.25), p[1] - 4]
    line.pen([p, q], 0.7)
    seeds.pen([q, [q[0] + side * 0.8, q[1] - 2], [q[0] + side * 0.6, q[1] - 4.4]], 1.9)
  }
  sheet.draw(line, '#8d8a4e')
  sheet.draw(seeds, '#a58e52')
}

/** A mound covered with two-toned tufts and a few capsules. */
export function cushion(
  sheet: Sheet,
  scene: Pick<Scene, 'random'>,
  left: number,
  right: number,
  y: number,
  height: number,
): void {
  const { random } = scene
  const wave = wobble(random, 4, 2)
  // A high cushion is one mound, a low one a row of them.
  const rough = Math.min(0.22, 5 / height)
  const top = (u: number) =>
    y -
    height * Math.sin(Math.PI * clamp(u)) ** (height > 30 ? 0.95 : 0.6) * (0.97 - rough + rough * wave(u * 9))
  const outline: Point[] = [
    ...steps(30, (u) => [lerp(left, right, u), top(u)] as const),
    ...steps(
      16,
      (u) => [lerp(right, left, u), y + 8 * Math.sin(Math.PI * u) + random.between(-0.8, 0.8)] as const,
    ),
  ]
  wash(sheet, outline, MOSS[1], { depth: 0.3, shift: 0.16 })
  const tuft = sheet.symbol('moss-tuft', () => {
    const [dark, mid, line] = [sheet.ink(), sheet.ink(), sheet.ink()]
    for (let i = 0; i < 13; i++) {
      const [x, lean] = [(i - 6) * 1.15, (i - 6) * 0.32]
      const target = i % 3 === 0 ? line : i % 3 === 1 ? dark : mid
      target.pen(
        [
          [x, 1.5 - (i % 4)],
          [x + lean, -4.4 - (i % 4) * 1.2],
        ],
        1.5,
        'taper',
      )
    }
    sheet.draw(dark, MOSS[2], 0.95)
    sheet.draw(mid, MOSS[0], 0.95)
    sheet.draw(line, sheet.inks.contour, 0.6)
  })
  const count = Math.round((right - left) * (height > 14 ? 0.34 : 0.24) * (sheet.fine ? 1 : 0.68))
  for (let i = 0; i < count; i++) {
    const u = random.next()
    const at = lerp(top(u), y + 6 * Math.sin(Math.PI * u), random.next() ** 0.8)
    const k = random.between(0.75, 1.15) * (sheet.fine ? 1 : 1.18)
    sheet.stamp(tuft, [lerp(left, right, u), at], [k, 0, (u - 0.5) * 0.9, k], MOSS[0], 6)
  }
  const [setae, capsules] = [sheet.ink(), sheet.ink()]
  for (let i = 0; i < Math.max(2, (right - left) / 34); i++) {
    const u = random.between(0.05, 0.95)
    const [x, at, length, bend] = [lerp(left, right, u), top(u), random.between(9, 17), random.between(-3, 3)]
    setae.hair(
      [
        [x, at],
        [x + bend, at - length],
      ],
      0.8,
    )
    capsules.shape(
      [
        [x + bend - 1.2, at - length - 1],
        [x + bend, at - length - 3.8],
        [x + bend + 1.3, at - length - 1],
        [x + bend, at - length + 0.6],
      ],
      0,
    )
  }
  sheet.draw(setae, '#8a4f2c', 0.9)
  sheet.draw(capsules, '#8a4f2c')
}

export function moss(sheet: Sheet, scene: Scene): Ground {
  const { left, right, y, deep, random } = scene
  const break1 = lerp(left, right, random.between(0.42, 0.6))
  return {
    back() {
      cushion(sheet, scene, left, right, y + 2, 22 + deep * 0.72)
    },
    front() {
      cushion(sheet, scene, left + 16, break1 + 14, y + 15, 14)
      cushion(sheet, scene, break1 - 4, right - 4, y + 18, 12)
      if (random.chance(0.4)) sorrel(sheet, [left + 16, y + 12], 22, -5)
    },
  }
}

/** A weathered pat of dung with straw in it, in grass. */
export function dung(sheet: Sheet, scene: Scene): Ground {
  const { left, right, y, random } = scene
  return {
    back() {
      stain(sheet, scene, '#8a7a4d', 0.18)
      grassBlades(sheet, scene, 44, 44, y - 6, 0.85)
      const wave = wobble(random, 4, 2)
      const heap: Point[] = [
        ...steps(
          24,
          (u) =>
            [
              lerp(left + 22, right - 22, u),
              y + 6 - 26 * Math.sin(Math.PI * u) ** 0.5 * (0.9 + 0.12 * wave(u * 6)),
            ] as const,
        ),
        ...steps(
          16,
          (u) => [lerp(right - 22, left + 22, u), y + 6 + 15 * Math.sin(Math.PI * u) ** 0.7] as const,
        ),
      ]
      wash(sheet, heap, '#6f5a3c', { depth: 0.34, shift: 0.14 }, () => {
        const [straw, dark] = [sheet.ink(), sheet.ink()]
        for (let i = 0; i < 70; i++) {
          const [x, at, angle, length] = [
            lerp(left + 26, right - 26, random.next()),
            y + random.between(-18, 20),
            random.between(-0.7, 0.7),
            random.between(5, 15),
          ]
          ;(i % 2 ? straw : dark).pen(
            [
              [x, at],
              [x + Math.cos(angle) * length, at + Math.sin(angle) * length * 0.6],
            ],
            i % 2 ? 1.2 : 1,
          )
        }
        sheet.draw(dark, sheet.inks.inner, 0.6)
        sheet.draw(straw, '#c7ab68', 0.85)
        const folds = sheet.ink()
        for (let i = 0; i < 5; i++)
          folds.pen(
            steps(
              10,
              (u) =>
                [
                  lerp(left + 26, right - 26, u),
                  y + 12 - i * 6 + 2 * wave(u * 5 + i) + 8 * Math.sin(Math.PI * u) * 0.4,
                ] as const,
            ),
            1,
          )
        sheet.draw(folds, sheet.inks.inner, 0.4)
      })
      sheet.contour(heap, 1.5)
    },
    front() {
      grassBlades(sheet, { ...scene, left: left + 4, right: left + 70 }, 16, 28, y + 14, 0.95)
      grassBlades(sheet, { ...scene, left: right - 70, right: right - 4 }, 16, 28, y + 14, 0.95)
    },
  }
}
