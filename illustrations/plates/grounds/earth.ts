/* design-tokens-allow: pigments of the plates */

import type { Colour } from '@illustrations/engine/colour'
import { acorn, cone, fern, scatterLeaves, sorrel, twig } from '@illustrations/engine/forest-floor'
import { aroundCircle, itemClamped, lerp, type Point, TAU } from '@illustrations/engine/geometry'
import { wobble } from '@illustrations/engine/seeded-random'
import type { Sheet } from '@illustrations/engine/sheet'
import { wash } from '@illustrations/engine/wash'
import type { Ground, Scene } from './scene'

/** A soft stain of earth under everything else; behind the line it fades into the paper. */
export function stain(
  sheet: Sheet,
  { left, right, y, deep, random }: Scene,
  colour: Colour,
  opacity = 0.2,
): void {
  const wave = wobble(random.fork('stain'), 5, 3)
  const [cx, rx] = [(left + right) / 2, (right - left) / 2]
  const blot = aroundCircle(48, (a) => {
    const up = Math.max(0, -Math.sin(a))
    return [
      cx + Math.cos(a) * rx * (1 + 0.05 * wave(a)) * (1 - Math.min(0.1, deep / 500) * up),
      y + 4 + Math.sin(a) * (13 + (up ? deep : 0)) * (1 + 0.12 * wave(a + 1)),
    ] as const
  })
  const fading = sheet.linear(
    [cx, y - deep - 8],
    [cx, y - deep * 0.2],
    [
      [0, colour, 0],
      [1, colour, opacity],
    ],
  )
  sheet.draw(sheet.ink().shape(blot, 0.4), deep > 12 ? fading : colour, deep > 12 ? 1 : opacity)
  sheet.includeBox([left, y - 9, right, y + 17])
}

/** Distances behind the line at which wide ground is covered, the farthest first. */
export const rowsBehind = (deep: number): number[] =>
  Array.from({ length: Math.floor(deep / 18) }, (_, i) => (Math.floor(deep / 18) - i) * 18)

export function leafLitter(sheet: Sheet, scene: Scene): Ground {
  const { left, right, y, deep, random } = scene
  const count = Math.round((right - left) / 27)
  return {
    back() {
      if (random.chance(0.45)) {
        const side = random.chance(0.5)
        fern(sheet, [side ? left + 26 : right - 26, y - 2], random.between(76, 110), side ? -26 : 26, random)
      }
      stain(sheet, scene, '#8a6f4d')
      for (const at of rowsBehind(deep)) {
        const inset = 12 + at * 0.5
        scatterLeaves(sheet, random, left + inset, right - inset, y - 5 - at, Math.round(count * 0.75), 6)
      }
      scatterLeaves(sheet, random, left + 8, right - 8, y - 5, count, 5)
    },
    front() {
      scatterLeaves(sheet, random, left + 24, right - 20, y + 9, Math.round(count * 0.6), 3)
      if (random.chance(0.6))
        acorn(sheet, [random.chance(0.5) ? left + 34 : right - 38, y + 13], 11, random.chance(0.5) ? 1 : -1)
      else
        twig(
          sheet,
          [lerp(left, right, random.between(0.3, 0.7)), y + 15],
          random.between(46, 70),
          random.between(-0.3, 0.3),
          random,
        )
    },
  }
}

export function needleLitter(sheet: Sheet, scene: Scene): Ground {
  const { left, right, y, deep, random } = scene
  const strew = (count: number, low: number, high: number) => {
    const [brown, dark] = [sheet.ink(), sheet.ink()]
    for (let i = 0; i < count; i++) {
      const x = lerp(left, right, random.next())
      const middle = 1 - Math.abs((x - (left + right) / 2) / ((right - left) / 2))
      const at = y + random.between(low, high) * (0.3 + middle)
      const [angle, length] = [
        random.between(-0.5, 0.5) + (random.chance(0.5) ? Math.PI : 0),
        random.between(12, 26),
      ]
      const line: Point[] = [
        [x, at],
        [x + (Math.cos(angle) * length) / 2, at + Math.sin(angle) * length * 0.25 - 1.5],
        [x + Math.cos(angle) * length, at + Math.sin(angle) * length * 0.5],
      ]
      if (i % 2) brown.pen(line, 1.5)
      else dark.pen(line, 1.05)
    }
    sheet.draw(brown, '#9a6a38', 0.95)
    sheet.draw(dark, sheet.inks.contour, 0.7)
  }
  return {
    back() {
      stain(sheet, scene, '#7d5f42', 0.24)
      strew(Math.round((right - left) * (sheet.fine ? 0.3 : 0.15) * (1 + deep / 50)), -7 - deep, 6)
    },
    front() {
      strew(sheet.fine ? 80 : Math.round((right - left) * 0.15), 2, 12)
      const side = random.chance(0.5)
      cone(
        sheet,
        [side ? left + 22 : right - 24, y + 8],
        17,
        random.between(-0.25, 0.25) + (side ? Math.PI : 0),
      )
    },
  }
}

/** Clods, pebbles and one or two wood-sorrel leaves. */
export function bareSoil(sheet: Sheet, scene: Scene, colour: Colour = '#8a6f4d'): Ground {
  const { left, right, y, deep, random } = scene
  const clods = (count: number, low: number, high: number) => {
    const [fill, line, dust] = [sheet.ink(), sheet.ink(), sheet.ink()]
    for (let i = 0; i < count; i++) {
      const [x, at, r] = [
        lerp(left + 8, right - 8, random.next()),
        y + random.between(low, high),
        random.between(2, 6),
      ]
      const turn = random.between(0, TAU)
      const clod = aroundCircle(
        7,
        (a) =>
          [
            x + Math.cos(a + turn) * r * random.between(0.8, 1.2),
            at + Math.sin(a + turn) * r * 0.55 * random.between(0.8, 1.2),
          ] as const,
      )
      fill.shape(clod, 0)
      line.contour(clod, 0.95, { tolerance: 0, low: 0.2 })
    }
    for (let i = 0; i < count * 5; i++)
      dust.dot(
        [lerp(left, right, random.next()), y + random.between(low, high + 3)],
        random.between(0.6, 1.2),
      )
    sheet.draw(dust, sheet.inks.contour, 0.55)
    sheet.draw(fill, colour, 0.75)
    sheet.draw(line, sheet.inks.contour, 0.75)
  }
  return {
    back() {
      stain(sheet, scene, colour, 0.34)
      clods(14 + Math.round(deep / 6), -6 - deep, 4)
      for (let i = 0; i < 3; i++)
        sorrel(
          sheet,
          [lerp(left + 10, right - 10, random.next()), y],
          random.between(14, 28),
          random.between(-6, 6),
        )
    },
    front() {
      clods(14, 4, 13)
    },
  }
}

/** Chips of wood on soil, the visible part of buried wood. */
export function buriedWood(sheet: Sheet, scene: Scene): Ground {
  const soil = bareSoil(sheet, scene, '#80664a')
  const { left, right, y, deep, random } = scene
  const chips = (count: number, low: number, high: number) => {
    for (let i = 0; i < count; i++) {
      const [x, at, length, angle] = [
        lerp(left + 12, right - 12, (i + random.next()) / count),
        y + random.between(low, high),
        random.between(12, 26),
        random.between(-0.5, 0.5),
      ]
      const [c, s, h] = [Math.cos(angle), Math.sin(angle) * 0.5, random.between(2, 4)]
      const chip: Point[] = [
        [x - (c * length) / 2, at - (s * length) / 2 - h],
        [x + (c * length) / 2, at + (s * length) / 2 - h * 0.6],
        [x + (c * length) / 2 + 3, at + (s * length) / 2 + h],
        [x - (c * length) / 2 + 2, at - (s * length) / 2 + h],
      ]
      sheet.draw(sheet.ink().polygon(chip), random.pick(['#b3925f', '#c4a878', '#9c7b50']))
      const precision = sheet.ink()
      for (const u of [0.3, 0.6])
        precision.pen(
          [
            [
              lerp(x - (c * length) / 2, x - (c * length) / 2 + 2, u),
              lerp(at - (s * length) / 2 - h, at - (s * length) / 2 + h, u),
            ],
            [
              lerp(x + (c * length) / 2, x + (c * length) / 2 + 3, u),
              lerp(at + (s * length) / 2 - h * 0.6, at + (s * length) / 2 + h, u),
            ],
          ],
          0.6,
        )
      sheet.draw(precision, sheet.inks.inner, 0.5)
      sheet.contour(chip, 0.95, { tolerance: 0, low: 0.5 })
    }
  }
  return {
    back() {
      soil.back()
      chips(7 + Math.round(deep / 12), -6 - deep, 2)
    },
    front() {
      chips(7, 5, 13)
    },
  }
}

/** Charcoal and ash. */
export function burntGround(sheet: Sheet, scene: Scene): Ground {
  const { left, right, y, deep, random } = scene
  const coals = (count: number, low: number, high: number) => {
    for (let i = 0; i < count; i++) {
      const [x, at, w, h] = [
        lerp(left + 8, right - 8, (i + random.next()) / count),
        y + random.between(low, high),
        random.between(6, 13),
        random.between(3.5, 6),
      ]
      const coal: Point[] = [
        [x - w, at + h * 0.2],
        [x - w * 0.6, at - h * 0.7],
        [x + w * 0.5, at - h * 0.8],
        [x + w, at],
        [x + w * 0.6, at + h * 0.7],
        [x - w * 0.5, at + h * 0.8],
      ]
      sheet.draw(sheet.ink().polygon(coal), '#3f3833')
      const cracks = sheet
        .ink()
        .pen([itemClamped(coal, 1), [x - w * 0.3, at + h * 0.1], itemClamped(coal, 5)], 0.9)
        .pen([itemClamped(coal, 2), [x + w * 0.3, at + h * 0.1], itemClamped(coal, 4)], 0.9)
      sheet.draw(cracks, '#b8aea0', 0.7)
      sheet.contour(coal, 1, { tolerance: 0 })
    }
  }
  return {
    back() {
      stain(sheet, scene, '#5c544c', 0.4)
      coals(8 + Math.round(deep / 10), -6 - deep, 3)
    },
    front() {
      coals(7, 5, 13)
    },
  }
}

/** An uncovered caterpillar on loose soil: the host of the clubs that stand on its back. */
export function insect(sheet: Sheet, scene: Scene): Ground {
  const soil = bareSoil(sheet, scene)
  const { left, right, y } = scene
  return {
    back: soil.back,
    front() {
      const cx = (left + right) / 2
      const half = Math.min(84, (right - left) * 0.36)
      const spine = (u: number): Point => [cx + (u - 0.5) * 2 * half, y + 4 + 3 * Math.sin(u * 5)]
      const thick = (u: number) => 11 * Math.sin(Math.PI * (0.12 + u * 0.78)) ** 0.5
      const outline = [
        ...Array.from(
          { length: 25 },
          (_, i) =>
            [
              spine(i / 24)[0],
              spine(i / 24)[1] - thick(i / 24) * (1 + 0.1 * Math.abs(Math.sin(i * 1.4))),
            ] as const,
        ),
        ...Array.from(
          { length: 25 },
          (_, i) => [spine(1 - i / 24)[0], spine(1 - i / 24)[1] + thick(1 - i / 24)] as const,
        ),
      ]
      wash(sheet, outline, '#b99a5c', { depth: 0.3, gap: true }, () => {
        const rings = sheet.ink()
        for (let i = 1; i < 12; i++) {
          const [x, at] = spine(i / 12)
          rings.pen(
            [
              [x - 1, at - 11],
              [x + 2.4, at],
              [x - 1, at + 11],
            ],
            1.2,
          )
        }
        sheet.draw(rings, sheet.inks.inner, 0.6)
      })
      sheet.contour(outline, 1.4)
    },
  }
}
